import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { isRouteErrorResponse, useLoaderData, useRouteError } from "@remix-run/react";
import { cardOf } from "~/features/collection/card";
import { collectedPuzzle } from "~/features/collection/collected-puzzle.server";
import { COLLECTION_TEXTS } from "~/features/collection/collection-texts";
import { DetailError } from "~/features/collection/detail-error";
import { DetailView } from "~/features/collection/detail-view";
import { cardPath, shareLink } from "~/features/share/link";
import { SaveDialog } from "~/features/share/save-dialog";
import { ShareDialog } from "~/features/share/share-dialog";
import { shownOrigin } from "~/http/shown-origin.server";
import { requireViewer } from "~/http/viewer.server";
import { store } from "~/platform/boot.server";
import { BackLink } from "~/ui/back-link.island";
import { Icon } from "~/ui/icon";
import { Page } from "~/ui/page";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${data.card.puzzle.name} · Pixelplate` : "Pixelplate" },
];

/** The card; with `save=1` the dialog to save it as an image (`columns=off`: without its grams), with `share=1` the one that holds its link. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request);
  const record = await collectedPuzzle(store.read, viewer.id, params.puzzleName ?? "");
  if (!record) throw new Response(COLLECTION_TEXTS.notFound, { status: 404 });
  const query = new URL(request.url).searchParams;
  const link = shareLink({ ...viewer, baseUrl: shownOrigin(request), puzzleId: record.puzzleId });
  return {
    card: cardOf(record, viewer.timeZone),
    save: query.get("save") === "1",
    plain: query.get("columns") === "off",
    share:
      query.get("share") === "1"
        ? { link, preview: cardPath({ ...viewer, puzzleId: record.puzzleId }) }
        : null,
  };
}

export default function Detail() {
  const { card, save, plain, share } = useLoaderData<typeof loader>();
  const here = `/my-collections/detail/${card.puzzle.id}`;
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
          <ShareDialog {...share} puzzleName={card.puzzle.name} closeTo={here} />
        ) : (
          save && <SaveDialog card={card} plain={plain} closeTo={here} />
        )
      }
    >
      <DetailView card={card} />
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
