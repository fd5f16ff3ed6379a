import type { LoaderFunctionArgs } from "@remix-run/node";
import { recentPage } from "~/features/day/eat/recent-page.server";
import { cursorIn } from "~/features/food/page-cursor";
import { pageNumber } from "~/features/food/page-number";
import { requireViewer } from "~/http/viewer.server";
import { store } from "~/platform/boot.server";

/** A further page of the Recent list, for the list that loads as it is scrolled. */
export async function loader({ request }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request);
  const query = new URL(request.url).searchParams;
  return recentPage(store.read, viewer, pageNumber(query.get("page")), cursorIn(query.get("before")));
}
