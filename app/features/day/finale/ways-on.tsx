import { ButtonLink } from "~/ui/form/button-link";
import { Icon } from "~/ui/icon";

type Props = { puzzleId: string; gardenId: string };

export const WaysOn = ({ puzzleId, gardenId }: Props) => (
  <div className="ways-on">
    <ButtonLink to={`/my-collections/detail/${puzzleId}?share=1`}>
      <Icon name="share" /> Share
    </ButtonLink>
    <ButtonLink to={`/my-collections#shelf-${gardenId}`} variant="plain">
      See the garden
    </ButtonLink>
  </div>
);
