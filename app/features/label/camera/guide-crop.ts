type Size = { width: number; height: number };
type Box = Size & { left: number; top: number };

/** The part of the video inside `guide`, in video pixels; the video covers `view` as with `object-fit: cover`. */
export function guideCrop(frame: Size, view: Box, guide: Box): Box {
  const scale = Math.max(view.width / frame.width, view.height / frame.height);
  const cutLeft = (frame.width * scale - view.width) / 2;
  const cutTop = (frame.height * scale - view.height) / 2;
  const [left, width] = span(frame.width, (guide.left - view.left + cutLeft) / scale, guide.width / scale);
  const [top, height] = span(frame.height, (guide.top - view.top + cutTop) / scale, guide.height / scale);
  return { left, top, width, height };
}

function span(length: number, start: number, size: number): [start: number, size: number] {
  const from = Math.min(Math.max(Math.round(start), 0), length - 1);
  const to = Math.min(Math.max(Math.round(start + size), from + 1), length);
  return [from, to - from];
}

/** `size` scaled down, never up, to fit a square of `side` pixels. */
export function fitInside({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
