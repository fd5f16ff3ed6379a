import type { Kit } from "~/db/kit.sqlite";
import { AMOUNTS, type AmountName, type FoodTotals, mapNames } from "~/features/nutrition/amounts";

/** Behind the limits of the forms, which answer with a sentence. */
const MAX_AMOUNT = 100_000;

export const amountColumns = ({ num }: Kit) => mapNames(AMOUNTS, (name) => num(name).notNull());

export const goalColumns = ({ num }: Kit) =>
  mapNames(AMOUNTS, (name) => num(`${name}_goal`).notNull(), "_goal");

/** Sorted, as the constraints of the migrations are. */
const SORTED = AMOUNTS.toSorted();

export const amountRange = <C extends Parameters<Kit["range"]>[1][number]>(
  { range }: Kit,
  name: string,
  columns: Record<AmountName, C>,
  ...more: C[]
) => range(name, [...SORTED.map((amount) => columns[amount]), ...more], 0, MAX_AMOUNT);

export const goalRange = <C extends Parameters<Kit["range"]>[1][number]>(
  { range }: Kit,
  name: string,
  columns: Record<`${AmountName}_goal`, C>,
) =>
  range(
    name,
    AMOUNTS.map((amount) => columns[`${amount}_goal`]),
    0,
    MAX_AMOUNT,
  );

/** A food that isn't on a day yet. */
const entryColumnsOf = (kit: Kit) => ({
  name: kit.str("name").notNull(),
  emoji: kit.str("emoji").notNull(),
  ...amountColumns(kit),
  number_of_servings: kit.num("number_of_servings").notNull(),
  parts: kit.json<unknown[] | null>("parts"),
  source: kit.str("source"),
  further: kit.json<Record<string, number> | null>("further"),
});

export function foodTables(kit: Kit) {
  const { table, str, num, ts, bool, json, pk, index } = kit;
  return {
    food: table(
      "food",
      {
        user_id: str("user_id").notNull(),
        id: str("id").notNull(),
        name: str("name").notNull(),
        emoji: str("emoji").notNull(),
        time: ts("time").notNull(),
        local_date: str("local_date").notNull(),
        /** As eaten: for all servings. */
        ...amountColumns(kit),
        number_of_servings: num("number_of_servings").notNull(),
        created_at: ts("created_at").notNull(),
        /** Set while a deletion can be undone; such a food counts nowhere. */
        deleted_at: ts("deleted_at"),
        parts: json<unknown[] | null>("parts"),
        source: str("source"),
        /** Some part is an unconfirmed estimate. */
        estimated: bool("estimated").notNull().default(false),
        /** As eaten, as the amounts; null where nothing is known. */
        further: json<Record<string, number> | null>("further"),
      },
      (t) => [
        pk(t.user_id, t.id),
        // Covers the offset of `nthNewest`.
        index("food_user_newest", t.user_id, t.time, t.id, t.deleted_at),
        index("food_user_day", t.user_id, t.local_date, t.time, t.id),
        amountRange(kit, "food_amounts", t, t.number_of_servings),
      ],
    ),

    /** Confirmed meals, for the same description the next time. */
    confirmed_meal: table(
      "confirmed_meal",
      {
        user_id: str("user_id").notNull(),
        words_hash: str("words_hash").notNull(),
        words: str("words").notNull(),
        name: str("name").notNull(),
        emoji: str("emoji").notNull(),
        ...amountColumns(kit),
        foods: json<unknown[]>("foods").notNull(),
        updated_at: ts("updated_at").notNull(),
      },
      (t) => [
        pk(t.user_id, t.words_hash),
        index("confirmed_meal_user_updated", t.user_id, t.updated_at),
        amountRange(kit, "confirmed_meal_amounts", t),
      ],
    ),
  };
}

export function foodTotalTables({ table, str, json, pk, indexOfNull }: Kit) {
  return {
    day_food_total: table(
      "day_food_total",
      {
        user_id: str("user_id").notNull(),
        date: str("date").notNull(),
        /** Null until a day of an older version has been summed up again. */
        foods: json<FoodTotals | null>("foods"),
      },
      (t) => [pk(t.user_id, t.date), indexOfNull("day_food_total_to_fill", t.foods)],
    ),
  };
}

export function savedFoodTables(kit: Kit) {
  const { table, str, ts, pk, index } = kit;
  return {
    saved_food: table(
      "saved_food",
      {
        user_id: str("user_id").notNull(),
        id: str("id").notNull(),
        /** The columns of a recipe's entry are those of all that it makes, as one serving. */
        kind: str("kind").$type<"food" | "meal" | "recipe">().notNull(),
        ...entryColumnsOf(kit),
        makes: kit.num("makes"),
        cooked_grams: kit.num("cooked_grams"),
        /** Ingredients of a recipe that name no known food, as typed. */
        unrecognised: kit.json<string[] | null>("unrecognised"),
        /** Whether the cook's house may see, eat and cook this recipe. */
        for_house: kit.bool("for_house").notNull().default(false),
        created_at: ts("created_at").notNull(),
      },
      (t) => [
        pk(t.user_id, t.id),
        index("saved_food_user_name", t.user_id, t.name, t.id),
        amountRange(kit, "saved_food_amounts", t, t.number_of_servings),
      ],
    ),
  };
}

