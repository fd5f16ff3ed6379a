import type { Card } from "~/features/collection/card";
import { Dialog } from "~/ui/dialog/dialog";
import { ButtonLink } from "~/ui/form/button-link";
import { Icon } from "~/ui/icon";
import { CardPreview } from "./card-preview.island";
import { SHARE_TEXTS } from "./share-texts";

type Props = { card: Pick<Card, "puzzle" | "nutrition">; plain: boolean; closeTo: string };

export function SaveDialog({ card: { puzzle, nutrition }, plain, closeTo }: Props) {
  const image = `${closeTo}/card.png${plain ? "?columns=off" : ""}`;
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
      {nutrition && (
        <ButtonLink to={plain ? "?save=1" : "?save=1&columns=off"} variant="quiet" preventScrollReset replace>
          {plain ? "Show the grams" : "Hide the grams"}
        </ButtonLink>
      )}
      <CardPreview key={image} src={image} alt={`The card of the ${puzzle.name} puzzle`} />
    </Dialog>
  );
}
