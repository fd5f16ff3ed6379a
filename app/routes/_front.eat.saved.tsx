import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DAY_MESSAGES } from "~/features/day/calendar-days";
import { dayIn } from "~/features/day/dates.server";
import { EatTitle } from "~/features/day/day-problem";
import { FOOD_MESSAGES } from "~/features/food/entry";
import { SavedList } from "~/features/food/food-card";
import { savedFoods, unsaveFood } from "~/features/food/saved.server";
import { logSaved, redirectLogged, savedSchema } from "~/features/log/log-forms.server";
import { RecipeList } from "~/features/recipes/recipe-list";
import { listedRecipes } from "~/features/recipes/recipes.server";
import { answerForm, redirectWithToast } from "~/http/form.server";
import { Refusal } from "~/http/refusal";
import { onDay as pathOnDay } from "~/http/safe-path";
import { callerOf, callerOfForm } from "~/http/viewer.server";
import { newKey } from "~/platform/crypto.server";
import { ButtonLink, useOnDay } from "~/ui/controls";
import { Dialog } from "~/ui/dialog/dialog";
import { FormToast } from "~/ui/form/field";

export const meta: MetaFunction = () => [{ title: "Saved · Pixelplate" }];

export async function loader({ request }: LoaderFunctionArgs) {
  const by = await callerOf(request);
  const saved = await savedFoods(by.db, by.viewer.id);
  const foods = saved.map(({ id, entry: { name, emoji, amounts } }) => ({
    id,
    name,
    emoji,
    calories: amounts.calories,
    key: newKey(),
  }));
  return { foods, recipes: await listedRecipes(by), day: dayIn(by, request) };
}

export async function action({ request }: ActionFunctionArgs) {
  const by = await callerOfForm(request);
  const schema = savedSchema(by.today);
  return answerForm(request, schema, { failed: FOOD_MESSAGES.saveFailed }, async ({ intent, ...value }) => {
    if (intent !== "remove") return redirectLogged(await logSaved(by, value));
    if (!(await unsaveFood(by, value.id))) throw new Refusal(404, DAY_MESSAGES.foodGone);
    const { searchParams } = new URL(request.url);
    return redirectWithToast(pathOnDay("/eat/saved", searchParams.get("date")), {
      type: "success",
      text: FOOD_MESSAGES.unsaved,
    });
  });
}

export default function Saved() {
  const { foods, recipes, day } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const onDay = useOnDay();
  const problem = Object.values<string[] | null>(answer?.error ?? {})[0]?.[0];
  return (
    <Dialog title={<EatTitle title="Saved" day={day} />} closeTo={onDay("/")} back={onDay("/?eat=1")}>
      <FormToast text={problem} answer={answer} />
      {recipes.length > 0 && <RecipeList recipes={recipes} date={day?.date} />}
      {(foods.length > 0 || recipes.length === 0) && <SavedList foods={foods} date={day?.date} />}
      <ButtonLink to={onDay("/recipes")} variant="quiet">
        {recipes.length > 0 ? "Your recipes" : "Recipes"}
      </ButtonLink>
    </Dialog>
  );
}
