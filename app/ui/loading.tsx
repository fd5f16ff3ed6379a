import { PixelArt } from "./pixel-art";
import { STRIPS } from "./strips";

/** Something is on its way: the snail and a word, never a bare spinner. `screen` fills the whole window. */
export function Loading({ text = "Loading...", screen = false }: { text?: string; screen?: boolean }) {
  return (
    <div className={screen ? "loading screen" : "loading"} role="status">
      <PixelArt rows={STRIPS.snail} className="strip" />
      <p>{text}</p>
    </div>
  );
}
