import { Link, useLocation } from "@remix-run/react";
import type { ProblemOf } from "~/ui/error-page";
import { ButtonLink } from "~/ui/form/button";
import { Icon } from "~/ui/icon";
import type { Card } from "./card";
import { PuzzleCard } from "./puzzle-card";
import "./detail.css";
import { EmptyState } from "~/ui/empty-state";
import { COLLECTION_TEXTS } from "./collected";

/** `days` are those on which it was collected, `date` names the one shown. */
type Props = { card: Card; days: { date: string; text: string; shown: boolean }[]; on: string | null };

export function DetailView({ card, days, on }: Props) {
  const onDay = on ? `on=${on}&` : "";
  return (
    <div className="detail">
      <PuzzleCard {...card} />
      <div className="detail-buttons">
        <ButtonLink to={`?${onDay}save=1`} variant="plain" preventScrollReset>
          <Icon name="download" />
          Save
        </ButtonLink>
        <ButtonLink to={`?${onDay}share=1`} preventScrollReset>
          <Icon name="share" />
          Share
        </ButtonLink>
      </div>
      {days.length > 1 && (
        <section className="detail-days" aria-labelledby="detail-days">
          <h2 id="detail-days">Collected on</h2>
          <ul>
            {days.map(({ date, text, shown }) => (
              <li key={date}>
                <Link to={`?on=${date}`} aria-current={shown ? "true" : undefined} replace preventScrollReset>
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

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
  return <CollectionProblem />;
}

export function CollectionProblem() {
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      picture="cloud"
      title={COLLECTION_TEXTS.loadFailed}
      action={
        <ButtonLink to={pathname + search} reloadDocument>
          Try Again
        </ButtonLink>
      }
    />
  );
}

/** How the collection's pages report that they were not reached; undefined for other pages. */
export const collectionProblem: ProblemOf = ({ pathname }, isResponse) =>
  !isResponse && /^\/my-collections(?:$|\/detail\/)/.test(pathname)
    ? { title: COLLECTION_TEXTS.title, problem: <CollectionProblem /> }
    : undefined;
