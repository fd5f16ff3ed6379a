import type { LoaderFunctionArgs } from "@remix-run/node";
import { recentPage } from "~/features/eat/recent.server";
import { cursorIn, pageNumber } from "~/features/food/food-item";

import { requireViewer } from "~/http/viewer.server";
import { store } from "~/platform/boot.server";

/** A further page of the Recent list, for the list that loads as it is scrolled. */
export async function loader({ request }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request);
  const query = new URL(request.url).searchParams;
  return recentPage(store.read, viewer, pageNumber(query.get("page")), cursorIn(query.get("before")));
}
