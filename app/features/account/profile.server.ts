import type { SubmissionResult } from "@conform-to/react";
import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "~/db/store";
import type { Tables } from "~/db/tables";
import { ACCOUNT_MESSAGES } from "~/features/access/credentials";
import { AVATAR_MESSAGES, avatarPath, readCrop, ZOOM_MAX, ZOOM_MIN } from "~/features/account/picture/avatar";
import { avatarPicture, newAvatarName, storeAvatar } from "~/features/account/picture/avatar.server";
import type { Caller } from "~/http/caller.server";
import { Refusal } from "~/http/refusal";
import { UploadRefused } from "~/platform/picture/picture";
import { cleanText, graphemeCount } from "~/platform/text";
import {
  type ActivityLevel,
  type InfoField,
  type InfoValues,
  type KnownProfile,
  PERSON_NAME_MAX,
  type Profile,
  saveAgain,
  type WeightGoal,
  weightInUnit,
} from "./profile";

const NOTHING: KnownProfile = {
  name: null,
  lastName: null,
  gender: null,
  age: null,
  unit: null,
  height: null,
  weight: null,
  activityLevel: null,
  weightGoal: null,
  updatedAt: null,
};

export async function profileOf(db: Db, userId: string): Promise<KnownProfile> {
  return profileIn(await infoOf(db, userId));
}

type Info = Tables["user_info"]["$inferSelect"];

async function infoOf(db: Db, userId: string): Promise<Info | undefined> {
  const { user_info: info } = db.t;
  const [row] = await db.select().from(info).where(eq(info.user_id, userId));
  return row;
}

function profileIn(row: Info | undefined): KnownProfile {
  if (!row) return NOTHING;
  return {
    name: row.name,
    lastName: row.last_name,
    gender: row.gender,
    age: row.age,
    unit: row.unit,
    height: row.height,
    weight: row.weight,
    activityLevel: row.activity_level as ActivityLevel | null,
    weightGoal: row.weight_goal as WeightGoal | null,
    updatedAt: row.updated_at,
  };
}

type Identity = {
  /** What greetings call them: the nickname, else the first name. */
  nickname: string | null;
  lastName: string | null;
  avatar: string | null;
  updatedAt: number | null;
};

export async function identityOf(db: Db, userId: string): Promise<Identity> {
  const { user_info: info } = db.t;
  const [row] = await db
    .select({
      nickname: info.nickname,
      name: info.name,
      lastName: info.last_name,
      avatar: info.avatar,
      updatedAt: info.updated_at,
    })
    .from(info)
    .where(eq(info.user_id, userId));
  return {
    nickname: row?.nickname || row?.name || null,
    lastName: row?.lastName ?? null,
    avatar: row?.avatar ?? null,
    updatedAt: row?.updatedAt ?? null,
  };
}

/** The profile as the API returns it; unknown fields are null. */
export async function userMetadata(db: Db, userId: string) {
  const row = await infoOf(db, userId);
  const profile = profileIn(row);
  const inches = profile.unit === "us" ? profile.height : null;
  return {
    ...profile,
    nickname: row?.nickname ?? null,
    heightFeet: inches === null ? null : Math.floor(inches / 12),
    heightInches: inches === null ? null : inches % 12,
    calculatedCalories: row?.calculated_calories ?? null,
    avatarUrl: avatarPath(row?.avatar ?? null),
  };
}

/**
 * The result of sending a form: `changedAt`, and nothing saved, when another change came after the one that the form
 * shows. That is the `updated_at` (ms) with which the form can be sent again.
 */
export type Saved = { changedAt?: number };

/** The `updated_at` of a change that saving would undo unseen, if there is one. The same values twice are none. `seen` is the `updated_at` shown with the form. */
export async function unseenChange(
  db: Db,
  userId: string,
  values: object,
  seen: number | undefined,
): Promise<number | undefined> {
  if (seen === undefined) return undefined;
  const { user_info: info } = db.t;
  const [row] = await db.select().from(info).where(eq(info.user_id, userId));
  if (!row || row.updated_at === seen) return undefined;
  const stands = new Map<string, unknown>(Object.entries(row));
  const differs = Object.entries(values).some(
    ([part, value]) => part !== "updated_at" && stands.get(part) !== value,
  );
  return differs ? row.updated_at : undefined;
}

/** Saves the info form with its estimated kcal a day, unless the profile changed after `seen`. Answers the first-time prompt. */
export async function saveProfile(
  by: Caller,
  profile: Profile,
  calculatedCalories: number,
  seen?: number,
): Promise<Saved> {
  const values = {
    ...(profile.name && { name: profile.name }),
    last_name: profile.lastName,
    gender: profile.gender,
    age: profile.age,
    unit: profile.unit,
    height: profile.height,
    weight: profile.weight,
    activity_level: profile.activityLevel,
    weight_goal: profile.weightGoal,
    calculated_calories: calculatedCalories,
    updated_at: by.now,
  };
  return upsert(by, values, seen);
}

/** Notes that the first-time prompt was skipped. */
export async function skipPrompt(by: Caller): Promise<void> {
  await upsert(by, { updated_at: by.now });
}

async function upsert(by: Caller, values: { updated_at: number }, seen?: number): Promise<Saved> {
  return by.change(async (tx) => {
    const changedAt = await unseenChange(tx.db, tx.viewer.id, values, seen);
    if (changedAt !== undefined) return { changedAt };
    const { user_info: info } = tx.db.t;
    await tx.db
      .insert(info)
      .values({ user_id: tx.viewer.id, ...values, prompted_at: tx.now })
      .onConflictDoUpdate({
        target: info.user_id,
        set: { ...values, prompted_at: sql`coalesce(${info.prompted_at}, excluded.prompted_at)` },
      });
    return {};
  });
}

