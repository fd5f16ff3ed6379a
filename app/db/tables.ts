import type { Kit } from "./kit.sqlite";

// The database's own bound behind the rules of the features, which refuse such amounts with a sentence.
const MAX_AMOUNT = 100_000;

/**
 * Every table, declared once for both dialects. Except in `users` and in what the operator imported, the user's id
 * leads every key, so that rows can be spread over machines by user.
 */
export function makeTables({ table, str, int, num, ts, json, pk, index, unique, range }: Kit) {
  const users = table(
    "users",
    {
      id: str("id").primaryKey(),
      email: str("email").notNull(),
      password_hash: str("password_hash").notNull(),
      /** Names the user in share links; starts as the user's id. */
      share_id: str("share_id").notNull(),
      /** IANA name; null until a browser or the account page tells it. */
      time_zone: str("time_zone"),
      created_at: ts("created_at").notNull(),
      email_confirmed_at: ts("email_confirmed_at"),
    },
    (t) => [unique("users_email", t.email), unique("users_share_id", t.share_id)],
  );

  const session = table(
    "session",
    {
      user_id: str("user_id").notNull(),
      id_hash: str("id_hash").notNull(),
      created_at: ts("created_at").notNull(),
      last_seen_at: ts("last_seen_at").notNull(),
    },
    (t) => [
      pk(t.user_id, t.id_hash),
      index("session_last_seen", t.last_seen_at),
      index("session_created", t.created_at),
    ],
  );

  const user_info = table(
    "user_info",
    {
      user_id: str("user_id").notNull(),
      name: str("name"),
      last_name: str("last_name"),
      nickname: str("nickname"),
      gender: str("gender").$type<"male" | "female" | "other">(),
      age: int("age"),
      unit: str("unit").$type<"us" | "metric">(),
      /** Inches when `unit` is us, centimetres when metric; weight likewise in pounds or kilograms. */
      height: num("height"),
      weight: num("weight"),
      activity_level: str("activity_level"),
      weight_goal: str("weight_goal"),
      /** kcal a day. */
      calculated_calories: int("calculated_calories"),
      avatar: str("avatar"),
      /** When the first-time prompt was answered or skipped. */
      prompted_at: ts("prompted_at"),
      /** When the camera permission notice was shown. */
      camera_permission_shown_at: ts("camera_permission_shown_at"),
      updated_at: ts("updated_at").notNull(),
    },
    (t) => [pk(t.user_id)],
  );

  const nutrition_goal = table(
    "nutrition_goal",
    {
      user_id: str("user_id").notNull(),
      local_date: str("local_date").notNull(),
      created_at: ts("created_at").notNull(),
      calories: num("calories").notNull(),
      carbs: num("carbs").notNull(),
      fats: num("fats").notNull(),
      protein: num("protein").notNull(),
    },
    (t) => [
      pk(t.user_id, t.local_date),
      range("nutrition_goal_amounts", [t.calories, t.carbs, t.fats, t.protein], 0, MAX_AMOUNT),
    ],
  );

  const food = table(
    "food",
    {
      user_id: str("user_id").notNull(),
      id: str("id").notNull(),
      name: str("name").notNull(),
      emoji: str("emoji").notNull(),
      time: ts("time").notNull(),
      local_date: str("local_date").notNull(),
      /** kcal and grams as eaten: already multiplied by `number_of_servings`. */
      calories: num("calories").notNull(),
      carbs: num("carbs").notNull(),
      fats: num("fats").notNull(),
      protein: num("protein").notNull(),
      number_of_servings: num("number_of_servings").notNull(),
      created_at: ts("created_at").notNull(),
      /** Set while a deletion can still be undone; such a food counts nowhere. */
      deleted_at: ts("deleted_at"),
    },
    (t) => [
      pk(t.user_id, t.id),
      // Covers the skipping of former pages.
      index("food_user_newest", t.user_id, t.time, t.id, t.deleted_at),
      index("food_user_day", t.user_id, t.local_date, t.time, t.id),
      range("food_amounts", [t.calories, t.carbs, t.fats, t.protein, t.number_of_servings], 0, MAX_AMOUNT),
    ],
  );

  /** What a user confirmed for a meal in words, so that the same words give it again. */
  const confirmed_meal = table(
    "confirmed_meal",
    {
      user_id: str("user_id").notNull(),
      words_hash: str("words_hash").notNull(),
      words: str("words").notNull(),
      name: str("name").notNull(),
      emoji: str("emoji").notNull(),
      calories: num("calories").notNull(),
      carbs: num("carbs").notNull(),
      fats: num("fats").notNull(),
      protein: num("protein").notNull(),
      /** The foods it was made of, as the review notes them. */
      foods: json<unknown[]>("foods").notNull(),
      updated_at: ts("updated_at").notNull(),
    },
    (t) => [
      pk(t.user_id, t.words_hash),
      index("confirmed_meal_user_updated", t.user_id, t.updated_at),
      range("confirmed_meal_amounts", [t.calories, t.carbs, t.fats, t.protein], 0, MAX_AMOUNT),
    ],
  );

  const daily_home_data = table(
    "daily_home_data",
    {
      user_id: str("user_id").notNull(),
      date: str("date").notNull(),
      puzzle_category: str("puzzle_category"),
      puzzle_name: str("puzzle_name"),
      puzzle_id: str("puzzle_id"),
      daily_text: str("daily_text").notNull(),
      /** Blocks and filled blocks per nutrient. */
      pixel_art_data: json<PixelArtData | null>("pixel_art_data"),
      calories: num("calories").notNull(),
      carbs: num("carbs").notNull(),
      protein: num("protein").notNull(),
      fats: num("fats").notNull(),
      calories_goal: num("calories_goal").notNull(),
      carbs_goal: num("carbs_goal").notNull(),
      protein_goal: num("protein_goal").notNull(),
      fats_goal: num("fats_goal").notNull(),
      puzzle_progress: num("puzzle_progress").notNull(),
      carbs_colors: json<string[]>("carbs_colors").notNull(),
      protein_colors: json<string[]>("protein_colors").notNull(),
      fats_colors: json<string[]>("fats_colors").notNull(),
      /** Set when the day's puzzle was first complete; it stays set. */
      completed_at: ts("completed_at"),
      updated_at: ts("updated_at").notNull(),
    },
    (t) => [
      pk(t.user_id, t.date),
      range(
        "daily_home_data_goals",
        [t.calories_goal, t.carbs_goal, t.protein_goal, t.fats_goal],
        0,
        MAX_AMOUNT,
      ),
    ],
  );

  const user_collection = table(
    "user_collection",
    {
      user_id: str("user_id").notNull(),
      collection_type: str("collection_type").notNull(),
      puzzle_name: str("puzzle_name").notNull(),
      /** Grams of the day it was first completed; 0 for a special puzzle. */
      carbs: num("carbs").notNull(),
      protein: num("protein").notNull(),
      fats: num("fats").notNull(),
      count: int("count").notNull(),
      first_completed_at: ts("first_completed_at").notNull(),
      /** When the congratulation was shown. */
      congratulated_at: ts("congratulated_at"),
      created_at: ts("created_at").notNull(),
      updated_at: ts("updated_at").notNull(),
    },
    (t) => [pk(t.user_id, t.collection_type, t.puzzle_name)],
  );

  /** One row for each time a puzzle was collected; its key is what makes a day count once. */
  const puzzle_completion = table(
    "puzzle_completion",
    {
      user_id: str("user_id").notNull(),
      puzzle_name: str("puzzle_name").notNull(),
      date: str("date").notNull(),
      completed_at: ts("completed_at").notNull(),
      /** Grams of that day; null where an older version only stored the sum of several days. */
      carbs: num("carbs"),
      protein: num("protein"),
      fats: num("fats"),
    },
    (t) => [pk(t.user_id, t.puzzle_name, t.date)],
  );

  /** What a mailed link proves; only the hash of its secret is kept. */
  const mail_token = table(
    "mail_token",
    {
      user_id: str("user_id").notNull(),
      token_hash: str("token_hash").notNull(),
      purpose: str("purpose").$type<"confirm" | "recovery">().notNull(),
      expires_at: ts("expires_at").notNull(),
      created_at: ts("created_at").notNull(),
    },
    (t) => [pk(t.user_id, t.token_hash), index("mail_token_expires", t.expires_at)],
  );

  /** Mails still to be sent. A mail's link is made when it is sent, so that no secret waits here. */
  const outbox = table(
    "outbox",
    {
      user_id: str("user_id").notNull(),
      id: str("id").notNull(),
      kind: str("kind").$type<"confirm" | "recovery" | "password-changed">().notNull(),
      attempts: int("attempts").notNull(),
      /** Not before this instant; a worker that takes a mail moves it on, as a lease. */
      due_at: ts("due_at").notNull(),
      created_at: ts("created_at").notNull(),
    },
    (t) => [pk(t.user_id, t.id), index("outbox_user_due", t.user_id, t.due_at)],
  );

  /** What lets a program in; only the hash of its secret is kept. A family is one log-in and all that was renewed from it. */
  const bearer_token = table(
    "bearer_token",
    {
      user_id: str("user_id").notNull(),
      token_hash: str("token_hash").notNull(),
      kind: str("kind").$type<"access" | "refresh">().notNull(),
      family_id: str("family_id").notNull(),
      expires_at: ts("expires_at").notNull(),
      /** When a refresh token was used; it stays until it would have expired, so that using it again is noticed. */
      used_at: ts("used_at"),
      created_at: ts("created_at").notNull(),
    },
    (t) => [pk(t.user_id, t.token_hash), index("bearer_token_expires", t.expires_at)],
  );

  /** A key under which a program sent something, and the answer, so that sending it again does nothing more. */
  const idempotency_key = table(
    "idempotency_key",
    {
      user_id: str("user_id").notNull(),
      key: str("key").notNull(),
      body_hash: str("body_hash").notNull(),
      answer: json<unknown>("answer"),
      created_at: ts("created_at").notNull(),
    },
    (t) => [pk(t.user_id, t.key), index("idempotency_key_created", t.created_at)],
  );

  /** What a person confirmed for a barcode; only theirs. Values are kcal and grams for one `portion`. */
  const product = table(
    "product",
    {
      user_id: str("user_id").notNull(),
      barcode: str("barcode").notNull(),
      name: str("name").notNull(),
      emoji: str("emoji").notNull(),
      portion: str("portion").notNull(),
      calories: num("calories").notNull(),
      carbs: num("carbs").notNull(),
      fats: num("fats").notNull(),
      protein: num("protein").notNull(),
      updated_at: ts("updated_at").notNull(),
    },
    (t) => [
      pk(t.user_id, t.barcode),
      range("product_amounts", [t.calories, t.carbs, t.fats, t.protein], 0, MAX_AMOUNT),
    ],
  );

  /**
   * Public food data that the operator imported, the same for everybody: these three hold nothing of any user. Rows of
   * an import count once it is `live`; a source has one live import at most.
   */
  const food_import = table(
    "food_import",
    {
      id: int("id").notNull(),
      source: str("source").$type<FoodSourceName>().notNull(),
      state: str("state").$type<"loading" | "live">().notNull(),
      rows: int("rows").notNull(),
      imported_at: ts("imported_at").notNull(),
    },
    (t) => [pk(t.id)],
  );

  const imported_food = table(
    "imported_food",
    {
      import_id: int("import_id").notNull(),
      id: str("id").notNull(),
      name: str("name").notNull(),
      brand: str("brand"),
      category: str("category"),
      /** The words of name and brand as they are searched, one space apart and around. */
      words: str("words").notNull(),
      /** kcal and grams in 100 g. */
      calories: num("calories").notNull(),
      carbs: num("carbs").notNull(),
      fats: num("fats").notNull(),
      protein: num("protein").notNull(),
      portions: json<{ name: string; grams: number }[]>("portions").notNull(),
      /** A GTIN of 14 digits. */
      barcode: str("barcode"),
    },
    (t) => [pk(t.import_id, t.id), index("imported_food_barcode", t.barcode)],
  );

  /** Finds imported foods by the beginning of a word; the shortest names stand first. */
  const imported_food_word = table(
    "imported_food_word",
    {
      import_id: int("import_id").notNull(),
      word: str("word").notNull(),
      name_length: int("name_length").notNull(),
      id: str("id").notNull(),
    },
    (t) => [pk(t.import_id, t.word, t.name_length, t.id)],
  );

  /** A key that its owner made for a program of theirs; only the hash of its secret is kept. */
  const api_token = table(
    "api_token",
    {
      user_id: str("user_id").notNull(),
      id: str("id").notNull(),
      name: str("name").notNull(),
      token_hash: str("token_hash").notNull(),
      created_at: ts("created_at").notNull(),
      last_used_at: ts("last_used_at"),
    },
    (t) => [pk(t.user_id, t.id), unique("api_token_hash", t.user_id, t.token_hash)],
  );

  /**
   * What was typed into a form that came after its session had ended, until its sender has logged in again. That of an
   * unknown sender is `nobody`'s.
   */
  const late_form = table(
    "late_form",
    {
      user_id: str("user_id").notNull(),
      key_hash: str("key_hash").notNull(),
      /** Where the form was sent to: path and query. */
      address: str("address").notNull(),
      fields: json<Record<string, string>>("fields").notNull(),
      expires_at: ts("expires_at").notNull(),
    },
    (t) => [pk(t.user_id, t.key_hash), index("late_form_expires", t.expires_at)],
  );

  /**
   * How often something was done lately. A bucket is the hash of what and by whom, so that neither addresses nor
   * names stand here; it belongs to no user.
   */
  const rate_limit = table(
    "rate_limit",
    {
      bucket: str("bucket").notNull(),
      points: int("points").notNull(),
      expires_at: ts("expires_at").notNull(),
    },
    (t) => [pk(t.bucket), index("rate_limit_expires", t.expires_at)],
  );

  return {
    users,
    session,
    user_info,
    nutrition_goal,
    food,
    confirmed_meal,
    daily_home_data,
    user_collection,
    puzzle_completion,
    mail_token,
    outbox,
    bearer_token,
    idempotency_key,
    product,
    api_token,
    late_form,
    food_import,
    imported_food,
    imported_food_word,
    rate_limit,
  };
}

export type Tables = ReturnType<typeof makeTables>;

export type FoodSourceName = "fndds" | "sr-legacy" | "foundation" | "open-food-facts";
type PerNutrient = { carbs: number; protein: number; fats: number };
type PixelArtData = { blocks: PerNutrient; filled: PerNutrient };
