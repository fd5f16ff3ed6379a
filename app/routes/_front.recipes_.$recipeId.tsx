import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { dayIn } from "~/features/day/dates.server";
import { EatTitle } from "~/features/day/day-problem";
import { FOOD_MESSAGES } from "~/features/food/entry";
import { cookSchema, eatRecipe, eatRecipeSchema } from "~/features/log/eat-recipe.server";
import { redirectLogged } from "~/features/log/log-forms.server";
import {
  CookRecipe,
  DeleteRecipe,
  EatRecipe,
  Gone,
  HouseRecipe,
  ShareRecipe,
} from "~/features/recipes/eat-recipe";
import { cookRecipe } from "~/features/recipes/pots.server";
import { POT_MESSAGES, RECIPE_MESSAGES } from "~/features/recipes/recipe";
import { RecipeForm, RecipeHead } from "~/features/recipes/recipe-form.island";
import { recipeFormSchema, saveRecipe, stepOfRecipe } from "~/features/recipes/recipe-forms.server";
import { deleteRecipe, shareRecipe, shownRecipe } from "~/features/recipes/recipes.server";
import { untouchedFields } from "~/features/review/sent-review.server";
import type { Caller } from "~/http/caller.server";
import { readForm, redirectWithToast, resultOf } from "~/http/form.server";
import { Refusal } from "~/http/refusal";
import { onDay as pathOnDay } from "~/http/safe-path";
import { callerOf, callerOfForm } from "~/http/viewer.server";
import { newKey } from "~/platform/crypto.server";
import { useOnDay } from "~/ui/controls";
import { Dialog } from "~/ui/dialog/dialog";

export const meta: MetaFunction = () => [{ title: "Recipe · Pixelplate" }];

/** A recipe, to eat of, change or delete. One that is gone answers 404, with the form that was sent for it. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const by = await callerOf(request);
  const recipe = await shownRecipe(by, params.recipeId ?? "");
  const page = { recipe, day: dayIn(by, request), eatKey: newKey() };
  return data(page, recipe ? 200 : 404);
}

/** Saves the recipe or changes what is reviewed of it; at `?step=eat` logs some of it, at `?step=cook` puts it into the fridge. */
export async function action({ request, params }: ActionFunctionArgs) {
  const by = await callerOfForm(request);
  const id = params.recipeId ?? "";
  const { searchParams: query } = new URL(request.url);
  if (query.get("step") === "eat") return eat(request, by, id);
  if (query.get("step") === "cook") return cook(request, by, id);
  const { value, refusal, reply } = await readForm(request, recipeFormSchema);
  const fields = value ?? untouchedFields(reply().initialValue);
  const back = (path: string, text: string) =>
    redirectWithToast(pathOnDay(path, query.get("date")), { type: "success", text });
  if (!refusal && fields.intent === "delete") {
    const gone = await resultOf(request, FOOD_MESSAGES.saveFailed, () => deleteRecipe(by, id));
    if (!(gone instanceof Refusal)) return back("/recipes", RECIPE_MESSAGES.deleted);
    throw new Response(gone.message, gone);
  }
  if (!refusal && (fields.intent === "share" || fields.intent === "unshare")) {
    const forHouse = fields.intent === "share";
    const shared = await resultOf(request, FOOD_MESSAGES.saveFailed, () => shareRecipe(by, id, forHouse));
    if (shared instanceof Refusal) throw new Response(shared.message, shared);
    return back(`/recipes/${id}`, forHouse ? RECIPE_MESSAGES.shared : RECIPE_MESSAGES.unshared);
  }
  const sent = await stepOfRecipe(by, id, fields, refusal);
  const { typed } = sent;
  if (sent.next === "show") return data({ ...sent.shown, typed, step: "recipe" } as const, sent.init);
  const { review } = sent;
  const result = await resultOf(request, FOOD_MESSAGES.saveFailed, () => saveRecipe(by, id, review, typed));
  if (!(result instanceof Refusal)) return back(`/recipes/${id}`, RECIPE_MESSAGES.saved);
  return data({ review, typed, problems: result.errors, step: "recipe" } as const, result);
}

async function eat(request: Request, by: Caller, id: string) {
  const { value, refusal, reply } = await readForm(request, eatRecipeSchema(by.today));
  const result =
    refusal ?? (await resultOf(request, FOOD_MESSAGES.saveFailed, () => eatRecipe(by, id, value)));
  if (!(result instanceof Refusal)) return redirectLogged(result);
  const { amount, measure } = (reply().initialValue ?? {}) as Record<string, string>;
  return data({ step: "eat", amount, measure, problems: result.errors } as const, result);
}

async function cook(request: Request, by: Caller, id: string) {
  const { value, refusal, reply } = await readForm(request, cookSchema);
  const result =
    refusal ?? (await resultOf(request, FOOD_MESSAGES.saveFailed, () => cookRecipe(by, id, value)));
  const date = new URL(request.url).searchParams.get("date");
  if (!(result instanceof Refusal))
    return redirectWithToast(pathOnDay("/?eat=1", date), {
      type: "success",
      text: POT_MESSAGES.stands(result),
    });
  const { makes } = (reply().initialValue ?? {}) as Record<string, string>;
  return data({ step: "cook", makes, problems: result.errors } as const, result);
}

export default function RecipePage() {
  const { recipe, day, eatKey } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const onDay = useOnDay();
  const changed = answer?.step === "recipe" ? answer : undefined;
  const eaten = answer?.step === "eat" ? answer : undefined;
  const cooked = answer?.step === "cook" ? answer : undefined;
  const shown = changed ?? (recipe?.isMine === false ? undefined : recipe);
  return (
    <Dialog title={<EatTitle title="Recipe" day={day} />} closeTo={onDay("/")} back={onDay("/recipes")}>
      {recipe && (
        <>
          <RecipeHead review={recipe.review} makes={recipe.makes} />
          <EatRecipe
            {...{ id: recipe.id, eatKey, isWeighed: recipe.isWeighed, date: day?.date }}
            typed={eaten}
            problems={eaten?.problems}
          />
          <CookRecipe
            {...{ id: recipe.id, cookKey: eatKey, date: day?.date }}
            makes={cooked?.makes ?? recipe.typed.makes}
            problems={cooked?.problems}
          />
        </>
      )}
      {recipe?.isMine === false && (
        <HouseRecipe parts={recipe.parts} unrecognised={recipe.review.provenance.unrecognised} />
      )}
      {shown && (
        <RecipeForm key={recipe?.id} action={onDay(recipe ? `/recipes/${recipe.id}` : "")} {...shown} />
      )}
      {!shown && !recipe && <Gone title={RECIPE_MESSAGES.gone} to={onDay("/recipes")} name="Your recipes" />}
      {recipe?.canShare && <ShareRecipe id={recipe.id} forHouse={recipe.forHouse} date={day?.date} />}
      {recipe?.isMine && <DeleteRecipe id={recipe.id} name={recipe.review.name} />}
    </Dialog>
  );
}
