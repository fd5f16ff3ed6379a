import { Link } from "@remix-run/react";
import { useOnDay } from "~/ui/dialog/use-on-day";
import { Icon } from "~/ui/icon";
import { ToastRegion } from "~/ui/toast-region";
import type { ScanFailure } from "./scan-failure";
import { Scanner } from "./scanner.island";
import "./scan.css";

type Props = {
  failure?: ScanFailure;
  covered: boolean;
  day: { text: string } | null;
  /** An unknown GTIN: the next label is saved for it. */
  unknown?: string;
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
