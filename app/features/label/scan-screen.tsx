import { Link } from "@remix-run/react";
import { Scanner } from "~/features/label/camera/camera-view.island";
import { ButtonLink, Icon, useOnDay } from "~/ui/controls";
import { EmptyState, Page } from "~/ui/page";
import { ToastRegion } from "~/ui/toast-region";
import type { ScanFailure } from "./label-reading";
import "./scan.css";
import { BarcodeForm, NotKnownYet } from "~/features/label/barcode/barcode-form";
import type { UnknownBarcode } from "~/features/label/barcode/product";

type Props = {
  failure?: ScanFailure;
  covered: boolean;
  day: { text: string } | null;
  /** An unknown GTIN: the next label is saved for it. */
  unknown?: UnknownBarcode;
};

export function ScanScreen({ failure, covered, day, unknown }: Props) {
  const onDay = useOnDay();
  return (
    <main className="scan" inert={covered ? "" : undefined}>
      <header className="scan-head">
        <h1>Scan Label {day && <small className="for-day">for {day.text}</small>}</h1>
        <Link className="icon-button" to={onDay("/?eat=1")} aria-label="Close">
          <Icon name="close" />
        </Link>
      </header>
      <Scanner failure={failure} covered={covered} unknown={unknown} />
      <ToastRegion toast={failure?.toast ?? null} />
    </main>
  );
}

/** Replaces the scanner where the server reads no photos. */
export function NoReader({ unknown }: { unknown?: UnknownBarcode }) {
  const onDay = useOnDay();
  return (
    <Page title="Scan Label" hideTitle>
      <EmptyState
        picture="plate"
        title="This server doesn't read labels"
        text="Its label reader is turned off. Typing the four numbers from the label takes about as long."
        action={<ButtonLink to={onDay("/eat/enter-value")}>Enter Value</ButtonLink>}
      />
      {unknown && <NotKnownYet unknown={unknown} reads={false} />}
      <BarcodeForm />
    </Page>
  );
}
