import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { FOUND_MAX, findFoods, SEARCH_MAX } from "~/features/food/search/find-foods";
import { FoodSearch } from "~/features/food/search/food-search.island";
import { foodSources } from "~/features/food/search/food-sources.server";
import { store } from "~/platform/boot.server";
import { requireViewer } from "~/platform/viewer.server";
import { Dialog } from "~/ui/dialog";

export const meta: MetaFunction = () => [{ title: "Search · Pixelplate" }];

/** What a search finds; the review's own search reads it too. */
export async function loader({ request }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request);
  const q = (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, SEARCH_MAX).toWellFormed();
  return { q, foods: await findFoods(foodSources(store.read), viewer.id, q, FOUND_MAX) };
}

export default function Foods() {
  return (
    <Dialog title="Search" closeTo="/" back="/?eat=1">
      <FoodSearch {...useLoaderData<typeof loader>()} />
    </Dialog>
  );
}
