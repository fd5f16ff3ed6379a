import type { Kit } from "../kit.sqlite";

/** Accounts and what their owners said of themselves. */
export function accountTables({ table, str, int, num, ts, pk, unique }: Kit) {
  return {
    users: table(
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
    ),

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
    ),
  };
}
