import type { SubmissionResult } from "@conform-to/react";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { dayIn, eatDayOf, type When, whenGiven } from "~/features/day/dates.server";
import { EatTitle } from "~/features/day/day-problem";
import { reviewOfDescription } from "~/features/eat/describe.server";
import { FOOD_MESSAGES } from "~/features/food/entry";
import { DraftNote } from "~/features/food/offline/use-draft.island";
import { companionsOf } from "~/features/house/members.server";
import { redirectLogged } from "~/features/log/log-forms.server";
import { logSentReview, proposedReview } from "~/features/log/log-review.server";
import { DescribeForm } from "~/features/review/describe-form";
import { describeSchema } from "~/features/review/read-meal.server";
import { inEnergy } from "~/features/review/review";
import { BackToWords } from "~/features/review/review-form";
import { ReviewForm } from "~/features/review/review-form.island";
import { choicesOf, reviewSchema, stepOfReview, untouchedFields } from "~/features/review/sent-review.server";
import { useRestoredReview } from "~/features/review/use-review.island";
import type { Caller } from "~/http/caller.server";
import { answerForm, readForm, resultOf } from "~/http/form.server";
import { Refusal } from "~/http/refusal";
import { onDay as pathOnDay } from "~/http/safe-path";
import { callerOf, callerOfForm } from "~/http/viewer.server";
import { newKey } from "~/platform/crypto.server";
import { useOnDay } from "~/ui/controls";
import { Dialog } from "~/ui/dialog/dialog";

export const meta: MetaFunction = () => [{ title: "Describe · Pixelplate" }];

const REVIEW = "/eat/describe?step=food";
const WORDS = "/eat/describe?step=words";
const NONE: { proposal?: string } = {};

export async function loader({ request }: LoaderFunctionArgs) {
  const by = await callerOf(request);
  const page = { entryKey: newKey(), day: dayIn(by, request), companions: await companionsOf(by) };
  return { ...page, proposed: await proposedReview(by, request) };
}

/**
 * Reads the description; at `?step=food` changes or logs what is reviewed, at `?step=words` goes back to the words, at
 * `?step=first`, with none yet, leads to their form.
 */
export async function action({ request }: ActionFunctionArgs) {
  const by = await callerOfForm(request);
  const { searchParams: query } = new URL(request.url);
  const step = query.get("step");
  if (step === "food") return changeOrLog(request, by);
  return answerForm(
    request,
    describeSchema.extend({ date: whenGiven(by.today).date }),
    {
      failed: FOOD_MESSAGES.notRecognised,
      shown: (reply) => {
        if (step === "first" && !reply.initialValue?.description)
          throw redirect(pathOnDay("/eat/describe", query.get("date")), 303);
        return backToWords(reply);
      },
    },
    async (value) => {
      if (step === "words") return backToWords({ initialValue: { ...value } });
      const { date, time } = eatDayOf(value.date, by.today) ?? {};
      const review = inEnergy(await reviewOfDescription(by, value), by.viewer.energy);
      return { step: "food", review, when: { date, time }, chosen: NONE } as const;
    },
  );
}

const backToWords = (lastResult: SubmissionResult<string[]>) => ({ step: "describe", lastResult }) as const;

type Sent = { when: When; chosen: typeof NONE };

async function readAgain(request: Request, by: Caller, description: string, form: Sent) {
  const review = await resultOf(request, FOOD_MESSAGES.notRecognised, () =>
    reviewOfDescription(by, { description, ignoreConfirmed: true }),
  );
  if (!(review instanceof Refusal))
    return { step: "food", review: inEnergy(review, by.viewer.energy), ...form } as const;
  const lastResult = {
    initialValue: { description, ...(form.when.date && { date: form.when.date }) },
    error: review.errors,
  };
  return data(backToWords(lastResult), review);
}

async function changeOrLog(request: Request, by: Caller) {
  const { value, refusal, reply } = await readForm(request, reviewSchema);
  const fields = value ?? untouchedFields(reply().initialValue);
  const { date, time, confirmed } = fields;
  const form = { when: { date, time }, chosen: choicesOf(fields) };
  const sent = await stepOfReview(by, fields, refusal);
  if (sent.next === "show") return data({ step: "food", ...sent.shown, ...form } as const, sent.init);
  const { review } = sent;
  if (sent.next === "reread") return readAgain(request, by, review.description, form);
  const result = await resultOf(request, FOOD_MESSAGES.notRecognised, () =>
    logSentReview(by, { review, ...form, key: fields.key ?? newKey(), confirmed }),
  );
  if (result instanceof Refusal)
    return data(
      { step: "food", review, ...form, problems: result.errors, ...result.values } as const,
      result,
    );
  return redirectLogged(result);
}

export default function Describe() {
  const { entryKey, day, proposed, companions } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const onDay = useOnDay();
  const [restored, startOver] = useRestoredReview();
  const today = { date: day?.date, time: day?.time };
  const before =
    !answer && !proposed && restored && ({ step: "food", ...restored, when: today, chosen: NONE } as const);
  const reviewed = answer?.step === "food" ? answer : (proposed ?? before);
  if (reviewed) {
    const { review, when, chosen } = reviewed;
    const words = { action: onDay(WORDS), description: review.description, date: when.date };
    return (
      <Dialog
        title={<EatTitle title="Food" day={day} />}
        closeTo={onDay("/")}
        back={chosen.proposal ? undefined : <BackToWords {...words} />}
      >
        {before && <DraftNote onStartOver={startOver} />}
        <ReviewForm entryKey={entryKey} action={onDay(REVIEW)} companions={companions} {...reviewed} />
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
      />
    </Dialog>
  );
}
