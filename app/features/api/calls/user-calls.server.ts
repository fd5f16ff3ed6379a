import { z } from "zod";
import { ACCOUNT_MESSAGES } from "~/features/access/credentials";
import { writeHours, zoneField } from "~/features/access/hours.server";
import { DELETE_MESSAGES } from "~/features/account/data-screens";
import { writePreferences } from "~/features/account/preferences.server";
import { editProfileSchema, identityOf, saveNames } from "~/features/account/profile/edit-profile.server";
import { ACTIVITY_LEVELS, GENDERS, keysOf, UNITS, WEIGHT_GOALS } from "~/features/account/profile/profile";
import { defineCall } from "~/features/api/answer";
import { EXPORT_FORMAT } from "~/features/export/sections";
import { ENERGIES, type Energy } from "~/features/nutrition/amounts";
import { FURTHER_NAMES, type FurtherName } from "~/features/nutrition/further";
import { remindersBody } from "~/features/reminders/reminders.server";
import type { Caller, Tx } from "~/http/caller.server";
import { type Errors, errorWording, Refusal } from "~/http/refusal";
import { DAY_START_MAX } from "~/platform/time-zone";

const number = z.number().nullable();
const text = z.string().nullable();

const dayStart = z
  .int(ACCOUNT_MESSAGES.dayStartUnknown)
  .min(0, ACCOUNT_MESSAGES.dayStartUnknown)
  .max(DAY_START_MAX, ACCOUNT_MESSAGES.dayStartUnknown)
  .meta({ examples: [3], description: "The hour before which food belongs to the day before." });

const energy = z
  .enum(ENERGIES)
  .meta({ examples: ["kj"], description: "How the screens show and take energy. Calls always use kcal." });

const numbers = z
  .enum(["shown", "hidden"])
  .meta({ examples: ["hidden"], description: "Whether the screens show figures. Calls always do." });

const shownNutrients = z
  .array(z.enum(FURTHER_NAMES, ACCOUNT_MESSAGES.nutrientUnknown), ACCOUNT_MESSAGES.nutrientUnknown)
  .max(FURTHER_NAMES.length, ACCOUNT_MESSAGES.nutrientUnknown)
  .meta({ examples: [["fibre", "salt"]], description: "Further nutrients that the screens show." });

const account = {
  path: "/api/user",
  access: "signed-in",
  answer: z.object({
    id: z.string(),
    email: z.string(),
    energy,
    numbers,
    time_zone: z.string().meta({ description: "An IANA name." }),
    day_start: dayStart,
    shown_nutrients: shownNutrients,
    user_metadata: z
      .object({
        name: text,
        lastName: text,
        nickname: text,
        gender: z.enum(GENDERS).nullable(),
        age: number,
        unit: z.enum(UNITS).nullable(),
        height: number.meta({ description: "Inches when unit is us, else centimetres." }),
        heightFeet: number,
        heightInches: number,
        weight: number.meta({ description: "Pounds when unit is us, else kilograms." }),
        activityLevel: z.enum(keysOf(ACTIVITY_LEVELS)).nullable(),
        weightGoal: z.enum(keysOf(WEIGHT_GOALS)).nullable(),
        calculatedCalories: number,
        avatarUrl: text,
      })
      .meta({ description: "Null if not given." }),
  }),
  plain: true,
} as const;

export const userCall = defineCall({
  ...account,
  method: "GET",
  operationId: "getUser",
  summary: "Your account and profile",
});

const names = {
  nickname: text.optional().meta({ examples: ["Ann"] }),
  lastName: text.optional().meta({ examples: ["Gardener"], description: "Null removes it." }),
};

const changed = {
  ...account,
  body: z.strictObject({
    user_metadata: z.strictObject(names).optional(),
    energy: energy.optional(),
    numbers: numbers.optional(),
    shown_nutrients: shownNutrients.optional(),
    day_start: dayStart.optional(),
    time_zone: zoneField.optional().meta({ examples: ["Europe/Paris"] }),
  }),
};

export const changeUserCall = defineCall({
  ...changed,
  method: "PATCH",
  operationId: "changeUser",
  summary:
    "Change your nickname and last name, the unit of energy on your screens, whether they show figures and which further nutrients, or the hours of your day; food already logged stays on its day",
});

const stays = { description: "As answered; it can't be changed here." };

export const setUserCall = defineCall({
  ...changed,
  body: changed.body.extend({
    id: z
      .string()
      .optional()
      .meta({ ...stays, examples: ["{userId}"] }),
    email: z
      .string()
      .optional()
      .meta({ ...stays, examples: ["{email}"] }),
    user_metadata: account.answer.shape.user_metadata
      .partial()
      .strict()
      .extend(names)
      .optional()
      .meta({ examples: [{}], description: "As answered, but for the names." }),
  }),
  method: "PUT",
  operationId: "setUser",
  summary: "As PATCH; it takes what GET answers, and what is left out stays",
});

