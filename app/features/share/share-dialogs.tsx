import type { Card } from "~/features/collection/shelves";
import { useHidesNumbers } from "~/features/nutrition/use-numbers";
import { ButtonLink, Icon } from "~/ui/controls";
import { Dialog } from "~/ui/dialog/dialog";
import { LANDSCAPE } from "./card-shapes";
import { CardPreview, ShareLink, Squares } from "./share-link.island";

type Props = {
  card: Pick<Card, "puzzle" | "nutrition">;
  on: string | null;
  plain: boolean;
  closeTo: string;
};

export function SaveDialog({ card: { puzzle, nutrition }, on, plain, closeTo }: Props) {
  const hidden = useHidesNumbers();
  const onDay = on ? `on=${on}&` : "";
  const image = `/my-collections/detail/${puzzle.id}/card.png?${onDay}${plain || hidden ? "columns=off" : ""}`;
  return (
    <Dialog
      title="Save"
      closeTo={closeTo}
      footer={
        <>
          <ButtonLink to={closeTo} variant="plain" preventScrollReset data-close>
            Close
          </ButtonLink>
          <a className="button" href={image} download={`${puzzle.id}.png`}>
            <Icon name="download" />
            Download
          </a>
        </>
      }
    >
      <p>Tap and hold to save this image and share it with friends on Social Media!</p>
      {nutrition && !hidden && (
        <ButtonLink
          to={`?${onDay}save=1${plain ? "" : "&columns=off"}`}
          variant="quiet"
          preventScrollReset
          replace
        >
          {plain ? "Show the grams" : "Hide the grams"}
        </ButtonLink>
      )}
      <CardPreview key={image} src={image} alt={`The card of the ${puzzle.name} puzzle`} />
    </Dialog>
  );
}

type ShareDialogProps = {
  link: string;
  preview: string;
  squares: string;
  /** Whether the link holds a nickname. */
  named: boolean;
  puzzleName: string;
  closeTo: string;
};

export function ShareDialog({ link, preview, squares, named, puzzleName, closeTo }: ShareDialogProps) {
  return (
    <Dialog title="Share Link generated!" closeTo={closeTo}>
      <div className="share-preview">
        <img src={preview} alt={`The preview of the link: a seed packet, ${puzzleName}`} {...LANDSCAPE} />
      </div>
      <ShareLink link={link} puzzleName={puzzleName} />
      {named && <p className="share-note">The link contains your name, and anyone can edit that part.</p>}
      <Squares text={squares} />
    </Dialog>
  );
}
