import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { cameraNoticeShown, noteCameraNotice } from "~/features/account/camera-permission.server";
import { CameraNotice } from "~/features/food/label/camera-notice";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { requireViewer } from "~/platform/viewer.server";
import { Dialog } from "~/ui/dialog";

export const meta: MetaFunction = () => [{ title: "Camera permissions · Pixelplate" }];

const SCANNER = "/eat/scan-label";

/** The way to the scanner: past the notice about the camera, which everybody sees once. */
export async function loader({ request }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request);
  if (await cameraNoticeShown(store.read, viewer.id)) throw redirect(SCANNER);
  return null;
}

export async function action({ request }: ActionFunctionArgs) {
  const viewer = await requireViewer(request);
  await noteCameraNotice(store, viewer.id, now());
  return redirect(SCANNER, 303);
}

export default function Camera() {
  return (
    <Dialog title="Camera Permissions" closeTo="/" back="/?eat=1">
      <CameraNotice />
    </Dialog>
  );
}
