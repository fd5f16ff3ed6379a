type Section = {
  name: string;
  about: string;
  /** An object, or null, in place of a list. */
  single?: true;
};

/** The parts of an export by their table, in the order of the file. */
export const SECTIONS: Readonly<Record<string, Section>> = {
  users: { name: "account", about: "The account and its settings.", single: true },
  user_info: {
    name: "profile",
    about: "Name, body data and what the goal estimate is made of.",
    single: true,
  },
  avatars: { name: "picture", about: "The profile picture.", single: true },
  nutrition_goal: { name: "goals", about: "Goals of every day, each from its day on." },
  weekday_goal: { name: "weekday_goals", about: "Goals of one weekday, before those of every day." },
  food: { name: "foods", about: "Logged foods." },
  daily_home_data: { name: "days", about: "Days with their totals, goals and puzzle." },
  user_collection: { name: "collection", about: "Collected puzzles." },
  puzzle_completion: { name: "completions", about: "Each day on which a puzzle was collected." },
  user_puzzle: { name: "puzzles", about: "Puzzles of one's own, and chosen ones of packs." },
  saved_food: { name: "saved_foods", about: "Saved foods, meals and recipes." },
  pot: { name: "pots", about: "Cooked dishes of one's own that stand in the fridge." },
  pot_portion: {
    name: "pot_portions",
    about: "Servings that were eaten of pots, by the food that was logged with them.",
  },
  proposal: {
    name: "proposals",
    about: "Foods that programs or people of the house proposed, until they are decided on.",
  },
  confirmed_meal: { name: "confirmed_meals", about: "Described meals, for the same words the next time." },
  product: { name: "products", about: "Foods saved for a barcode." },
  weight: { name: "weights", about: "Body weight by day." },
  reminder: { name: "reminders", about: "Times of reminders." },
  push_subscription: { name: "reminded_browsers", about: "Browsers that reminders are sent to." },
  webhook: { name: "webhook", about: "Where events are sent to, without its secret.", single: true },
  webhook_delivery: { name: "waiting_events", about: "Events that are to be sent there." },
  import: { name: "imports", about: "Files of other programs that were imported." },
  session: { name: "sessions", about: "Browsers that are logged in." },
  bearer_token: { name: "program_sessions", about: "Programs that are logged in." },
  api_token: { name: "api_tokens", about: "Tokens of one's own programs, without their secrets." },
  passkey: { name: "passkeys", about: "Passkeys that open the account, with their public keys." },
  user_identity: { name: "linked_sign_ins", about: "Sign-ins of a provider that open the account." },
  house_member: { name: "house", about: "The house that this person eats in.", single: true },
  mail_token: { name: "mail_links", about: "Links sent by email, without their secrets." },
  outbox: { name: "waiting_mails", about: "Emails that are to be sent." },
  idempotency_key: { name: "answered_calls", about: "Answers of the last 24 hours, for calls sent again." },
  late_form: { name: "late_forms", about: "Forms sent after the log-in ended, until they are restored." },
};

export const EXPORT_VERSION = 1;
export const EXPORT_FORMAT = "pixelplate";

type Row = Record<string, unknown>;

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** The tables of an export file, as `everythingOf` gives them; anything else stays as it is. */
export function tablesOf(file: unknown): unknown {
  if (typeof file !== "object" || file === null || !("format" in file) || file.format !== EXPORT_FORMAT)
    return file;
  const parts = file as Row;
  const { id } = (parts.account ?? {}) as Row;
  const rowsOf = (table: string, name: string) =>
    [parts[name] ?? []]
      .flat()
      .map((row) => ({ ...(table !== "users" && table !== "avatars" && { user_id: id }), ...stored(row) }));
  return Object.fromEntries(
    Object.entries(SECTIONS).map(([table, { name }]) => [table, rowsOf(table, name)]),
  );
}

const stored = (row: unknown): Row =>
  Object.fromEntries(
    Object.entries(row ?? {}).map(([name, value]) => [
      name,
      name.endsWith("_at") || name === "time" || name.endsWith("_until") ? instant(value) : value,
    ]),
  );

const instant = (value: unknown) =>
  typeof value === "string" && INSTANT.test(value) ? Date.parse(value) : value;
