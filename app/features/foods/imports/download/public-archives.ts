/** An archive as its publisher offers it; `bytes` and `sha256` pin a release that never changes. */
export type PublicArchive = { address: string; bytes?: number; sha256?: string };

const FOODDATA_CENTRAL = "https://fdc.nal.usda.gov/fdc-datasets";

/** By the name that `foods import` takes. Open Food Facts changes its own every night, so it has no pin. */
export const PUBLIC_ARCHIVES: Record<"fndds" | "sr-legacy" | "off", PublicArchive> = {
  fndds: {
    address: `${FOODDATA_CENTRAL}/FoodData_Central_survey_food_csv_2024-10-31.zip`,
    bytes: 3_325_692,
    sha256: "5ccc25ec2777a8982fbb61378a42f415316173eb11e48c9a8ba4cb19f5a4f29c",
  },
  "sr-legacy": {
    address: `${FOODDATA_CENTRAL}/FoodData_Central_sr_legacy_food_csv_2018-04.zip`,
    bytes: 6_074_592,
    sha256: "b80817294b8850530aaedf2e515c02593b1824f763a0ff356e5c2081643e6fd0",
  },
  off: { address: "https://static.openfoodfacts.org/data/en.openfoodfacts.org.products.csv.gz" },
};

export const archiveNamed = (name: string): PublicArchive | undefined =>
  Object.hasOwn(PUBLIC_ARCHIVES, name) ? PUBLIC_ARCHIVES[name as keyof typeof PUBLIC_ARCHIVES] : undefined;
