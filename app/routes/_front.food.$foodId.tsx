import type { SubmissionResult } from "@conform-to/react";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useOutletContext, useParams } from "@remix-run/react";
import { DAY_MESSAGES, homePath } from "~/features/day/calendar-days";
import { dayIn, localTime } from "~/features/day/dates.server";
import { FOOD_MESSAGES, furtherPerServing, perServingOf } from "~/features/food/entry";
import { StarForm } from "~/features/food/food-card";
import { loggedFood } from "~/features/food/logged.server";
import { LoggedFoodForm } from "~/features/food/logged-food-form";
import { savedFood, savedId } from "~/features/food/saved.server";
import { ShowBlocks } from "~/features/home/day-foods";
import type { Home } from "~/features/home/home.server";
import { editSchema, saveLoggedFood } from "~/features/log/log-food.server";
import { redirectLogged } from "~/features/log/log-forms.server";
import { saveReviewedFood } from "~/features/log/log-review.server";
import { LoggedMealForm } from "~/features/log/logged-meal-form.island";
import { sentEnergy } from "~/features/nutrition/amounts";
import { furtherFields, furtherLine } from "~/features/nutrition/further";
import { loggedReview } from "~/features/review/confirmed.server";
import { inEnergy } from "~/features/review/review";
import { reviewSchema, stepOfReview, untouchedFields } from "~/features/review/sent-review.server";
import type { Caller } from "~/http/caller.server";
import { answerForm, readForm, redirectWithToast, resultOf } from "~/http/form.server";
import { Refusal } from "~/http/refusal";
import { callerOf, callerOfForm } from "~/http/viewer.server";
import { newKey } from "~/platform/crypto.server";
import { ButtonLink } from "~/ui/controls";
import { Dialog } from "~/ui/dialog/dialog";
import { EmptyState } from "~/ui/page";

export const meta: MetaFunction = () => [{ title: "Food · Pixelplate" }];

/** A logged food, to log again, change or delete. One that is gone answers 404, with the form that was sent for it. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const by = await callerOf(request);
  const found = await loggedFood(by.db, by.viewer.id, params.foodId ?? "");
  const { today } = by;
  const day = dayIn(by, request);
  const page = { today, day, againKey: newKey(), furtherFields: furtherFields(by.viewer) };
  const closeGone = homePath(day?.date ?? today, today);
  if (!found) return data({ ...page, food: null, isSaved: false, closeTo: closeGone }, { status: 404 });
  const { id, entry, time, date } = found;
  const { parts, ...rest } = entry;
  return {
    ...page,
    food: {
      id,
      entry: { ...rest, further: undefined, amounts: perServingOf(entry) },
      review: parts ? inEnergy(await loggedReview(by, entry), by.viewer.energy) : null,
      date,
      time: localTime(by.viewer.timeZone, time),
      known: furtherPerServing(entry),
      ...(by.viewer.numbers === "shown" && {
        further: furtherLine(furtherPerServing(entry), by.viewer),
      }),
    },
    isSaved: Boolean(await savedFood(by.db, by.viewer.id, savedId(by.viewer.id, entry))),
    closeTo: homePath(day?.date ?? date, today),
  };
}

/** Saves the food; at `?step=parts` changes what it is made of, or saves it with that. */
export async function action({ request, params }: ActionFunctionArgs) {
  const by = await callerOfForm(request);
  const foodId = params.foodId ?? "";
  if (new URL(request.url).searchParams.get("step") === "parts") return changeParts(request, by, foodId);
  const { today } = by;
  const schema = (sent: FormData) => editSchema(today, sentEnergy(sent, by.viewer));
  const shown = async (reply: SubmissionResult<string[]>) =>
    ({ step: "food", gone: await isGone(by, foodId), reply }) as const;
  return answerForm(request, schema, { failed: FOOD_MESSAGES.saveFailed, shown }, async (value) =>
    saved(await saveLoggedFood(by, foodId, value)),
  );
}

async function changeParts(request: Request, by: Caller, foodId: string) {
  const { value, refusal, reply } = await readForm(request, reviewSchema);
  const fields = value ?? untouchedFields(reply().initialValue);
  const { number_of_servings, date, time, key, intent, confirmed } = fields;
  const typed = { number_of_servings, date, time, confirmed };
  const sent = await stepOfReview(by, fields, refusal);
  const page = { step: "parts", gone: await isGone(by, foodId), typed } as const;
  if (sent.next === "show") return data({ ...page, ...sent.shown }, sent.init);
  const { review } = sent;
  const result = await resultOf(request, FOOD_MESSAGES.saveFailed, () =>
    saveReviewedFood(by, foodId, { ...typed, key, intent, review }),
  );
  if (!(result instanceof Refusal)) return saved(result);
  return data({ ...page, typed: { ...typed, ...result.values }, review, problems: result.errors }, result);
}

const isGone = async ({ db, viewer }: Caller, foodId: string) => !(await loggedFood(db, viewer.id, foodId));

function saved({ newId, home }: { newId?: string; home: string }) {
  if (newId) return redirectLogged({ id: newId, home });
  return redirectWithToast(home, { type: "success", text: "Food updated" });
}

export default function LoggedFood() {
  const { closeTo, food, isSaved, ...rest } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { foodId } = useParams();
  const parts = answer?.step === "parts" ? answer : undefined;
  const review = parts?.review ?? food?.review;
  const reply = answer?.step === "food" ? answer.reply : undefined;
  const shown = { ...rest, food: answer?.gone ? null : food };
  const span = useOutletContext<{ foods: Home["foods"] } | null>()?.foods.find(
    ({ id }) => id === foodId,
  )?.span;
  return (
    <Dialog title="Food" closeTo={closeTo}>
      {food && (
        <div className="food-ways">
          <p>
            <span aria-hidden="true">{food.entry.emoji}</span> <strong>{food.entry.name}</strong>
          </p>
          {span && <ShowBlocks id={food.id} span={span} />}
          <StarForm food={food} isSaved={isSaved} date={rest.day?.date} />
        </div>
      )}
      {review ? (
        <LoggedMealForm key={foodId} {...shown} {...parts} review={review} />
      ) : food || answer ? (
        <LoggedFoodForm {...shown} lastResult={reply} />
      ) : (
        <EmptyState
          picture="scarecrow"
          title={DAY_MESSAGES.foodGone}
          action={<ButtonLink to={closeTo}>Back to home</ButtonLink>}
        />
      )}
    </Dialog>
  );
}
