import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { cardOf } from "~/features/collection/shelves";
import { SHARE_TEXTS, shownNickname } from "~/features/share/link";
import { ShareUnavailable, ShareView, shareMeta } from "~/features/share/share-view";
import { sharedPuzzle } from "~/features/share/shared-puzzle.server";
import { shownOrigin } from "~/http/viewer.server";
import { settings, store } from "~/platform/boot.server";
import { localDate } from "~/platform/local-date";

/** Nothing wakes up here, and so nothing about who is looking is sent along. */
export const handle = { scripts: false };

export const headers: HeadersFunction = () => ({
  "Cache-Control": "no-store",
  "X-Robots-Tag": "noindex",
});

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? shareMeta(data) : [{ title: SHARE_TEXTS.unavailable }, { name: "robots", content: "noindex" }];

export async function loader({ request, params }: LoaderFunctionArgs) {
  const shareId = params.shareId ?? "";
  const shared = await sharedPuzzle(store.read, shareId, params.puzzleName ?? "");
  if (!shared) throw new Response(SHARE_TEXTS.unavailable, { status: 404 });
  const hours = { ...shared, timeZone: shared.timeZone ?? settings.timeZone };
  return {
    shareId,
    card: {
      ...cardOf(shared, shared.firstDate ?? localDate(hours, shared.firstCompletedAt)),
      ...(shared.hidesGrams && { hidesGrams: true }),
    },
    nickname: shownNickname(new URL(request.url).searchParams.get("nickname")),
    baseUrl: shownOrigin(request),
  };
}

export default function Share() {
  const { card, nickname, baseUrl } = useLoaderData<typeof loader>();
  return <ShareView card={card} nickname={nickname} siteUrl={baseUrl} />;
}

export function ErrorBoundary() {
  return <ShareUnavailable />;
}
