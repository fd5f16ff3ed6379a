import type { SubmissionResult } from "@conform-to/react";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { dayIn } from "~/features/day/day-in.server";
import { dayWording } from "~/features/day/day-wording";
import { eatDayOf } from "~/features/day/eat-day";
import { EatTitle } from "~/features/day/eat-title";
import { eatenAt, type When } from "~/features/day/eaten-at";
import { homePath } from "~/features/day/home-path";
import { localDate } from "~/features/day/local-date";
import { logReviewed } from "~/features/day/log-reviewed.server";
import { readWhen } from "~/features/day/read-when.server";
import { whenGiven } from "~/features/day/when-fields.server";
import { DescribeForm } from "~/features/describe/describe-form";
import { describeSchema } from "~/features/describe/describe-schema.server";
import { useRestoredReview } from "~/features/describe/draft/restored-review.island";
import { mealReaderOf } from "~/features/describe/meal-reader.server";
import { changeReview } from "~/features/describe/review/change-review.server";
import { confirmedMeal } from "~/features/describe/review/confirmed/confirmed-meal.server";
import { confirmedReview } from "~/features/describe/review/confirmed/confirmed-review.server";
import { readReview } from "~/features/describe/review/fields/read-review.server";
import { refusedFields } from "~/features/describe/review/fields/refused-fields";
import { readIntent } from "~/features/describe/review/fields/review-fields";
import { checkReview, rowProblems } from "~/features/describe/review/fields/review-problems.server";
import { reviewSchema, untouchedFields } from "~/features/describe/review/fields/review-schema.server";
import { savedRow } from "~/features/describe/review/fields/saved-row";
import { firstReview } from "~/features/describe/review/first-review.server";
import { BackToWords } from "~/features/describe/review/form/back-to-words";
import { REVIEW_MESSAGES } from "~/features/describe/review/form/messages";
import { ReviewForm } from "~/features/describe/review/form/review-form.island";
import { DraftNote } from "~/features/food/draft/draft-note";
import { entryOf } from "~/features/food/entry-schema.server";
import { FOOD_MESSAGES } from "~/features/food/messages";
import { foodSources } from "~/features/search/sources/food-sources.server";
import { readForm } from "~/http/form.server";
import { readingLimit } from "~/http/limits.server";
import { newKey } from "~/http/new-key.server";
import { redirectWithToast } from "~/http/toast.server";
import { TOO_OFTEN } from "~/http/too-often";
import { undefinedIfUnavailable } from "~/http/undefined-if-unavailable.server";
import type { Viewer } from "~/http/viewer";
import { requireSender, requireViewer } from "~/http/viewer.server";
import { settings, store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { Dialog } from "~/ui/dialog";
import { useOnDay } from "~/ui/use-on-day";

export const meta: MetaFunction = () => [{ title: "Describe · Pixelplate" }];

const REVIEW = "/eat/describe?step=food";
const WORDS = "/eat/describe?step=words";

export async function loader({ request }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request);
  return { entryKey: newKey(), day: dayIn(request, viewer, now()) };
}

/** Reads the description; at `?step=food` changes or logs what is reviewed, at `?step=words` goes back to the words. */
export async function action({ request }: ActionFunctionArgs) {
  const viewer = await requireSender(request);
  const step = new URL(request.url).searchParams.get("step");
  if (step === "food") return changeOrLog(request, viewer);
  const today = localDate(viewer.timeZone, now());
  const { date } = whenGiven(today);
  const { value, reply, refusal } = await readForm(request, describeSchema.extend({ date }));
  if (!value) return data({ step: "describe", lastResult: reply() } as const, refusal);
  const { description } = value;
  if (step === "words") {
    const lastResult: SubmissionResult<string[]> = { initialValue: { ...value } };
    return { step: "describe", lastResult } as const;
  }
  const day = eatDayOf(value.date, today);
  const when = { date: day?.date, time: day?.time };
  const known = await confirmedMeal(store.read, viewer.id, description);
  if (!known) return readAfresh(request, viewer, description, when);
  const sources = foodSources(store.read);
  const confirmedOn = dayWording(viewer.timeZone, known.confirmedAt, now());
  const review = await confirmedReview(sources, viewer.id, description, known, confirmedOn);
  return { step: "food", review, when } as const;
}

