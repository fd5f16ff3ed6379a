import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { logFood } from "~/features/day/log-food.server";
import { readsByItself, readsLabels, withAi } from "~/features/food/ai/ai-label.server";
import { entryOf } from "~/features/food/entry-schema.server";
import { FoodConfirmation } from "~/features/food/food-confirmation";
import { confirmationOf } from "~/features/food/label/confirmation-of";
import { confirmationSchema } from "~/features/food/label/confirmation-schema.server";
import { LABEL_MESSAGES } from "~/features/food/label/messages";
import { NoReader } from "~/features/food/label/no-reader";
import { photoSchema } from "~/features/food/label/photo-schema.server";
import { readLabel, warmLabelReader } from "~/features/food/label/read-label.server";
import { scanFailure } from "~/features/food/label/scan-failure";
import { scanPhoto } from "~/features/food/label/scan-photo.server";
import { ScanScreen } from "~/features/food/label/scan-screen";
import { FOOD_MESSAGES } from "~/features/food/messages";
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

const CONFIRMATION = "/eat/scan-label?step=food";

export const meta: MetaFunction = () => [{ title: "Scan Label · Pixelplate" }];

export async function loader({ request }: LoaderFunctionArgs) {
  await requireViewer(request);
  if (readsByItself(settings)) warmLabelReader();
  return { entryKey: newKey(), reads: readsLabels(settings) };
}

/** Reads the photo; at `?step=food` logs what was confirmed. */
export async function action({ request }: ActionFunctionArgs) {
  const viewer = await requireViewer(request);
  if (isConfirmation(request)) {
    const { value, reply, refusal } = await readForm(request, confirmationSchema);
    if (!value) return data({ step: "food", lastResult: reply() } as const, refusal);
    const key = value.key ?? newKey();
    const logged = await unlessDown(() => logFood(store, viewer, entryOf(value), key, now()));
    if (!logged) {
      const lastResult = reply({ "": [FOOD_MESSAGES.saveFailed] });
      return data({ step: "food", lastResult } as const, { status: 503 });
    }
    return redirectWithToast("/", { type: "success", text: FOOD_MESSAGES.logged });
  }
  const { value } = await readForm(request, photoSchema);
  const tooOften = await readingLimit(request, viewer);
  if (tooOften) return data(scanFailure(TOO_OFTEN), tooOften);
  const scanned = await scanPhoto(value?.image, withAi(settings, viewer.id, readLabel), request.signal);
  if (!scanned.ok) return data(scanFailure(scanned.error), { status: scanned.status });
  return { step: "food", confirmation: confirmationOf(scanned.reading) } as const;
}

/** A scan that never reached the server is answered here, so that the camera goes on. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction<typeof action>();
  } catch (error) {
    if (isConfirmation(request) || request.signal.aborted || !(error instanceof Error)) throw error;
    const offline = !navigator.onLine || error instanceof TypeError;
    const failure = scanFailure(offline ? LABEL_MESSAGES.offline : LABEL_MESSAGES.notRecognised);
    // With a status of failure, so that no loader is asked again: offline that would end in the error page.
    return Response.json(failure, { status: 503 });
  }
}

const isConfirmation = ({ url }: Request) => new URL(url).searchParams.get("step") === "food";

export default function ScanLabel() {
  const { entryKey, reads } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const confirming = answer?.step === "food";
  if (!reads) return <NoReader />;
  return (
    <>
      <ScanScreen failure={confirming ? undefined : answer} covered={confirming} />
      {confirming && (
        <Dialog title="Food" closeTo="/eat/scan-label">
          <FoodConfirmation entryKey={entryKey} action={CONFIRMATION} {...answer} />
        </Dialog>
      )}
    </>
  );
}
