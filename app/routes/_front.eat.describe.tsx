import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { dayWording } from "~/features/day/day-wording";
import { logReviewed } from "~/features/day/log-reviewed.server";
import { analystOf } from "~/features/food/analyst.server";
import { DescribeForm } from "~/features/food/describe-form";
import { describeSchema } from "~/features/food/describe-schema.server";
import { entryOf } from "~/features/food/entry-schema.server";
import { FOOD_MESSAGES } from "~/features/food/messages";
import { changeReview } from "~/features/food/review/change-review.server";
import { confirmedMeal } from "~/features/food/review/confirmed-meal.server";
import { confirmedReview } from "~/features/food/review/confirmed-review.server";
import { firstReview } from "~/features/food/review/first-review.server";
import { REVIEW_MESSAGES } from "~/features/food/review/messages";
import { readReview } from "~/features/food/review/read-review.server";
import { readIntent } from "~/features/food/review/review-fields";
import { ReviewForm } from "~/features/food/review/review-form.island";
import { checkReview, rowProblems } from "~/features/food/review/review-problems.server";
import { keptFields, reviewSchema } from "~/features/food/review/review-schema.server";
import { noteOf } from "~/features/food/review/row-note";
import { foodSources } from "~/features/food/search/food-sources.server";
import { settings, store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { readForm } from "~/platform/form.server";
import { readingLimit } from "~/platform/limits.server";
import { newKey } from "~/platform/new-key.server";
import { redirectWithToast } from "~/platform/toast.server";
import { TOO_OFTEN } from "~/platform/too-often";
import { unlessDown } from "~/platform/unless-down.server";
import type { Viewer } from "~/platform/viewer";
import { requireViewer } from "~/platform/viewer.server";
import { Dialog } from "~/ui/dialog";

export const meta: MetaFunction = () => [{ title: "Describe · Pixelplate" }];

const REVIEW = "/eat/describe?step=food";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireViewer(request);
  return { entryKey: newKey() };
}

/** Reads the description; at `?step=food` changes or logs what is reviewed. */
export async function action({ request }: ActionFunctionArgs) {
  const viewer = await requireViewer(request);
  if (new URL(request.url).searchParams.get("step") === "food") return changeOrLog(request, viewer);
  const { value, reply, refusal } = await readForm(request, describeSchema);
  if (!value) return data({ step: "describe", lastResult: reply() } as const, refusal);
  const { description } = value;
  const known = await confirmedMeal(store.read, viewer.id, description);
  if (!known) return readAfresh(request, viewer, description);
  const sources = foodSources(store.read);
  const confirmedOn = dayWording(viewer.timeZone, known.confirmedAt, now());
  const review = await confirmedReview(sources, viewer.id, description, known, confirmedOn);
  return { step: "food", review } as const;
}

async function readAfresh(request: Request, viewer: Viewer, description: string) {
  const refuse = (problem: string, init: { status: number }) => {
    const lastResult = { initialValue: { description }, error: { description: [problem] } };
    return data({ step: "describe", lastResult } as const, init);
  };
  const tooOften = await readingLimit(request, viewer);
  if (tooOften) return refuse(TOO_OFTEN, tooOften);
  const analysis = await analystOf(settings, store.read)(description, viewer.id);
  if (analysis.items.length > 0) {
    const review = await firstReview(foodSources(store.read), viewer.id, description, analysis);
    return { step: "food", review } as const;
  }
  return refuse(FOOD_MESSAGES.notRecognised, { status: 400 });
}

async function changeOrLog(request: Request, viewer: Viewer) {
  const { value, reply, refusal } = await readForm(request, reviewSchema);
  const sources = foodSources(store.read);
  const fields = value ?? keptFields(reply().initialValue);
  const { review, changed, lost } = await readReview(sources, viewer.id, fields);
  const refuse = (problems: Record<string, string[]>, init: ResponseInit) =>
    data({ step: "food", review, problems } as const, init);
  if (!value) return refuse({ "": reply().error?.[""] ?? [] }, refusal);
  const intent = readIntent(value, changed);
  if (lost.length > 0)
    return refuse({ ...rowProblems(review), "": [REVIEW_MESSAGES.lost(lost)] }, { status: 400 });
  if (intent.kind === "afresh") return readAfresh(request, viewer, review.description);
  if (intent.kind !== "log") {
    const answer = await changeReview(sources, viewer.id, review, intent, value);
    const problems = rowProblems(answer.review);
    const wrong = intent.kind === "update" && Object.keys(problems).length > 0;
    return data({ step: "food", ...answer, problems } as const, { status: wrong ? 400 : 200 });
  }
  const checked = checkReview(review);
  if (checked.problems) return refuse(checked.problems, { status: 400 });
  const entry = entryOf(checked.entry);
  const meal = { entry, description: review.description, notes: review.rows.map(noteOf) };
  const logged = await unlessDown(() => logReviewed(store, viewer, meal, value.key ?? newKey(), now()));
  if (!logged) return refuse({ "": [FOOD_MESSAGES.notRecognised] }, { status: 503 });
  return redirectWithToast("/", { type: "success", text: FOOD_MESSAGES.logged });
}

export default function Describe() {
  const { entryKey } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer?.step === "food")
    return (
      <Dialog title="Food" closeTo="/" back="/eat/describe">
        <ReviewForm entryKey={entryKey} action={REVIEW} {...answer} />
      </Dialog>
    );
  const { initialValue, error } = answer?.lastResult ?? {};
  const problems: Record<string, string[] | null> = error ?? {};
  return (
    <Dialog title="Describe" closeTo="/" back="/?eat=1">
      <DescribeForm
        description={initialValue?.description as string | undefined}
        error={(problems.description ?? problems[""])?.[0]}
        answer={answer}
      />
    </Dialog>
  );
}
