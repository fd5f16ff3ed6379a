import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { recentPage } from "~/features/day/recent-page.server";
import { EatMenu } from "~/features/food/eat-menu";
import { cursorIn } from "~/features/food/page-cursor";
import { pageNumber } from "~/features/food/page-number";
import { store } from "~/platform/boot.server";
import { viewerOf } from "~/platform/viewer.server";
import { Dialog } from "~/ui/dialog";

/** `/`, with the Eat dialog when `eat=1`. */
export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const viewer = await viewerOf(request);
  if (!viewer) {
    if (query.has("log-in")) throw redirect("/log-in");
    if (query.has("eat")) throw redirect("/log-in?redirectTo=%2F%3Feat%3D1");
    return { recent: null };
  }
  if (!viewer.prompted && !viewer.profileComplete && query.size === 0) throw redirect("/welcome/info");
  if (query.get("eat") !== "1") return { recent: null };
  const page = pageNumber(query.get("page"));
  return { recent: await recentPage(store.read, viewer, page, cursorIn(query.get("before"))) };
}

export default function Index() {
  const { recent } = useLoaderData<typeof loader>();
  if (!recent) return null;
  return (
    <Dialog title="Eat" closeTo="/">
      <EatMenu recent={recent} />
    </Dialog>
  );
}
