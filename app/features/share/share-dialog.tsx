import { Dialog } from "~/ui/dialog";
import { ShareLink } from "./share-link.island";
import { SHARE_TEXTS } from "./share-texts";

type Props = { link: string; puzzleName: string; closeTo: string };

/** The public link of one collected puzzle, to copy or to hand to the device's share sheet. */
export function ShareDialog({ link, puzzleName, closeTo }: Props) {
  return (
    <Dialog title={SHARE_TEXTS.generated} closeTo={closeTo}>
      <ShareLink link={link} puzzleName={puzzleName} />
    </Dialog>
  );
}