type Change = {
  nickname: string;
  lastName: string | null;
  /** The new picture as a JPEG; null removes the old one; undefined keeps it. */
  picture?: Uint8Array | null;
  /** When what the form showed was changed last. */
  seen?: number;
};

/** Saves names and picture in one transaction, unless they changed after `seen`. */
export async function editProfile(by: Caller, { nickname, lastName, picture, seen }: Change): Promise<Saved> {
  const avatar = picture && newAvatarName(by.viewer.id, by.now);
  const values = {
    nickname,
    last_name: lastName,
    ...(avatar !== undefined && { avatar }),
    updated_at: by.now,
  };
  return by.change(async (tx) => {
    const changedAt = await unseenChange(tx.db, tx.viewer.id, { nickname, last_name: lastName }, seen);
    if (changedAt !== undefined) return { changedAt };
    if (avatar !== undefined)
      await storeAvatar(tx.db, tx.viewer.id, picture && avatar ? { name: avatar, jpeg: picture } : null);
    await saveNames(tx.db, tx.viewer.id, values);
    return {};
  });
}

type Values = {
  nickname: string;
  last_name: string | null;
  avatar?: string | null;
  updated_at: number;
};

export async function saveNames(db: Db, userId: string, values: Values) {
  const { user_info: info } = db.t;
  // The nickname stands in for a missing first name.
  const name = sql`coalesce(${info.name}, excluded.name)`;
  await db
    .insert(info)
    .values({ user_id: userId, name: values.nickname, ...values })
    .onConflictDoUpdate({ target: info.user_id, set: { ...values, name } });
}

/** The hidden field with the `updated_at`, in milliseconds, of what a form shows; what is none is left out. */
export const seenSchema = z.coerce.number().int().positive().optional().catch(undefined);

const name = z
  .string(ACCOUNT_MESSAGES.fieldEmpty)
  .max(200, { error: ACCOUNT_MESSAGES.nameTooLong, abort: true })
  .transform(cleanText)
  .refine((text) => graphemeCount(text) <= PERSON_NAME_MAX, { error: ACCOUNT_MESSAGES.nameTooLong });

const typed = z.string().max(200).optional();

/** The 'Edit Profile' form. Zoom and edges are read by `readCrop`. An empty file field gives nothing. */
export const editProfileSchema = z.object({
  nickname: name.refine((text) => text !== "", { error: ACCOUNT_MESSAGES.fieldEmpty }),
  lastName: name.optional(),
  avatar: z.file(AVATAR_MESSAGES.notAPicture).optional(),
  removeAvatar: typed,
  zoom: z.string().max(200, ACCOUNT_MESSAGES.digitsOnly).optional(),
  x: typed,
  y: typed,
  updatedAt: seenSchema,
});

type Sent = z.output<typeof editProfileSchema>;

/** Saves the 'Edit Profile' form, with its picture cropped. Throws Refusal: 400, 413, 503, 409 for one changed elsewhere. */
export async function changeProfile(
  by: Caller,
  { nickname, lastName, updatedAt: seen, ...sent }: Sent,
): Promise<void> {
  const picture = await pictureIn(by.viewer.id, sent);
  const change = { nickname, lastName: lastName || null, seen, picture };
  const { changedAt } = await editProfile(by, change);
  if (changedAt !== undefined) throw saveAgain(changedAt);
}

async function pictureIn(userId: string, sent: Pick<Sent, "avatar" | "removeAvatar" | "zoom" | "x" | "y">) {
  const crop = readCrop(sent);
  if (!crop) throw new Refusal(400, { zoom: [ACCOUNT_MESSAGES.between(ZOOM_MIN, ZOOM_MAX)] });
  if (!sent.avatar) return sent.removeAvatar ? null : undefined;
  try {
    return await avatarPicture(userId, new Uint8Array(await sent.avatar.arrayBuffer()), crop);
  } catch (error) {
    if (!(error instanceof UploadRefused)) throw error;
    throw new Refusal(error.status, { avatar: [error.message] });
  }
}

const typedInfoSchema = z.string().max(200).optional();

/** The fields of the info form, as typed. `readProfile` reads them, for what is required depends on the unit. */
export const infoSchema = z.object({
  name: typedInfoSchema,
  lastName: typedInfoSchema,
  gender: typedInfoSchema,
  age: typedInfoSchema,
  unit: typedInfoSchema,
  heightFeet: typedInfoSchema,
  heightInches: typedInfoSchema,
  height: typedInfoSchema,
  weight: typedInfoSchema,
  activityLevel: typedInfoSchema,
  weightGoal: typedInfoSchema,
  /** The unit and the weight that the form began with. */
  shownUnit: typedInfoSchema,
  shownWeight: typedInfoSchema,
  updatedAt: seenSchema,
  numbers: z.enum(["hidden"]).optional(),
} satisfies Record<InfoField | "shownUnit" | "shownWeight" | "updatedAt" | "numbers", z.ZodType>);

export const shownInUnit = ({
  initialValue,
  ...rest
}: SubmissionResult<string[]>): SubmissionResult<string[]> => ({
  ...rest,
  initialValue: { ...initialValue, weight: weightInUnit(initialValue as InfoValues) ?? "" },
});
