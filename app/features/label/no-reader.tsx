import { printedGtin } from "~/features/foods/gtin";
import { useOnDay } from "~/ui/dialog/use-on-day";
import { EmptyState } from "~/ui/empty-state";
import { ButtonLink } from "~/ui/form/button-link";
import { Page } from "~/ui/page";
import { BarcodeForm } from "./barcode/barcode-form";
import { BARCODE_MESSAGES } from "./barcode/messages";

/** Replaces the scanner where the server reads no photos. */
export function NoReader({ unknown }: { unknown?: string }) {
  const onDay = useOnDay();
  return (
    <Page title="Scan Label" hideTitle>
      <EmptyState
        picture="plate"
        title="This server doesn't read labels"
        text="Its label reader is turned off. Typing the four numbers from the label takes about as long."
        action={<ButtonLink to={onDay("/eat/enter-value")}>Enter Value</ButtonLink>}
      />
      {unknown && (
        <p>
          {printedGtin(unknown)}: {BARCODE_MESSAGES.unknown}
        </p>
      )}
      <BarcodeForm />
    </Page>
  );
}
