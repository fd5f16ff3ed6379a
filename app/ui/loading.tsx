import { PixelArt } from "./pixel-art";
import { PIXEL_STRIPS } from "./pixel-strips";

export function Loading({ text = "Loading..." }: { text?: string }) {
  return (
    <div className="loading" role="status">
      <PixelArt rows={PIXEL_STRIPS.snail} className="strip" />
      <p>{text}</p>
    </div>
  );
}
