import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CATEGORIES } from "~/features/puzzles/catalogue";
import { packs } from "~/features/puzzles/packs.server";
import { summaryOf } from "~/features/puzzles/puzzle";
import { CategoryList } from "~/features/puzzles/puzzle-choice";
import { requireViewer } from "~/http/viewer.server";
import { ButtonLink, useOnDay } from "~/ui/controls";
import { Dialog } from "~/ui/dialog/dialog";

export const meta: MetaFunction = () => [{ title: "Nutrition puzzles · Pixelplate" }];

export async function loader({ request }: LoaderFunctionArgs) {
  await requireViewer(request);
  return [...CATEGORIES, ...packs()].map(summaryOf);
}

export default function Puzzles() {
  const onDay = useOnDay();
  const categories = useLoaderData<typeof loader>();
  return (
    <Dialog title="Nutrition Puzzles" closeTo={onDay("/")} wide>
      <p>
        Make your own:
        <ButtonLink variant="quiet" to={onDay("/puzzles/mine")}>
          My puzzles
        </ButtonLink>
      </p>
      <CategoryList categories={categories} />
    </Dialog>
  );
}
