import { ButtonLink } from "~/ui/button-link";
import { EmptyState } from "~/ui/empty-state";
import { SHARE_TEXTS } from "./share-texts";
import { ShareFrame } from "./share-view";

/** The same for an unknown link, a puzzle that isn't collected, and an owner who has left. */
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
