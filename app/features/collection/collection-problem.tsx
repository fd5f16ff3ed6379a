import { ButtonLink } from "~/ui/controls";
import { EmptyState, type ProblemOf, TryAgain } from "~/ui/page";
import { COLLECTION_TEXTS } from "./messages";

export function DetailError({ missing }: { missing: boolean }) {
  if (missing)
    return (
      <EmptyState
        picture="packet"
        title={COLLECTION_TEXTS.notFound}
        text="Finish this puzzle one day, and you’ll find it here."
        action={<ButtonLink to="/my-collections">{COLLECTION_TEXTS.title}</ButtonLink>}
      />
    );
  return <CollectionProblem />;
}

export const CollectionProblem = () => (
  <EmptyState picture="cloud" title={COLLECTION_TEXTS.loadFailed} action={<TryAgain />} />
);

/** How the collection's pages report that they were not reached; undefined for other pages. */
export const collectionProblem: ProblemOf = ({ pathname }, isResponse) =>
  !isResponse && /^\/my-collections(?:$|\/detail\/)/.test(pathname)
    ? { title: COLLECTION_TEXTS.title, problem: <CollectionProblem /> }
    : undefined;
