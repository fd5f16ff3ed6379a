import type { Kit } from "~/db/kit.sqlite";

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

export const houseTables = ({ table, str, int, ts, pk, unique }: Kit) => ({
  /** Who eats together, in one house at most. */
  house_member: table(
    "house_member",
    {
      user_id: str("user_id").notNull(),
      house_id: str("house_id").notNull(),
      /** 1 to 8: two who join at once never have the same one. */
      seat: int("seat").notNull(),
      /** What the others know this person by, beside the nickname. */
      member_id: str("member_id").notNull(),
      /** Of the invitation that this person made last, until somebody joins by it. */
      invite_hash: str("invite_hash"),
      invited_at: ts("invited_at"),
      joined_at: ts("joined_at").notNull(),
    },
    (t) => [pk(t.user_id), unique("house_seat", t.house_id, t.seat), unique("house_invite", t.invite_hash)],
  ),
});

const usersTable = ({ table, str, int, num, ts, bool, json, unique, index }: Kit) =>
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
      time_zone: str("time_zone"),
      day_start: int("day_start").notNull().default(0),
      energy: str("energy").$type<"kcal" | "kj">().notNull().default("kcal"),
      numbers: str("numbers").$type<"shown" | "hidden">().notNull().default("shown"),
      logs_weight: bool("logs_weight").notNull().default(false),
      /** Whether unknown barcodes are looked up elsewhere; null until the person has said. */
      looks_up_barcodes: bool("looks_up_barcodes"),
      /** Further nutrients that the person wants to see; null for none. */
      shown_nutrients: json<string[] | null>("shown_nutrients"),
      created_at: ts("created_at").notNull(),
      email_confirmed_at: ts("email_confirmed_at"),
      /** The kcal that an older version took a goal such as "1,710" for, until home has said so; 0 while they are to be mended. */
      misread_goal: num("misread_goal"),
      /** The kcal that stand in their place. */
      mended_goal: num("mended_goal"),
    },
    (t) => [
      unique("users_email", t.email),
      unique("users_share_id", t.share_id),
      unique("users_picture_id", t.picture_id),
      index("users_misread_goal", t.misread_goal),
    ],
  );

export function accessTables({ table, str, ts, pk, index, unique }: Kit) {
  return {
    session: table(
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
    ),

    /** A family is one log-in and its renewals; secrets are stored as hashes only. */
    bearer_token: table(
      "bearer_token",
      {
        user_id: str("user_id").notNull(),
        token_hash: str("token_hash").notNull(),
        kind: str("kind").$type<"access" | "refresh">().notNull(),
        family_id: str("family_id").notNull(),
        expires_at: ts("expires_at").notNull(),
        /** A used refresh token stays until it expires, so that reuse is detected. */
        used_at: ts("used_at"),
        created_at: ts("created_at").notNull(),
      },
      (t) => [pk(t.user_id, t.token_hash), index("bearer_token_expires", t.expires_at)],
    ),

    api_token: table(
      "api_token",
      {
        user_id: str("user_id").notNull(),
        id: str("id").notNull(),
        name: str("name").notNull(),
        token_hash: str("token_hash").notNull(),
        created_at: ts("created_at").notNull(),
        last_used_at: ts("last_used_at"),
        scope: str("scope").$type<"read" | "log" | "propose" | "export" | "all">().notNull().default("all"),
        /** Null for one that lasts until it is revoked. */
        expires_at: ts("expires_at"),
      },
      (t) => [pk(t.user_id, t.id), unique("api_token_hash", t.user_id, t.token_hash)],
    ),
  };
}

export function identityTables({ table, str, ts, pk, index }: Kit) {
  return {
    /** Whom a sign-in provider calls `subject`. Looked up before the person is known, as the address in `users` is. */
    user_identity: table(
      "user_identity",
      {
        user_id: str("user_id").notNull(),
        issuer: str("issuer").notNull(),
        subject: str("subject").notNull(),
        created_at: ts("created_at").notNull(),
      },
      (t) => [pk(t.issuer, t.subject), index("user_identity_user", t.user_id)],
    ),
  };
}

export function passkeyTables({ table, str, int, ts, pk }: Kit) {
  return {
    passkey: table(
      "passkey",
      {
        user_id: str("user_id").notNull(),
        /** Of the credential, in base64url, as its public key (COSE). */
        id: str("id").notNull(),
        public_key: str("public_key").notNull(),
        /** How often the authenticator has signed; 0 for those that don't count. */
        counter: int("counter").notNull(),
        name: str("name").notNull(),
        created_at: ts("created_at").notNull(),
        last_used_at: ts("last_used_at"),
      },
      (t) => [pk(t.user_id, t.id)],
    ),
  };
}

export function avatarTables({ table, str, pk }: Kit) {
  return {
    avatars: table(
      "avatars",
      {
        user_id: str("user_id").notNull(),
        name: str("name").notNull(),
        /** Base64. */
        jpeg: str("jpeg").notNull(),
      },
      (t) => [pk(t.user_id)],
    ),
  };
}

export function versionTables({ table, str, pk }: Kit) {
  return {
    /** Random, and new after each write of what a person's home is made of: triggers of the database see to it. */
    user_version: table(
      "user_version",
      { user_id: str("user_id").notNull(), version: str("version").notNull() },
      (t) => [pk(t.user_id)],
    ),
  };
}
