import { ButtonLink } from "~/ui/controls";
import { EmptyState, type ProblemOf, TryAgain } from "~/ui/page";

export const COLLECTION_TEXTS = {
  title: "My Collections",
  notFound: "Puzzle not found in collection",
} as const;

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
  <EmptyState picture="cloud" title="Failed to load collection data" action={<TryAgain />} />
);

/** How the collection's pages report that they were not reached; undefined for other pages. */
export const collectionProblem: ProblemOf = ({ pathname }, isResponse) =>
  !isResponse && /^\/my-collections(?:$|\/detail\/)/.test(pathname)
    ? { title: COLLECTION_TEXTS.title, problem: <CollectionProblem /> }
    : undefined;
