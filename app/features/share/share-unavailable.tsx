import { EmptyState } from "~/ui/empty-state";
import { ButtonLink } from "~/ui/form/button-link";
import { SHARE_TEXTS } from "./share-texts";
import { ShareFrame } from "./share-view";

/** Says the same for an unknown link, an uncollected puzzle and a deleted account. */
export function ShareUnavailable() {
  return (
    <ShareFrame>
      <EmptyState
        picture="scarecrow"
        level="h1"
        title={SHARE_TEXTS.unavailable}
        action={<ButtonLink to="/">Go to Pixelplate</ButtonLink>}
      />
    </ShareFrame>
  );
}
