import type { SubmissionResult } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { dayIn, eatDayOf, whenGiven } from "~/features/day/dates.server";
import { EatTitle } from "~/features/day/day-problem";
import { PLATE_MESSAGES } from "~/features/eat/plate/plate";
import { plateSchema, reviewOfPlate } from "~/features/eat/plate/plate.server";
import { PlateForm } from "~/features/eat/plate/plate-form.island";
import { companionsOf } from "~/features/house/members.server";
import { inEnergy } from "~/features/review/review";
import { BackToWords } from "~/features/review/review-form";
import { ReviewForm } from "~/features/review/review-form.island";
import { answerForm, atField, pageOfFiles } from "~/http/form.server";
import { callerOf, callerOfForm } from "~/http/viewer.server";
import { newKey } from "~/platform/crypto.server";
import { useOnDay } from "~/ui/controls";
import { Dialog } from "~/ui/dialog/dialog";

export const meta: MetaFunction = () => [{ title: "A photo of the plate · Pixelplate" }];

export async function loader({ request }: LoaderFunctionArgs) {
  const by = await callerOf(request);
  if (!by.settings.ai) throw new Response(null, { status: 404 });
  const page = { entryKey: newKey(), day: dayIn(by, request), companions: await companionsOf(by) };
  return pageOfFiles(request, page, shown(atField("photos", PLATE_MESSAGES.tooLarge)));
}

/** Reads the photos; at `?step=words` goes back from their review to the words beside them. */
export async function action({ request }: ActionFunctionArgs) {
  const by = await callerOfForm(request);
  const { date: dateField } = whenGiven(by.today);
  if (new URL(request.url).searchParams.get("step") === "words")
    return answerForm(
      request,
      wordsSchema.extend({ date: dateField }),
      { failed: "", shown },
      async (value) => shown({ initialValue: { ...value } }),
    );
  return answerForm(
    request,
    plateSchema.extend({ date: dateField }),
    { failed: "The photos could not be read", shown },
    async ({ description, photos, date: sent }) => {
      const { date, time } = eatDayOf(sent, by.today) ?? {};
      const read = await reviewOfPlate(by, { description, photos }, request.signal);
      const review = inEnergy(read, by.viewer.energy);
      return { step: "food", review, description, when: { date, time } } as const;
    },
  );
}

const wordsSchema = plateSchema.pick({ description: true });

function shown({ initialValue, error }: SubmissionResult<string[]>) {
  const problems = Object.entries(error ?? {}).map(([name, said]) => [name, said ?? []] as const);
  return {
    step: "plate",
    description: initialValue?.description as string | undefined,
    date: initialValue?.date as string | undefined,
    problems: Object.fromEntries(problems) as Record<string, string[]>,
  } as const;
}

export default function Plate() {
  const { entryKey, day, companions, refused } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() ?? refused;
  const onDay = useOnDay();
  if (answer?.step === "food") {
    const { description, ...reviewed } = answer;
    const words = { action: onDay("/eat/plate?step=words"), description, date: reviewed.when.date };
    return (
      <Dialog
        title={<EatTitle title="Food" day={day} />}
        closeTo={onDay("/")}
        back={<BackToWords {...words} />}
      >
        <ReviewForm
          entryKey={entryKey}
          action={onDay("/eat/describe?step=food")}
          companions={companions}
          {...reviewed}
        />
      </Dialog>
    );
  }
  return (
    <Dialog
      title={<EatTitle title="A photo of the plate" day={day} />}
      closeTo={onDay("/")}
      back={onDay("/?eat=1")}
    >
      <PlateForm
        action={onDay("/eat/plate")}
        wordsAction={onDay("/eat/describe")}
        {...answer}
        date={answer?.date ?? day?.date}
      />
    </Dialog>
  );
}
