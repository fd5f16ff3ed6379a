import { Form, Link, useSearchParams } from "@remix-run/react";
import { printedGtin } from "~/features/foods/gtin";
import { Button, Icon, useOnDay } from "~/ui/controls";
import { Field } from "~/ui/form/field";
import { BARCODE_MESSAGES, type UnknownBarcode } from "./product";

/** `barcode` is one that could not be looked up. */
type Props = { typed?: string; error?: string; barcode?: string };

export function BarcodeForm({ typed, error, barcode }: Props) {
  const [params] = useSearchParams();
  const onDay = useOnDay();
  const date = params.get("date");
  return (
    <Form action="/eat/scan-label" className="barcode-form" noValidate>
      {date && <input type="hidden" name="date" value={date} />}
      <Field
        label="Type the barcode number"
        name="barcode"
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        defaultValue={typed}
        error={error ? [error] : undefined}
      />
      <Button variant="plain" pendingText="Looking up...">
        <Icon name="search" /> Look up
      </Button>
      {barcode && error && <Link to={onDay(typeAddress(barcode))}>Type the values</Link>}
    </Form>
  );
}

const addressOf = (barcode: string) => `/eat/scan-label?barcode=${printedGtin(barcode)}`;
const typeAddress = (barcode: string) => `${addressOf(barcode)}&step=type`;

type NotKnownYetProps = { unknown: UnknownBarcode; reads?: boolean };

export function NotKnownYet({ unknown: { barcode, asks }, reads = true }: NotKnownYetProps) {
  const onDay = useOnDay();
  return (
    <>
      <p>
        {printedGtin(barcode)}: {BARCODE_MESSAGES.unknown} {reads && "Scan the label or "}
        <Link to={onDay(typeAddress(barcode))}>{reads ? "type the values" : "Type the values"}</Link> once,
        and you will find it here the next time.
      </p>
      {asks && (
        <Form method="post" action={onDay(`${addressOf(barcode)}&step=look-up`)} className="stack">
          <p>
            May this server look such barcodes up at Open Food Facts? It sends the digits, and nothing about
            you.
          </p>
          <div className="form-buttons">
            <Button variant="plain" name="barcodes" value="on" pendingText="Looking up...">
              Yes, look it up
            </Button>
            <Button variant="quiet" name="barcodes" value="off">
              No
            </Button>
          </div>
        </Form>
      )}
    </>
  );
}
