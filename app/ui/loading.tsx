import { PixelArt } from "./pixel-art";
import { PIXEL_STRIPS } from "./pixel-strips";

/** Something is on its way: the snail and a word, never a bare spinner. */
export function Loading({ text = "Loading..." }: { text?: string }) {
  return (
    <div className="loading" role="status">
      <PixelArt rows={PIXEL_STRIPS.snail} className="strip" />
      <p>{text}</p>
    </div>
  );
}
