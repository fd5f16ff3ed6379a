import { z } from "zod";
import { remindersBody } from "~/features/reminders/reminder-schemas.server";
import { errorWording } from "~/http/error-wording";
import { defineCall } from "../call";

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
