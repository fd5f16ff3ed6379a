import type { LoaderFunctionArgs } from "@remix-run/node";
import { eatPage } from "~/features/eat/recent.server";
import { cursorIn, pageNumber } from "~/features/food/food-item";
import { callerOf } from "~/http/viewer.server";

/** A further page of the Recent list, for the list that loads as it is scrolled. */
export async function loader({ request }: LoaderFunctionArgs) {
  const by = await callerOf(request);
  const query = new URL(request.url).searchParams;
  const shown = { page: pageNumber(query.get("page")), before: cursorIn(query.get("before")) };
  return (await eatPage(by, shown)).recent;
}
