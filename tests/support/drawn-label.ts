import sharp from "sharp";
import { typefaces } from "~/features/share/lettering.server";

const ROWS = [
  ["Tomato Soup"],
  ["Typical values", "per serving (250 g)"],
  ["Energy", "431 kJ / 103 kcal"],
  ["Fat", "3.0 g"],
  ["Carbohydrate", "15.3 g"],
  ["Protein", "3.0 g"],
];

/** A photo of a nutrition label: 103 kcal, 3 g of fat, 15.3 g of carbs and 3 g of protein. */
export async function drawnLabel(): Promise<File> {
  const { text } = typefaces();
  const words = ROWS.flatMap((row, line) =>
    row.map((word, column) => {
      const { d, width } = text(word, 34);
      const x = column === 0 ? 60 : 900 - width;
      return `<path transform="translate(${x} ${110 + line * 62})" d="${d}"/>`;
    }),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="520"><rect width="960" height="520" fill="#fffdf5"/>${words.join("")}</svg>`;
  const jpeg = await sharp(Buffer.from(svg)).jpeg({ quality: 92 }).toBuffer();
  return new File([new Uint8Array(jpeg)], "label.jpg", { type: "image/jpeg" });
}
