import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { CameraNotice } from "~/features/label/camera/camera-notice";
import { cameraNoticeShown, recordCameraNotice } from "~/features/label/camera/camera-notice.server";
import { onDay } from "~/http/safe-path";
import { callerOf } from "~/http/viewer.server";
import { useOnDay } from "~/ui/controls";
import { Dialog } from "~/ui/dialog/dialog";

export const meta: MetaFunction = () => [{ title: "Camera permissions · Pixelplate" }];

const scannerFor = ({ url }: Request) => onDay("/eat/scan-label", new URL(url).searchParams.get("date"));

/** The way to the scanner: past the notice about the camera, which everybody sees once. */
export async function loader({ request }: LoaderFunctionArgs) {
  const by = await callerOf(request);
  if (await cameraNoticeShown(by.db, by.viewer.id)) throw redirect(scannerFor(request));
  return null;
}

export async function action({ request }: ActionFunctionArgs) {
  const by = await callerOf(request);
  await recordCameraNotice(by);
  return redirect(scannerFor(request), 303);
}

export default function Camera() {
  const onDay = useOnDay();
  return (
    <Dialog title="Camera Permissions" closeTo={onDay("/")} back={onDay("/?eat=1")}>
      <CameraNotice />
    </Dialog>
  );
}
