import type { SubmissionResult } from "@conform-to/react";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { dayIn } from "~/features/day/dates.server";
import { EatTitle } from "~/features/day/day-problem";
import { FOOD_MESSAGES } from "~/features/food/entry";
import { IMPORT_REFUSALS } from "~/features/imports/messages";
import { previewRecipes, recipeFileSchema } from "~/features/imports/recipes/add-recipes.server";
import { RECIPE_FILE } from "~/features/imports/recipes/recipe-file";
import { RecipeFileForm } from "~/features/imports/recipes/recipe-file-form";
import { RECIPE_MESSAGES } from "~/features/recipes/recipe";
import { makeFromWords, newRecipeSchema } from "~/features/recipes/recipe-forms.server";
import { NewRecipe, RecipeList } from "~/features/recipes/recipe-list";
import { listedRecipes } from "~/features/recipes/recipes.server";
import type { Caller } from "~/http/caller.server";
import { answerForm, pageOfFiles, readForm, redirectWithToast, resultOf } from "~/http/form.server";
import { type Errors, Refusal } from "~/http/refusal";
import { onDay as pathOnDay } from "~/http/safe-path";
import { callerOf, callerOfForm } from "~/http/viewer.server";
import { newKey } from "~/platform/crypto.server";
import { useOnDay } from "~/ui/controls";
import { Dialog } from "~/ui/dialog/dialog";

export const meta: MetaFunction = () => [{ title: "Recipes · Pixelplate" }];

export async function loader({ request }: LoaderFunctionArgs) {
  const by = await callerOf(request);
  const page = { recipes: await listedRecipes(by), day: dayIn(by, request), formKey: newKey() };
  return pageOfFiles(request, page, { file: { errors: { file: [IMPORT_REFUSALS.tooLarge] } } });
}

/** Makes a recipe of words, and leads to it; at `?step=file` leads to the preview of those of a file. */
export async function action({ request }: ActionFunctionArgs) {
  const by = await callerOfForm(request);
  if (new URL(request.url).searchParams.get("step") === "file") return previewFile(request, by);
  return answerForm(request, newRecipeSchema, { failed: FOOD_MESSAGES.saveFailed }, async (value) => {
    const id = await makeFromWords(by, value);
    const { searchParams } = new URL(request.url);
    const to = pathOnDay(`/recipes/${id}`, searchParams.get("date"));
    return redirectWithToast(to, { type: "success", text: RECIPE_MESSAGES.saved });
  });
}

async function previewFile(request: Request, by: Caller) {
  const { value, refusal } = await readForm(request, recipeFileSchema);
  const result =
    refusal ?? (await resultOf(request, RECIPE_FILE.failed, () => previewRecipes(by, value.file)));
  if (result instanceof Refusal) return data({ file: { errors: result.errors } }, result);
  return redirect(`/account/data/import?id=${result}`, { status: 303 });
}

type FileAnswer = { file: { errors: Errors } };

export default function Recipes() {
  const { recipes, day, formKey, refused } = useLoaderData<typeof loader>();
  const answered = (useActionData<typeof action>() ?? refused) as
    | SubmissionResult<string[]>
    | FileAnswer
    | undefined;
  const file = answered && "file" in answered ? answered.file : undefined;
  const answer = answered && "file" in answered ? undefined : answered;
  const onDay = useOnDay();
  return (
    <Dialog title={<EatTitle title="Recipes" day={day} />} closeTo={onDay("/")} back={onDay("/eat/saved")}>
      <div className="recipes">
        {recipes.length > 0 && <RecipeList recipes={recipes} date={day?.date} />}
        <NewRecipe
          newKey={formKey}
          sent={answer?.initialValue as Record<string, string> | undefined}
          problems={answer?.error ?? undefined}
        />
        <RecipeFileForm error={file?.errors.file ?? file?.errors[""]} />
      </div>
    </Dialog>
  );
}
