import { Form, Link, useSearchParams } from "@remix-run/react";
import { printedGtin } from "~/features/foods/gtin";
import { Button, Icon } from "~/ui/button";
import { Field } from "~/ui/form/field";
import { useOnDay } from "~/ui/use-hydrated";
import { BARCODE_MESSAGES } from "./product";

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

export function NotKnownYet({ barcode, reads = true }: { barcode: string; reads?: boolean }) {
  const onDay = useOnDay();
  return (
    <p>
      {printedGtin(barcode)}: {BARCODE_MESSAGES.unknown} {reads && "Scan the label or "}
      <Link to={onDay(`/eat/scan-label?barcode=${barcode}&step=type`)}>
        {reads ? "type the values" : "Type the values"}
      </Link>{" "}
      once, and you will find it here the next time.
    </p>
  );
}
