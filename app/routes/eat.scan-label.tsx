import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from "@remix-run/react";
import { dayIn } from "~/features/day/day-in.server";
import { EatTitle } from "~/features/day/eat-title";
import { eatenAt } from "~/features/day/eaten-at";
import { homePath } from "~/features/day/home-path";
import { localDate } from "~/features/day/local-date";
import { logFood } from "~/features/day/log-food.server";
import { whenGiven } from "~/features/day/when-fields.server";
import { entryOf } from "~/features/food/entry-schema.server";
import { FOOD_MESSAGES } from "~/features/food/messages";
import { gtinOf } from "~/features/foods/gtin";
import { BarcodeForm } from "~/features/label/barcode/barcode-form";
import { lookUpBarcode } from "~/features/label/barcode/look-up-barcode.server";
import { productConfirmation } from "~/features/label/barcode/product-confirmation";
import { productIn } from "~/features/label/barcode/product-in.server";
import { saveProduct } from "~/features/label/barcode/save-product.server";
import { confirmationOf } from "~/features/label/confirmation-of";
import { confirmationSchema } from "~/features/label/confirmation-schema.server";
import { FoodConfirmation } from "~/features/label/food-confirmation";
import { LABEL_MESSAGES } from "~/features/label/messages";
import { NoReader } from "~/features/label/no-reader";
import { photoSchema } from "~/features/label/photo-schema.server";
import { labelReaders, readsLabels, warmLabelReaders } from "~/features/label/read-label.server";
import { scanFailure } from "~/features/label/scan-failure";
import { scanPhoto } from "~/features/label/scan-photo.server";
import { ScanScreen } from "~/features/label/scan-screen";
import { readForm } from "~/http/form.server";
import { readingLimit } from "~/http/limits.server";
import { newKey } from "~/http/new-key.server";
import { redirectWithToast } from "~/http/toast.server";
import { TOO_OFTEN } from "~/http/too-often";
import { undefinedIfUnavailable } from "~/http/undefined-if-unavailable.server";
import { requireSender, requireViewer } from "~/http/viewer.server";
import { settings, store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { failsInItsOwnWords } from "~/ui/data-requests.island";
import { Dialog } from "~/ui/dialog";
import { useOnDay } from "~/ui/use-on-day";

const CONFIRMATION = "/eat/scan-label?step=food";

export const meta: MetaFunction = () => [{ title: "Scan Label · Pixelplate" }];

/** At `?barcode=` what is known of that product. */
export async function loader({ request }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request);
  const reads = readsLabels(settings);
  warmLabelReaders(settings);
  const asked = barcodeIn(request);
  const found = asked === null ? undefined : await lookUpBarcode(store.read, viewer.id, asked);
  const page = {
    entryKey: newKey(),
    reads,
    found,
    day: dayIn(request, viewer, now()),
  };
  return data(page, { status: found?.error ? 400 : 200 });
}

/** Reads the photo, for the product at `?barcode=`; at `?step=food` logs what was confirmed. */
export async function action({ request }: ActionFunctionArgs) {
  const viewer = await requireSender(request);
  if (isConfirmation(request)) {
    const today = localDate(viewer.timeZone, now());
    const { value, reply, refusal } = await readForm(request, confirmationSchema.extend(whenGiven(today)));
    if (!value) return data({ step: "food", lastResult: reply() } as const, refusal);
    const eaten = eatenAt(viewer.timeZone, value, now());
    const logged = await undefinedIfUnavailable(() =>
      logFood(store, viewer, entryOf(value), value.key, now(), eaten),
    );
    if (!logged) {
      const lastResult = reply({ "": [FOOD_MESSAGES.saveFailed] });
      return data({ step: "food", lastResult } as const, { status: 503 });
    }
    const { barcode } = value;
    if (barcode)
      await undefinedIfUnavailable(() =>
        saveProduct(store, viewer.id, productIn({ ...value, barcode }), now()),
      );
    return redirectWithToast(homePath(eaten.date, today), { type: "success", text: FOOD_MESSAGES.logged });
  }
  const { value, refusal } = await readForm(request, photoSchema);
  if (refusal.status === 429) return data(scanFailure(TOO_OFTEN), refusal);
  const tooOften = await readingLimit(request, viewer);
  if (tooOften) return data(scanFailure(TOO_OFTEN), tooOften);
  const readers = labelReaders(settings, viewer.id);
  const scanned = await scanPhoto(value?.image, readers, { who: viewer.id, signal: request.signal });
  if (!scanned.ok) return data(scanFailure(scanned.error), { status: scanned.status });
  const barcode = gtinOf(barcodeIn(request) ?? "");
  return { step: "food", confirmation: { ...confirmationOf(scanned.reading), barcode } } as const;
}

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
    // With a status of failure, so that no loader is asked again: offline that would end in the error page.
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
  const confirming = answer?.step === "food" ? answer : known;
  const typing = !confirming && (found?.error || params.get("step") === "barcode");
  const unknown = found?.product ? undefined : found?.barcode;
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
