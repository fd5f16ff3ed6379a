import type { LoaderFunctionArgs } from "@remix-run/node";
import { CATEGORIES } from "~/features/puzzles/catalogue";
import { CategoryList } from "~/features/puzzles/category-list";
import { requireViewer } from "~/platform/viewer.server";
import { Dialog } from "~/ui/dialog";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireViewer(request);
  return null;
}

export default function Puzzles() {
  return (
    <Dialog title="Nutrition Puzzles" closeTo="/" wide>
      <CategoryList categories={CATEGORIES} />
    </Dialog>
  );
}
