import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { isRouteErrorResponse, useLoaderData, useRouteError } from "@remix-run/react";
import { cardDate, shortCardDate } from "~/features/collection/collected";
import { cardOn } from "~/features/collection/collection.server";
import { COLLECTION_TEXTS, DetailError } from "~/features/collection/collection-problem";
import { DetailView } from "~/features/collection/detail-view";
import { cardPath, shareLink } from "~/features/share/link";
import { SaveDialog, ShareDialog } from "~/features/share/share-dialogs";
import { squaresText } from "~/features/share/squares-text";
import { callerOf, shownOrigin } from "~/http/viewer.server";
import { localDate } from "~/platform/local-date";
import { BackLink } from "~/ui/back-link.island";
import { Icon } from "~/ui/controls";
import { Page } from "~/ui/page";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${data.card.puzzle.name} · Pixelplate` : "Pixelplate" },
];

/** The card, of the day `on` or the first; with `save=1` the dialog to save it as an image (`columns=off`: without its grams), with `share=1` the one that holds its link. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const by = await callerOf(request);
  const query = new URL(request.url).searchParams;
  const on = query.get("on");
  const dated = { id: by.viewer.id, dateOf: (instant: number) => localDate(by.viewer, instant) };
  const found = await cardOn(by.db, dated, params.puzzleName ?? "", on);
  if (!found) throw new Response(COLLECTION_TEXTS.notFound, { status: 404 });
  const { card, record, days } = found;
  const link = shareLink({ ...by.viewer, baseUrl: shownOrigin(request), puzzleId: record.puzzleId });
  return {
    card,
    on,
    days: days.map(({ date }) => ({ date, text: shortCardDate(date), shown: cardDate(date) === card.date })),
    save: query.get("save") === "1",
    plain: query.get("columns") === "off",
    share:
      query.get("share") === "1"
        ? {
            link,
            named: Boolean(by.viewer.nickname),
            preview: cardPath({ ...by.viewer, puzzleId: record.puzzleId }),
            squares: squaresText(card.puzzle),
          }
        : null,
  };
}

export default function Detail() {
  const { card, days, on, save, plain, share } = useLoaderData<typeof loader>();
  const here = `/my-collections/detail/${card.puzzle.id}`;
  const closeTo = on ? `${here}?on=${on}` : here;
  return (
    <Page
      title={card.puzzle.name}
      actions={
        <BackLink className="icon-button" to="/my-collections" aria-label="Close">
          <Icon name="close" />
        </BackLink>
      }
      dialogOpen={save || share !== null}
      dialog={
        share ? (
          <ShareDialog {...share} puzzleName={card.puzzle.name} closeTo={closeTo} />
        ) : (
          save && <SaveDialog card={card} on={on} plain={plain} closeTo={closeTo} />
        )
      }
    >
      <DetailView card={card} days={days} on={on} />
    </Page>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  return (
    <Page title={COLLECTION_TEXTS.title} hideTitle>
      <DetailError missing={isRouteErrorResponse(error) && error.status === 404} />
    </Page>
  );
}
