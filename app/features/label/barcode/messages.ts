export const BARCODE_MESSAGES = {
  notABarcode: "That isn't a valid barcode. Please check the digits.",
  empty: "Type the digits under the bars",
  unknown: "This barcode is not known yet.",
} as const;
