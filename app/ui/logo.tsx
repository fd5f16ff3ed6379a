import { PixelArt } from "./pixel-art";

// A plate seen from above, with a first helping of pixels.
const ROWS = [
  "....iiiiii....",
  "..iiwwwwwwii..",
  ".iwwssssssswi.",
  ".iwsggwwwwswi.",
  "iwsgggwoowwswi",
  "iwswggwooowswi",
  "iwswwwwwoowswi",
  "iwswbbwwwwwswi",
  "iwswbbbwgwwswi",
  "iwswwbwgggwswi",
  ".iwswwwwgwswi.",
  ".iwwssssssswi.",
  "..iiwwwwwwii..",
  "....iiiiii....",
];

/** The product's mark; beside its name, or alone with a name of its own. */
export function Logo({ name = false }: { name?: boolean }) {
  return (
    <span className="logo">
      <PixelArt rows={ROWS} className="logo-mark" />
      {name && <span className="logo-name">Pixelplate</span>}
    </span>
  );
}
