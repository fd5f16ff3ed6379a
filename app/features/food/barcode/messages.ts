export const BARCODE_MESSAGES = {
  notABarcode: "That is no barcode number: please check its digits",
  empty: "Type the digits under the bars",
  unknown: "This barcode is not known yet.",
} as const;
