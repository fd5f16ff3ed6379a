import type { SubmissionResult } from "@conform-to/react";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from "@remix-run/react";
import { looksUpBarcodes } from "~/features/account/preferences.server";
import { dayIn, whenGiven } from "~/features/day/dates.server";
import { EatTitle } from "~/features/day/day-problem";
import { FOOD_MESSAGES } from "~/features/food/entry";
import { gtinOf } from "~/features/foods/gtin";
import { BarcodeForm } from "~/features/label/barcode/barcode-form";
import { productConfirmation } from "~/features/label/barcode/product";
import { barcodeOf, saveLookUpChoice } from "~/features/label/barcode/product.server";
import { confirmationSchema } from "~/features/label/confirmation.server";
import { FoodConfirmation } from "~/features/label/confirmation-form.island";
import {
  confirmationOf,
  emptyConfirmation,
  LABEL_MESSAGES,
  scanFailure,
} from "~/features/label/label-reading";
import { photoAnswer } from "~/features/label/photo.island";
import { photoSchema, readsLabels, warmLabelReaders } from "~/features/label/read-label.server";
import { scanLabel } from "~/features/label/scan-label.server";
import { NoReader, ScanScreen } from "~/features/label/scan-screen";
import { logConfirmed, redirectLogged } from "~/features/log/log-forms.server";
import { sentEnergy } from "~/features/nutrition/amounts";
import { furtherFields } from "~/features/nutrition/further";
import { answerForm, pageOfFiles } from "~/http/form.server";
import type { Refusal } from "~/http/refusal";
import { onDay as pathOnDay } from "~/http/safe-path";
import { callerOf, callerOfForm, languagesOf } from "~/http/viewer.server";
import { newKey } from "~/platform/crypto.server";
import { useOnDay } from "~/ui/controls";
import { Dialog } from "~/ui/dialog/dialog";

export const meta: MetaFunction = () => [{ title: "Scan Label · Pixelplate" }];

/** At `?barcode=` what is known of that product, at `?too-large` that the photo before was. */
export async function loader({ request }: LoaderFunctionArgs) {
  const by = await callerOf(request);
  warmLabelReaders(by.settings);
  const found = await barcodeOf(by, searchOf(request), languagesOf(request));
  const [reads, asks] = [readsLabels(by.settings), looksUpBarcodes(by) === "ask"];
  return pageOfFiles(
    request,
    { entryKey: newKey(), reads, found, asks, day: dayIn(by, request), further: furtherFields(by.viewer) },
    scanFailure(LABEL_MESSAGES.photoTooLarge),
    found?.status,
  );
}

/** Reads the photo, for the product at `?barcode=`; at `?step=food` logs what was confirmed, at `?step=look-up` notes an answer. */
export async function action({ request }: ActionFunctionArgs) {
  const by = await callerOfForm(request);
  if (stepOf(request) === "look-up") {
    await saveLookUpChoice(by, request);
    return redirect(
      pathOnDay(`/eat/scan-label?barcode=${barcodeIn(request)}`, searchOf(request).get("date")),
    );
  }
  if (stepOf(request) === "food") {
    const when = whenGiven(by.today);
    const schema = (sent: FormData) => confirmationSchema(sent, sentEnergy(sent, by.viewer)).extend(when);
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

export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  if (["food", "look-up"].includes(stepOf(request) ?? "")) return serverAction<typeof action>();
  return photoAnswer(request, serverAction<typeof action>);
}

const searchOf = ({ url }: Request) => new URL(url).searchParams;
const barcodeIn = (request: Request) => searchOf(request).get("barcode");
const stepOf = (request: Request) => searchOf(request).get("step");

export default function ScanLabel() {
  const { reads, entryKey, found, asks, day, further, refused } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [params] = useSearchParams();
  const onDay = useOnDay();
  const known = !answer && found?.product && { confirmation: productConfirmation(found.product) };
  const barcode = found?.product || found?.error ? undefined : found?.barcode;
  const unknown = barcode ? { barcode, asks } : undefined;
  const types = !answer && params.get("step") === "type";
  const typed = types && barcode && { confirmation: emptyConfirmation(barcode) };
  const confirming = answer?.step === "food" ? answer : known || typed;
  const typing = !confirming && (found?.error || params.get("step") === "barcode");
  return (
    <>
      {reads ? (
        <ScanScreen
          failure={answer ? (answer.step === "scan" ? answer : undefined) : refused}
          day={day}
          covered={Boolean(confirming || typing)}
          unknown={unknown}
        />
      ) : (
        <NoReader unknown={unknown} />
      )}
      {confirming && (
        <Dialog title={<EatTitle title="Food" day={day} />} closeTo={onDay("/eat/scan-label")}>
          <FoodConfirmation
            entryKey={entryKey}
            action={onDay("/eat/scan-label?step=food")}
            day={day}
            furtherFields={further}
            {...confirming}
          />
        </Dialog>
      )}
      {typing && (
        <Dialog title={<EatTitle title="Barcode" day={day} />} closeTo={onDay("/eat/scan-label")}>
          <BarcodeForm {...found} />
        </Dialog>
      )}
    </>
  );
}
