import sharp, { type Sharp } from "sharp";

/** A PNG that the server drew, for a look at it: the server itself opens no pictures but drawings. */
export function openDrawn(png: Buffer | ArrayBuffer): Sharp {
  sharp.unblock({ operation: ["VipsForeignLoadPngBuffer"] });
  return sharp(png);
}
