import { z } from "zod";
import { DELETE_MESSAGES } from "~/features/account/data/delete-messages";
import { ACTIVITY_LEVELS, GENDERS, UNITS, WEIGHT_GOALS } from "~/features/account/profile/profile";
import { errorWording } from "~/http/error-wording";
import { defineCall } from "./call";
import { API_MESSAGES } from "./messages";

const keysOf = <K extends string>(record: Record<K, unknown>) => Object.keys(record) as [K, ...K[]];
const number = z.number().nullable();
const text = z.string().nullable();

export const userCall = defineCall({
  method: "GET",
  path: "/api/user",
  summary: "Your account and profile",
  access: "signed-in",
  answer: z.object({
    id: z.string(),
    email: z.string(),
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
});

export const exportCall = defineCall({
  method: "GET",
  path: "/api/user/export",
  summary:
    "Everything that is stored about you, table by table, and your picture, without secrets; `version` stands beside `data`. `format=json` is the file of /api/export.schema.json, which an import takes; `format=csv` is a ZIP of CSV files. Not with a personal token",
  access: "signed-in",
  query: z.strictObject({
    format: z
      .enum(["tables", "json", "csv"], API_MESSAGES.badFormat)
      .optional()
      .meta({ examples: ["tables"], description: "`tables` when left out." }),
  }),
  refusals: { 403: errorWording(403) },
  answer: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});

export const cameraStatusCall = defineCall({
  method: "GET",
  path: "/api/user/camera-permission-status",
  summary: "Whether the notice about the camera was shown",
  access: "signed-in",
  answer: z.object({ permissionShown: z.boolean() }),
});

export const noteCameraCall = defineCall({
  method: "POST",
  path: "/api/user/update-camera-permission",
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
  summary:
    "Delete your account and everything in it. Not with a personal token, nor by a cookie of an old log-in",
  access: "signed-in",
  query: named,
  body: named.optional(),
  answer: z.object({ deleted: z.literal(true) }),
  refusals: { 403: errorWording(403) },
  withoutToken: DELETE_MESSAGES.noToken,
  failure: DELETE_MESSAGES.failed,
});
