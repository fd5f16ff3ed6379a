import { z } from "zod";
import { isLocalTime } from "~/features/day/calendar/local-time";
import { longTexts } from "~/http/cut-texts";
import { REMINDER_MESSAGES } from "./messages";
import { REMINDERS_MAX } from "./reminder-times";

const isTimeOrEmpty = (text: string) => text === "" || isLocalTime(text);
const time = z.string().refine(isTimeOrEmpty, REMINDER_MESSAGES.notATime).default("");

const TIME_FIELDS = ["time_1", "time_2", "time_3"] as const;
const subscriptionText = z.string().default("").register(longTexts, { max: 2000 });

/** All forms of the page; `intent` says which one. */
export const formSchema = z
  .object({
    intent: z.enum(["on", "off", "add", "remove"]),
    time_1: time,
    time_2: time,
    time_3: time,
    endpoint: subscriptionText,
    p256dh: subscriptionText,
    auth: subscriptionText,
    id: z.string().max(100).default(""),
  })
  .superRefine((sent, { addIssue }) => {
    if (sent.intent !== "on") return;
    const times = TIME_FIELDS.map((name) => sent[name]);
    const refuse = (name: string, message: string) => addIssue({ code: "custom", path: [name], message });
    if (timesIn(sent).length === 0) refuse("time_1", REMINDER_MESSAGES.noTime);
    times.forEach((text, i) => {
      if (text !== "" && times.indexOf(text) < i) refuse(TIME_FIELDS[i] ?? "", REMINDER_MESSAGES.sameTime);
    });
  });

/** In order; empty fields are no reminders. */
export const timesIn = (sent: Record<(typeof TIME_FIELDS)[number], string>): string[] =>
  TIME_FIELDS.map((name) => sent[name])
    .filter(Boolean)
    .sort();

export const remindersBody = z
  .strictObject({
    on: z.boolean(),
    browsers: z
      .int()
      .optional()
      .meta({ description: "As it was read; it changes nothing.", examples: [0] }),
    times: z
      .array(z.string(REMINDER_MESSAGES.notATime).refine(isLocalTime, REMINDER_MESSAGES.notATime))
      .max(REMINDERS_MAX, REMINDER_MESSAGES.tooManyTimes)
      .refine((times) => new Set(times).size === times.length, REMINDER_MESSAGES.sameTime)
      .meta({ examples: [["12:30", "20:00"]], description: "HH:MM in the account's time zone." }),
  })
  .refine(({ on, times }) => !on || times.length > 0, { path: ["times"], error: REMINDER_MESSAGES.noTime });
