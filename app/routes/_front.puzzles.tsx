import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CATEGORIES } from "~/features/puzzles/catalogue";
import { CategoryList } from "~/features/puzzles/category-list";
import { summaryOf } from "~/features/puzzles/category-summary";
import { requireViewer } from "~/http/viewer.server";
import { Dialog } from "~/ui/dialog/dialog";
import { useOnDay } from "~/ui/dialog/use-on-day";

export const meta: MetaFunction = () => [{ title: "Nutrition puzzles · Pixelplate" }];

export async function loader({ request }: LoaderFunctionArgs) {
  await requireViewer(request);
  return CATEGORIES.map(summaryOf);
}

export default function Puzzles() {
  const categories = useLoaderData<typeof loader>();
  return (
    <Dialog title="Nutrition Puzzles" closeTo={useOnDay()("/")} wide>
      <CategoryList categories={categories} />
    </Dialog>
  );
}