export const exportCall = defineCall({
  method: "GET",
  path: "/api/user/export",
  operationId: "exportData",
  summary:
    "Everything that is stored about you, table by table, and your picture, without secrets; `version` stands beside `data`. `format=json` is the file of /api/export.schema.json; an import takes this and the answer by table. `format=csv` is a ZIP of CSV files",
  access: "signed-in",
  scope: "export",
  query: z.strictObject({
    format: z
      .enum(["tables", "json", "csv"], "format must be tables, json or csv")
      .optional()
      .meta({ examples: ["tables"], description: "`tables` when left out." }),
  }),
  files: {
    "application/json": z
      .looseObject({ format: z.literal(EXPORT_FORMAT), version: z.int(), exported_at: z.iso.datetime() })
      .meta({ description: "With `format=json`: the file that /api/export.schema.json describes." }),
    "application/zip": z.string().meta({ description: "With `format=csv`: a ZIP of CSV files." }),
  },
  answer: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});

export const cameraStatusCall = defineCall({
  method: "GET",
  path: "/api/user/camera-permission-status",
  operationId: "getCameraNotice",
  summary: "Whether the notice about the camera was shown",
  access: "signed-in",
  answer: z.object({ permissionShown: z.boolean() }),
});

export const noteCameraCall = defineCall({
  method: "POST",
  path: "/api/user/update-camera-permission",
  operationId: "markCameraNotice",
  summary: "Note that the notice about the camera was shown",
  access: "signed-in",
  answer: z.object({ permissionShown: z.literal(true) }),
});

const id = z
  .string()
  .optional()
  .meta({ examples: ["{userId}"] });
const named = z.strictObject({ user_id: id, userId: id });

export const deleteAccountCall = defineCall({
  method: "DELETE",
  path: "/api/user/account",
  operationId: "deleteAccount",
  summary:
    "Delete your account and everything in it. Not with a personal token, nor by a cookie of an old log-in",
  access: "signed-in",
  scope: "none",
  query: named,
  body: named.optional(),
  answer: z.object({ deleted: z.literal(true) }),
  refusals: { 403: errorWording(403) },
  withoutToken: DELETE_MESSAGES.noToken,
  failure: DELETE_MESSAGES.failed,
});

/** What is undefined stays; a nickname can't be removed. */
type SentNames = { nickname?: string | null; lastName?: string | null };

export type UserChange = {
  energy?: Energy;
  numbers?: "shown" | "hidden";
  shown_nutrients?: FurtherName[];
  day_start?: number;
  time_zone?: string;
  user_metadata?: SentNames;
};

const namesSchema = editProfileSchema.pick({ nickname: true, lastName: true });

/** Changes what is sent of a person; the rest stays as it then is. Throws Refusal for an empty nickname, or one that is too long. */
export const changeUser = (by: Caller, sent: UserChange): Promise<void> =>
  by.change(async (tx) => {
    await changeNames(tx, sent.user_metadata ?? {});
    const { energy, numbers, shown_nutrients } = sent;
    await writePreferences(tx, { energy, numbers, shown_nutrients });
    await writeHours(tx.db, tx.viewer.id, { timeZone: sent.time_zone, dayStart: sent.day_start });
  });

async function changeNames(tx: Tx, sent: SentNames): Promise<void> {
  const before = await identityOf(tx.db, tx.viewer.id);
  const nickname = sent.nickname ?? before.nickname;
  const lastName = sent.lastName === undefined ? before.lastName : sent.lastName;
  if (nickname === before.nickname && lastName === before.lastName) return;
  const names = { nickname: nickname ?? "", lastName: lastName ?? "" };
  const { data, error } = namesSchema.safeParse(names);
  if (!data) throw new Refusal(400, errorsOf(error.issues));
  const { nickname: first, lastName: last } = data;
  const saved = { nickname: first, last_name: last || null, updated_at: tx.now };
  await saveNames(tx.db, tx.viewer.id, saved);
}

const errorsOf = (issues: { path: PropertyKey[]; message: string }[]): Errors =>
  Object.fromEntries(issues.map(({ path, message }) => [`user_metadata.${path.join(".")}`, [message]]));

const reminders = {
  path: "/api/reminders",
  access: "signed-in",
  answer: z.object({
    on: z.boolean(),
    times: z.array(z.string()).meta({ description: "HH:MM in the account's time zone." }),
    browsers: z.int().meta({ description: "How many browsers get them. One is added on the account page." }),
  }),
  refusals: { 403: errorWording(403) },
} as const;

export const remindersCall = defineCall({
  ...reminders,
  method: "GET",
  operationId: "getReminders",
  summary: "When you are reminded",
});

export const setRemindersCall = defineCall({
  ...reminders,
  method: "PUT",
  operationId: "setReminders",
  summary: "Set the times of reminders, and switch them on or off",
  body: remindersBody,
});
