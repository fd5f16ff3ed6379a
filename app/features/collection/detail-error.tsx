import { EmptyState } from "~/ui/empty-state";
import { ButtonLink } from "~/ui/form/button-link";
import { COLLECTION_TEXTS } from "./collection-texts";

export function DetailError({ missing }: { missing: boolean }) {
  if (missing)
    return (
      <EmptyState
        picture="packet"
        title={COLLECTION_TEXTS.notFound}
        text="Fill it on a day of your own, and its packet will be waiting for you here."
        action={<ButtonLink to="/my-collections">{COLLECTION_TEXTS.title}</ButtonLink>}
      />
    );
  return (
    <EmptyState
      picture="cloud"
      title={COLLECTION_TEXTS.loadFailed}
      action={
        <ButtonLink to="" reloadDocument>
          Try Again
        </ButtonLink>
      }
    />
  );
}
