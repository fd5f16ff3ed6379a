import { Link } from "@remix-run/react";
import { Icon } from "~/ui/icon";
import { ToastRegion } from "~/ui/toast-region";
import { useOnDay } from "~/ui/use-on-day";
import type { ScanFailure } from "./scan-failure";
import { Scanner } from "./scanner.island";
import "./scan.css";

type Props = {
  /** Why the last photo gave no food. */
  failure?: ScanFailure;
  /** A dialog stands in front: the camera is off. */
  covered: boolean;
  /** The past day that is logged to; none for today. */
  day: { text: string } | null;
  /** A GTIN that nothing is known of: the label that is read next is remembered for it. */
  unknown?: string;
};

/** The whole window as a label scanner: the camera, or a field for a photo where there is none. */
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
