import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { logFood } from "~/features/day/log-food.server";
import { analystOf } from "~/features/food/analyst.server";
import { DescribeForm } from "~/features/food/describe-form";
import { describeSchema } from "~/features/food/describe-schema.server";
import { EntryForm } from "~/features/food/entry-form";
import { entryOf } from "~/features/food/entry-schema.server";
import { FOOD_MESSAGES } from "~/features/food/messages";
import { reviewSchema, understoodOf } from "~/features/food/review-schema.server";
import { reviewValues } from "~/features/food/review-values";
import { UnderstoodItems } from "~/features/food/understood-items";
import { settings, store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { readForm } from "~/platform/form.server";
import { readingLimit } from "~/platform/limits.server";
import { newKey } from "~/platform/new-key.server";
import { redirectWithToast } from "~/platform/toast.server";
import { TOO_OFTEN } from "~/platform/too-often";
import { unlessDown } from "~/platform/unless-down.server";
import { requireViewer } from "~/platform/viewer.server";
import { Dialog } from "~/ui/dialog";

const REVIEW = "/eat/describe?step=food";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireViewer(request);
  return { entryKey: newKey() };
}

/** Reads the description; at `?step=food` logs what was reviewed. */
export async function action({ request }: ActionFunctionArgs) {
  const viewer = await requireViewer(request);
  if (new URL(request.url).searchParams.get("step") === "food") {
    const { value, reply } = await readForm(request, reviewSchema);
    const refuse = (lastResult: ReturnType<typeof reply>, status: number) => {
      const analysis = understoodOf(lastResult.initialValue?.understood);
      return data({ step: "food", analysis, lastResult } as const, { status });
    };
    if (!value) return refuse(reply(), 400);
    const key = value.key ?? newKey();
    const logged = await unlessDown(() => logFood(store, viewer, entryOf(value), key, now()));
    if (!logged) return refuse(reply({ "": [FOOD_MESSAGES.notRecognised] }), 503);
    return redirectWithToast("/", { type: "success", text: FOOD_MESSAGES.logged });
  }
  const { value, reply } = await readForm(request, describeSchema);
  if (!value) return data({ step: "describe", lastResult: reply() } as const, { status: 400 });
  const tooOften = await readingLimit(request, viewer);
  if (tooOften)
    return data({ step: "describe", lastResult: reply({ description: [TOO_OFTEN] }) } as const, tooOften);
  const analysis = await analystOf(settings)(value.description, viewer.id);
  if (analysis.items.length === 0) {
    const lastResult = reply({ description: [FOOD_MESSAGES.notRecognised] });
    return data({ step: "describe", lastResult } as const, { status: 400 });
  }
  return { step: "food", analysis, ...reviewValues(analysis) } as const;
}

export default function Describe() {
  const { entryKey } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer?.step === "food")
    return (
      <Dialog title="Food" closeTo="/" back="/eat/describe">
        <EntryForm entryKey={entryKey} action={REVIEW} {...answer}>
          {answer.analysis && <UnderstoodItems {...answer.analysis} />}
        </EntryForm>
      </Dialog>
    );
  const { initialValue, error } = answer?.lastResult ?? {};
  return (
    <Dialog title="Describe" closeTo="/" back="/?eat=1">
      <DescribeForm
        description={initialValue?.description as string | undefined}
        error={error?.description?.[0]}
        answer={answer}
      />
    </Dialog>
  );
}
