import { Dialog } from "~/ui/dialog/dialog";
import { LANDSCAPE } from "./card-size";
import { ShareLink } from "./share-link.island";
import { SHARE_TEXTS } from "./share-texts";
import { Squares } from "./squares.island";

type Props = {
  link: string;
  preview: string;
  squares: string;
  puzzleName: string;
  closeTo: string;
};

export function ShareDialog({ link, preview, squares, puzzleName, closeTo }: Props) {
  return (
    <Dialog title={SHARE_TEXTS.generated} closeTo={closeTo}>
      <div className="share-preview">
        <img src={preview} alt={`The preview of the link: a seed packet, ${puzzleName}`} {...LANDSCAPE} />
      </div>
      <ShareLink link={link} puzzleName={puzzleName} />
      <p className="share-note">{SHARE_TEXTS.nameNote}</p>
      <Squares text={squares} />
    </Dialog>
  );
}
