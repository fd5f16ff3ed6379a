import { PixelArt } from "./pixel-art";

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

/** The mark beside the product's name, or alone with an accessible name. */
export function Logo({ name = false }: { name?: boolean }) {
  return (
    <span className="logo">
      <PixelArt rows={ROWS} className="logo-mark" />
      {name && <span className="logo-name">Pixelplate</span>}
    </span>
  );
}
