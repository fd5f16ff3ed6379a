import { AMOUNTS } from "~/features/nutrition/amounts";
import { attempt } from "~/platform/attempt";

/** A food form waiting in the browser; `tag` is the account (see `viewerTag`), `at` when it was typed, in ms. */
export type QueuedFood = {
  key: string;
  tag: string;
  at: number;
  fields: Record<QueuedField, string> & Partial<Record<ExtraField, string>>;
  refused?: string;
};

export const QUEUED_FIELDS = ["name", ...AMOUNTS, "emoji"] as const;
export type QueuedField = (typeof QUEUED_FIELDS)[number];

/** Fields of some forms: `again` is the id of a food to log again, `date` a past day. */
export const EXTRA_FIELDS = ["number_of_servings", "again", "date", "time"] as const;
export type ExtraField = (typeof EXTRA_FIELDS)[number];

/** Fired on a form whose food was queued. */
export const QUEUED = "pixelplate:kept";

export const QUEUED_MAX = 100;

/** Storage may hold anything: entries of another shape are ignored. */
export function readQueued(stored: string | null): QueuedFood[] {
  const list: unknown = attempt(() => JSON.parse(stored ?? "[]"));
  return Array.isArray(list) ? list.filter(isQueued) : [];
}

function isQueued(value: unknown): value is QueuedFood {
  const food = value as Partial<QueuedFood> | null;
  return (
    typeof food?.key === "string" &&
    typeof food.tag === "string" &&
    typeof food.at === "number" &&
    typeof food.fields === "object" &&
    QUEUED_FIELDS.every((name) => typeof food.fields?.[name] === "string")
  );
}

export const withQueued = (list: readonly QueuedFood[], food: QueuedFood): QueuedFood[] =>
  [...list.filter(({ key }) => key !== food.key), food].slice(-QUEUED_MAX);
