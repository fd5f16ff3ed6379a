/** A square of the upright picture, `zoom` (1 to 3) times smaller than the largest. */
export type Crop = {
  zoom: number;
  /** Left and top edge in percent; centred without it. */
  at?: { x: number; y: number };
};

type Size = { width: number; height: number };

export function cropBox({ width, height }: Size, { zoom, at }: Crop) {
  const side = Math.max(1, Math.floor(Math.min(width, height) / zoom));
  const edge = (length: number, share: number | undefined) =>
    share === undefined
      ? Math.floor((length - side) / 2)
      : Math.min(Math.round((length * share) / 100), length - side);
  return { left: edge(width, at?.x), top: edge(height, at?.y), width: side, height: side };
}
