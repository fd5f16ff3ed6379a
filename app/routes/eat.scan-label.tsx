import type { SubmissionResult } from "@conform-to/react";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from "@remix-run/react";
import { EatTitle } from "~/features/day/day-problem";
import { dayIn, whenGiven } from "~/features/day/when-form.server";
import { FOOD_MESSAGES } from "~/features/food/messages";
import { gtinOf } from "~/features/foods/gtin";
import { BarcodeForm } from "~/features/label/barcode/barcode-form";
import { productConfirmation } from "~/features/label/barcode/product";
import { lookUpBarcode } from "~/features/label/barcode/product.server";
import { confirmationSchemas } from "~/features/label/confirmation.server";
import { FoodConfirmation } from "~/features/label/confirmation-form.island";
import {
  confirmationOf,
  emptyConfirmation,
  LABEL_MESSAGES,
  scanFailure,
} from "~/features/label/label-reading";
import { photoSchema, readsLabels, warmLabelReaders } from "~/features/label/read-label.server";
import { scanLabel } from "~/features/label/scan-label.server";
import { NoReader, ScanScreen } from "~/features/label/scan-screen";
import { logConfirmed, redirectLogged } from "~/features/log/log-forms.server";
import { sentEnergy } from "~/features/nutrition/amounts";
import { answerForm } from "~/http/form.server";
import type { Refusal } from "~/http/refusal";
import { callerOf, callerOfForm } from "~/http/viewer.server";
import { newKey } from "~/platform/crypto.server";
import { failsInItsOwnWords } from "~/ui/dialog/data-requests.island";
import { Dialog } from "~/ui/dialog/dialog";
import { useOnDay } from "~/ui/use-hydrated";

const CONFIRMATION = "/eat/scan-label?step=food";

export const meta: MetaFunction = () => [{ title: "Scan Label · Pixelplate" }];

/** At `?barcode=` what is known of that product. */
export async function loader({ request }: LoaderFunctionArgs) {
  const by = await callerOf(request);
  const reads = readsLabels(by.settings);
  warmLabelReaders(by.settings);
  const barcode = barcodeIn(request);
  const { barcodeLookUpAt } = by.settings;
  const found =
    barcode === null ? undefined : await lookUpBarcode(by.db, by.viewer.id, barcode, barcodeLookUpAt);
  const page = {
    entryKey: newKey(),
    reads,
    found,
    day: dayIn(by, request),
  };
  return data(page, { status: found?.status ?? 200 });
}

/** Reads the photo, for the product at `?barcode=`; at `?step=food` logs what was confirmed. */
export async function action({ request }: ActionFunctionArgs) {
  const by = await callerOfForm(request);
  if (isConfirmation(request)) {
    const when = whenGiven(by.today);
    const schema = (sent: FormData) => confirmationSchemas[sentEnergy(sent, by.viewer)].extend(when);
    return answerForm(
      request,
      schema,
      { failed: FOOD_MESSAGES.saveFailed, shown: confirmAgain },
      async (value) => redirectLogged(await logConfirmed(by, value)),
    );
  }
  return answerForm(
    request,
    photoSchema,
    { failed: LABEL_MESSAGES.notRecognised, shown: scanAgain },
    async ({ image }) => {
      const reading = await scanLabel(by, image, request.signal);
      const barcode = gtinOf(barcodeIn(request) ?? "");
      return { step: "food", confirmation: { ...confirmationOf(reading), barcode } } as const;
    },
  );
}

const confirmAgain = (lastResult: SubmissionResult<string[]>) => ({ step: "food", lastResult }) as const;
const scanAgain = (_: unknown, { message }: Refusal) => scanFailure(message || LABEL_MESSAGES.noPhoto);

/** A scan that never reached the server is answered here, so that the camera goes on. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  if (isConfirmation(request)) return serverAction<typeof action>();
  failsInItsOwnWords(request);
  try {
    return await serverAction<typeof action>();
  } catch (error) {
    if (request.signal.aborted || !(error instanceof Error)) throw error;
    const offline = !navigator.onLine || error instanceof TypeError;
    const failure = scanFailure(offline ? LABEL_MESSAGES.offline : LABEL_MESSAGES.notRecognised);
    // A failing status: after a success the loaders would run, and offline end in the error page.
    return Response.json(failure, { status: 503 });
  }
}

const barcodeIn = ({ url }: Request) => new URL(url).searchParams.get("barcode");
const isConfirmation = ({ url }: Request) => new URL(url).searchParams.get("step") === "food";

export default function ScanLabel() {
  const { reads, entryKey, found, day } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [params] = useSearchParams();
  const onDay = useOnDay();
  const known = !answer && found?.product && { confirmation: productConfirmation(found.product) };
  const unknown = found?.product ? undefined : found?.barcode;
  const typed = !answer &&
    unknown &&
    params.get("step") === "type" && { confirmation: emptyConfirmation(unknown) };
  const confirming = answer?.step === "food" ? answer : known || typed;
  const typing = !confirming && (found?.error || params.get("step") === "barcode");
  return (
    <>
      {reads ? (
        <ScanScreen
          failure={answer?.step === "scan" ? answer : undefined}
          day={day}
          covered={Boolean(confirming || typing)}
          unknown={unknown}
        />
      ) : (
        <NoReader unknown={unknown} />
      )}
      {confirming && (
        <Dialog title={<EatTitle title="Food" day={day} />} closeTo={onDay("/eat/scan-label")}>
          <FoodConfirmation entryKey={entryKey} action={onDay(CONFIRMATION)} day={day} {...confirming} />
        </Dialog>
      )}
      {typing && (
        <Dialog title={<EatTitle title="Barcode" day={day} />} closeTo={onDay("/eat/scan-label")}>
          <BarcodeForm typed={found?.typed} error={found?.error} />
        </Dialog>
      )}
    </>
  );
}