export function potTables(kit: Kit) {
  const { table, str, num, ts, pk, index } = kit;
  return {
    /** What somebody cooked, as long as some of it is left; the house of its cook eats of it. */
    pot: table(
      "pot",
      {
        user_id: str("user_id").notNull(),
        id: str("id").notNull(),
        /** All that was cooked, as one serving. */
        ...entryColumnsOf(kit),
        /** Servings, as `servings_left`, which has four decimals. */
        makes: num("makes").notNull(),
        servings_left: num("servings_left").notNull(),
        created_at: ts("created_at").notNull(),
        /** A portion can be given back for a while. */
        emptied_at: ts("emptied_at"),
      },
      (t) => [
        pk(t.user_id, t.id),
        index("pot_by_id", t.id),
        index("pot_emptied", t.emptied_at),
        amountRange(kit, "pot_amounts", t, t.number_of_servings, t.makes, t.servings_left),
      ],
    ),

    /** What somebody ate of a pot, to be given back with the food. */
    pot_portion: table(
      "pot_portion",
      {
        user_id: str("user_id").notNull(),
        food_id: str("food_id").notNull(),
        pot_id: str("pot_id").notNull(),
        servings: num("servings").notNull(),
      },
      (t) => [pk(t.user_id, t.food_id), index("pot_portion_pot", t.pot_id)],
    ),
  };
}

export function proposalTables(kit: Kit) {
  const { table, str, ts, bool, pk, index } = kit;
  return {
    /** Foods that a program or somebody of the house proposes, until their person decides. */
    proposal: table(
      "proposal",
      {
        user_id: str("user_id").notNull(),
        id: str("id").notNull(),
        ...entryColumnsOf(kit),
        estimated: bool("estimated").notNull().default(false),
        time: ts("time").notNull(),
        local_date: str("local_date").notNull(),
        /** The name of the program's token, null for one that logged in, or the nickname of `from_member`. */
        proposed_by: str("proposed_by"),
        /** The `member_id` of who sent it from the same house; null for a program's. */
        from_member: str("from_member"),
        created_at: ts("created_at").notNull(),
        dismissed_at: ts("dismissed_at"),
      },
      (t) => [
        pk(t.user_id, t.id),
        index("proposal_created", t.created_at),
        amountRange(kit, "proposal_amounts", t, t.number_of_servings),
      ],
    ),
  };
}

export function productTables(kit: Kit) {
  const { table, str, ts, json, pk } = kit;
  return {
    /** For one `portion`; private to the user. */
    product: table(
      "product",
      {
        user_id: str("user_id").notNull(),
        barcode: str("barcode").notNull(),
        name: str("name").notNull(),
        emoji: str("emoji").notNull(),
        portion: str("portion").notNull(),
        ...amountColumns(kit),
        updated_at: ts("updated_at").notNull(),
        further: json<Record<string, number> | null>("further"),
      },
      (t) => [
        pk(t.user_id, t.barcode),
        kit.index("product_updated", t.user_id, t.updated_at),
        amountRange(kit, "product_amounts", t),
      ],
    ),
  };
}

export function publicFoodTables(kit: Kit) {
  const { table, str, int, ts, json, pk, index } = kit;
  return {
    /** Public, without user data; rows count once their import is `live`, one for each source. */
    food_import: table(
      "food_import",
      {
        id: int("id").notNull(),
        source: str("source").$type<FoodSourceName>().notNull(),
        state: str("state").$type<"loading" | "live">().notNull(),
        rows: int("rows").notNull(),
        imported_at: ts("imported_at").notNull(),
      },
      (t) => [pk(t.id)],
    ),

    imported_food: table(
      "imported_food",
      {
        import_id: int("import_id").notNull(),
        id: str("id").notNull(),
        name: str("name").notNull(),
        brand: str("brand"),
        category: str("category"),
        /** Name and brand as searched, with single spaces between and around. */
        words: str("words").notNull(),
        /** In 100 g of the food. */
        ...amountColumns(kit),
        portions: json<{ name: string; grams: number }[]>("portions").notNull(),
        /** A GTIN of 14 digits. */
        barcode: str("barcode"),
        further: json<Record<string, number> | null>("further"),
      },
      (t) => [pk(t.import_id, t.id), index("imported_food_barcode", t.barcode)],
    ),

    /** Prefix search; the shortest names first. */
    imported_food_word: table(
      "imported_food_word",
      {
        import_id: int("import_id").notNull(),
        word: str("word").notNull(),
        name_length: int("name_length").notNull(),
        id: str("id").notNull(),
      },
      (t) => [pk(t.import_id, t.word, t.name_length, t.id)],
    ),
  };
}

export type FoodSourceName = "fndds" | "sr-legacy" | "foundation" | "open-food-facts";
