/** A square of the upright picture: as large as fits, divided by `zoom`. */
export type Crop = {
  /** 1 to 3. */
  zoom: number;
  /** The square's left and top edge, in percent of the picture's width and height; without it, the middle. */
  at?: { x: number; y: number };
};

type Size = { width: number; height: number };

/** The crop in whole pixels of a picture; always inside it. */
export function cropBox({ width, height }: Size, { zoom, at }: Crop) {
  const side = Math.max(1, Math.floor(Math.min(width, height) / zoom));
  const edge = (length: number, share: number | undefined) =>
    share === undefined
      ? Math.floor((length - side) / 2)
      : Math.min(Math.round((length * share) / 100), length - side);
  return { left: edge(width, at?.x), top: edge(height, at?.y), width: side, height: side };
}