async function readAfresh(request: Request, viewer: Viewer, description: string, when: When) {
  const refuse = (problem: string, init: { status: number }) => {
    const lastResult = { initialValue: { description, date: when.date }, error: { description: [problem] } };
    return data({ step: "describe", lastResult } as const, init);
  };
  const tooOften = await readingLimit(request, viewer);
  if (tooOften) return refuse(TOO_OFTEN, tooOften);
  const analysis = await mealReaderOf(settings, store.read)(description, viewer.id);
  if (analysis.items.length > 0) {
    const review = await firstReview(foodSources(store.read), viewer.id, description, analysis);
    return { step: "food", review, when } as const;
  }
  return refuse(FOOD_MESSAGES.notRecognised, { status: 400 });
}

async function changeOrLog(request: Request, viewer: Viewer) {
  const { value, reply, refusal } = await readForm(request, reviewSchema);
  const sources = foodSources(store.read);
  const fields = value ?? untouchedFields(reply().initialValue);
  const when = { date: fields.date, time: fields.time };
  const { review, changed, lost } = await readReview(sources, viewer.id, fields);
  const refuse = (problems: Record<string, string[]>, init: ResponseInit) =>
    data({ step: "food", review, when, problems } as const, init);
  if (!value) return refuse(refusedFields(reply().error ?? {}), refusal);
  const intent = readIntent(value, changed);
  if (lost.length > 0)
    return refuse({ ...rowProblems(review), "": [REVIEW_MESSAGES.lost(lost)] }, { status: 400 });
  if (intent.kind === "afresh") return readAfresh(request, viewer, review.description, when);
  if (intent.kind !== "log") {
    const answer = await changeReview(sources, viewer.id, review, intent, value);
    const problems = rowProblems(answer.review);
    const wrong = intent.kind === "update" && Object.keys(problems).length > 0;
    return data({ step: "food", ...answer, when, problems } as const, { status: wrong ? 400 : 200 });
  }
  const checked = checkReview(review);
  const today = localDate(viewer.timeZone, now());
  const { given, problems } = readWhen(when, today);
  if (checked.problems || problems) return refuse({ ...problems, ...checked.problems }, { status: 400 });
  const eaten = eatenAt(viewer.timeZone, given, now());
  const key = value.key ?? newKey();
  const entry = entryOf(checked.entry);
  const meal = { entry, description: review.description, rows: review.rows.map(savedRow) };
  const logged = await undefinedIfUnavailable(() => logReviewed(store, viewer, meal, key, now(), eaten));
  if (!logged) return refuse({ "": [FOOD_MESSAGES.notRecognised] }, { status: 503 });
  return redirectWithToast(homePath(eaten.date, today), { type: "success", text: FOOD_MESSAGES.logged });
}

export default function Describe() {
  const { entryKey, day } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const onDay = useOnDay();
  const [restored, startOver] = useRestoredReview();
  const today = { date: day?.date, time: day?.time };
  const before = !answer && restored && ({ step: "food", ...restored, when: today } as const);
  const reviewed = answer?.step === "food" ? answer : before;
  if (reviewed) {
    const { description } = reviewed.review;
    return (
      <Dialog
        title={<EatTitle title="Food" day={day} />}
        closeTo={onDay("/")}
        back={<BackToWords action={onDay(WORDS)} description={description} date={reviewed.when.date} />}
      >
        {before && <DraftNote onStartOver={startOver} />}
        <ReviewForm entryKey={entryKey} action={onDay(REVIEW)} {...reviewed} />
      </Dialog>
    );
  }
  const { initialValue, error } = (answer?.step === "describe" ? answer.lastResult : undefined) ?? {};
  const problems: Record<string, string[] | null> = error ?? {};
  return (
    <Dialog title={<EatTitle title="Describe" day={day} />} closeTo={onDay("/")} back={onDay("/?eat=1")}>
      <DescribeForm
        action={onDay("/eat/describe")}
        description={initialValue?.description as string | undefined}
        date={(initialValue?.date as string | undefined) ?? day?.date}
        error={(problems.description ?? problems.date ?? problems[""])?.[0]}
        answer={answer}
      />
    </Dialog>
  );
}
