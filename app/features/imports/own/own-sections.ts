type OwnSection = {
  /** Of its rows, besides the person. */
  table: string;
  key: readonly string[];
  /** The column of the day to which a row belongs. */
  day?: string;
  /** Of rows that an account may have. */
  max?: number;
  /** For the preview. */
  one: string;
  more: string;
};

/** The parts of an export that come back, in the order in which they are added. */
const OWN_SECTIONS = {
  account: { table: "users", key: [], one: "setting", more: "settings" },
  profile: { table: "user_info", key: [], one: "profile", more: "profiles" },
  picture: { table: "avatars", key: [], one: "picture", more: "pictures" },
  saved_foods: { table: "saved_food", key: ["id"], max: 300, one: "saved food", more: "saved foods" },
  confirmed_meals: {
    ...{ table: "confirmed_meal", key: ["words_hash"], max: 500 },
    ...{ one: "described meal", more: "described meals" },
  },
  products: { table: "product", key: ["barcode"], one: "food of a barcode", more: "foods of barcodes" },
  puzzles: {
    ...{ table: "user_puzzle", key: ["id"], max: 500 },
    ...{ one: "puzzle of your own", more: "puzzles of your own" },
  },
  collection: {
    ...{ table: "user_collection", key: ["collection_type", "puzzle_name"] },
    ...{ one: "collected puzzle", more: "collected puzzles" },
  },
  goals: { table: "nutrition_goal", key: ["local_date"], day: "local_date", one: "goal", more: "goals" },
  weekday_goals: {
    ...{ table: "weekday_goal", key: ["weekday", "local_date"], day: "local_date" },
    ...{ one: "goal of a weekday", more: "goals of weekdays" },
  },
  weights: { table: "weight", key: ["date"], day: "date", one: "weight", more: "weights" },
  days: { table: "daily_home_data", key: ["date"], day: "date", one: "day", more: "days" },
  foods: { table: "food", key: ["id"], day: "local_date", one: "food", more: "foods" },
} satisfies Record<string, OwnSection>;

export type OwnSectionName = keyof typeof OWN_SECTIONS;

export const OWN_NAMES = Object.keys(OWN_SECTIONS) as OwnSectionName[];

export const ownSection = (name: OwnSectionName): OwnSection => OWN_SECTIONS[name];
