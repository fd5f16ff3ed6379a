import { Form, Link, useSearchParams } from "@remix-run/react";
import { printedGtin } from "~/features/foods/gtin";
import { Button, Icon } from "~/ui/button";
import { Field } from "~/ui/form/field";
import { useOnDay } from "~/ui/use-hydrated";
import { BARCODE_MESSAGES, type UnknownBarcode } from "./product";

type Props = { typed?: string; error?: string };

export function BarcodeForm({ typed, error }: Props) {
  const [params] = useSearchParams();
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
    </Form>
  );
}

type NotKnownYetProps = { unknown: UnknownBarcode; reads?: boolean };

export function NotKnownYet({ unknown: { barcode, asks }, reads = true }: NotKnownYetProps) {
  const onDay = useOnDay();
  const printed = printedGtin(barcode);
  const address = `/eat/scan-label?barcode=${printed}`;
  return (
    <>
      <p>
        {printed}: {BARCODE_MESSAGES.unknown} {reads && "Scan the label or "}
        <Link to={onDay(`${address}&step=type`)}>{reads ? "type the values" : "Type the values"}</Link> once,
        and you will find it here the next time.
      </p>
      {asks && (
        <Form method="post" action={onDay(`${address}&step=look-up`)} className="stack">
          <p>{BARCODE_MESSAGES.mayLookUp}</p>
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
