import type { Kit } from "../kit.sqlite";

export function accountTables(kit: Kit) {
  const { table, str, int, num, ts, pk } = kit;
  return {
    users: usersTable(kit),

    user_info: table(
      "user_info",
      {
        user_id: str("user_id").notNull(),
        name: str("name"),
        last_name: str("last_name"),
        nickname: str("nickname"),
        gender: str("gender").$type<"male" | "female" | "other">(),
        age: int("age"),
        unit: str("unit").$type<"us" | "metric">(),
        /** Inches when `unit` is us, else centimetres; `weight` in pounds or kilograms. */
        height: num("height"),
        weight: num("weight"),
        activity_level: str("activity_level"),
        weight_goal: str("weight_goal"),
        /** kcal a day. */
        calculated_calories: int("calculated_calories"),
        avatar: str("avatar"),
        prompted_at: ts("prompted_at"),
        camera_permission_shown_at: ts("camera_permission_shown_at"),
        updated_at: ts("updated_at").notNull(),
      },
      (t) => [pk(t.user_id)],
    ),
  };
}

const usersTable = ({ table, str, int, ts, bool, unique }: Kit) =>
  table(
    "users",
    {
      id: str("id").primaryKey(),
      email: str("email").notNull(),
      password_hash: str("password_hash").notNull(),
      /** In share links; first the user's id. */
      share_id: str("share_id").notNull(),
      /** In the address of the day's picture for other screens; none while that is off. */
      picture_id: str("picture_id"),
      /** IANA name */
      time_zone: str("time_zone"),
      day_start: int("day_start").notNull().default(0),
      energy: str("energy").$type<"kcal" | "kj">().notNull().default("kcal"),
      numbers: str("numbers").$type<"shown" | "hidden">().notNull().default("shown"),
      logs_weight: bool("logs_weight").notNull().default(false),
      created_at: ts("created_at").notNull(),
      email_confirmed_at: ts("email_confirmed_at"),
    },
    (t) => [
      unique("users_email", t.email),
      unique("users_share_id", t.share_id),
      unique("users_picture_id", t.picture_id),
    ],
  );
