import { fitInside, guideCrop } from "~/features/label/camera/guide-crop";
import { failsInItsOwnWords } from "~/ui/dialog/data-requests.island";
import { LABEL_MESSAGES, scanFailure } from "./label-reading";

export const PHOTO_MAX_BYTES = 8 * 1024 * 1024;
export const PHOTO_MAX_SIDE = 1920;
export const PHOTO_QUALITY = 0.95;

export function photoOfGuide(video: HTMLVideoElement, guide: HTMLElement): Promise<Blob> {
  const frame = { width: video.videoWidth, height: video.videoHeight };
  const crop = guideCrop(frame, video.getBoundingClientRect(), guide.getBoundingClientRect());
  return draw(crop, (canvas, { width, height }) =>
    canvas.drawImage(video, crop.left, crop.top, crop.width, crop.height, 0, 0, width, height),
  );
}

const SMALL_MAX_BYTES = 2 * 1024 * 1024;
const READABLE = /^image\/(?:jpeg|png|webp)$/;

/** A picture file, upright and scaled down; unchanged if it is small or the browser can't open it. */
export async function photoOfFile(file: File): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file);
    const isSmall = file.size <= SMALL_MAX_BYTES && Math.max(picture.width, picture.height) <= PHOTO_MAX_SIDE;
    const photo =
      isSmall && READABLE.test(file.type)
        ? file
        : await draw(picture, (canvas, { width, height }) => canvas.drawImage(picture, 0, 0, width, height));
    picture.close();
    return photo;
  } catch {
    return file;
  }
}

type Size = { width: number; height: number };

function draw(size: Size, paint: (canvas: CanvasRenderingContext2D, fitted: Size) => void): Promise<Blob> {
  const fitted = fitInside(size, PHOTO_MAX_SIDE);
  const canvas = Object.assign(document.createElement("canvas"), fitted);
  const context = canvas.getContext("2d");
  if (!context) return Promise.reject(new Error("No canvas."));
  context.fillStyle = "#fff";
  context.fillRect(0, 0, fitted.width, fitted.height);
  context.imageSmoothingQuality = "high";
  paint(context, fitted);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (photo) => (photo ? resolve(photo) : reject(new Error("No photo."))),
      "image/jpeg",
      PHOTO_QUALITY,
    ),
  );
}

/** The server's answer to a photo; one that never reached it is answered here, so that the camera goes on. */
export async function photoAnswer<T>(request: Request, send: () => Promise<T>): Promise<T | Response> {
  failsInItsOwnWords(request);
  try {
    return await send();
  } catch (error) {
    if (request.signal.aborted || !(error instanceof Error)) throw error;
    const offline = !navigator.onLine || error instanceof TypeError;
    const failure = scanFailure(offline ? LABEL_MESSAGES.offline : LABEL_MESSAGES.notRecognised);
    // A failing status: after a success the loaders would run, and offline end in the error page.
    return Response.json(failure, { status: 503 });
  }
}
