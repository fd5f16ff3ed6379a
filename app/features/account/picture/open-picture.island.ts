import { AVATAR_MAX_BYTES, AVATAR_QUALITY, AVATAR_SIDE, AVATAR_TYPES } from "./avatar";

/** More pixels a side than any crop needs. */
const SIDE_MAX = AVATAR_SIDE * 6;

export type Opened = {
  /** The picture as a canvas draws it: upright. */
  canvas: HTMLCanvasElement;
  /** A `blob:` address of it, for the crop dialog. */
  url: string;
  /** What to send instead of a file that is too large or of another kind. */
  smaller?: FileList;
};

/** Percent of the picture's width and height, as a form sends them, and the cropped picture as a `data:` address. */
export type Cropped = { x: string; y: string; zoom: string; preview: string };

/** Opens a chosen file; undefined when this browser can't show it as a picture. */
export async function openPickedPicture(file: File): Promise<Opened | undefined> {
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, SIDE_MAX / Math.max(bitmap.width, bitmap.height));
    const canvas = newCanvas(Math.ceil(bitmap.width * scale), Math.ceil(bitmap.height * scale));
    draw(canvas, bitmap, 0, 0, bitmap.width, bitmap.height);
    bitmap.close();
    const photo = await toJpeg(canvas);
    const isFit = file.size <= AVATAR_MAX_BYTES && AVATAR_TYPES.includes(file.type);
    return { canvas, url: URL.createObjectURL(photo), smaller: isFit ? undefined : listOf(photo) };
  } catch {
    return undefined;
  }
}

/** The cut-out at the size in which it will be stored. The box is in pixels of the canvas. */
export function previewOf(
  canvas: HTMLCanvasElement,
  box: { x: number; y: number; width: number; height: number },
) {
  const small = newCanvas(AVATAR_SIDE, AVATAR_SIDE);
  draw(small, canvas, box.x, box.y, box.width, box.height);
  return small.toDataURL("image/jpeg", AVATAR_QUALITY / 100);
}

const newCanvas = (width: number, height: number) =>
  Object.assign(document.createElement("canvas"), { width, height });

function draw(onto: HTMLCanvasElement, from: CanvasImageSource, x: number, y: number, w: number, h: number) {
  const context = onto.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.fillStyle = "#fff";
  context.fillRect(0, 0, onto.width, onto.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(from, x, y, w, h, 0, 0, onto.width, onto.height);
}

const toJpeg = (canvas: HTMLCanvasElement) =>
  new Promise<Blob>((resolve, reject) =>
    canvas.toBlob(
      (photo) => (photo ? resolve(photo) : reject(new Error("no picture"))),
      "image/jpeg",
      AVATAR_QUALITY / 100,
    ),
  );

function listOf(photo: Blob): FileList {
  const list = new DataTransfer();
  list.items.add(new File([photo], "picture.jpg", { type: photo.type }));
  return list.files;
}
