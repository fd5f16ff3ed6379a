import { ButtonLink } from "~/ui/button-link";
import { Dialog } from "~/ui/dialog";
import { Icon } from "~/ui/icon";
import { CardPreview } from "./card-preview.island";
import { SHARE_TEXTS } from "./share-texts";

type Props = { image: string; puzzle: { id: string; name: string }; closeTo: string };

/** The card as an image to keep. `image` is its address. */
export function SaveDialog({ image, puzzle, closeTo }: Props) {
  return (
    <Dialog
      title="Save"
      closeTo={closeTo}
      footer={
        <>
          <ButtonLink to={closeTo} variant="plain" preventScrollReset data-close>
            Close
          </ButtonLink>
          <a className="button primary" href={image} download={`${puzzle.id}.png`}>
            <Icon name="download" />
            Download
          </a>
        </>
      }
    >
      <p>{SHARE_TEXTS.tip}</p>
      <CardPreview src={image} alt={`The card of the ${puzzle.name} puzzle`} />
    </Dialog>
  );
}
