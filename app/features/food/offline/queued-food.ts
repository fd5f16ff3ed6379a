import { AMOUNTS } from "~/features/nutrition/amounts";
import { attempt } from "~/platform/attempt";

/** A food that was typed without a connection and waits in the browser, as its form's fields. */
export type QueuedFood = {
  /** The form's key: sent twice, it is logged once. */
  key: string;
  /** Whose it is, see `viewerTag`. */
  tag: string;
  /** When it was typed, in ms. */
  at: number;
  fields: Record<QueuedField, string> & Partial<Record<ExtraField, string>>;
  /** The server's reason when it did not take it. */
  refused?: string;
};

export const QUEUED_FIELDS = ["name", ...AMOUNTS, "emoji"] as const;
export type QueuedField = (typeof QUEUED_FIELDS)[number];

/** What only some forms have; `again` is the logged food that is logged once more, `date` a past day that it is for. */
export const EXTRA_FIELDS = ["number_of_servings", "again", "date", "time"] as const;
export type ExtraField = (typeof EXTRA_FIELDS)[number];

/** A browser that never comes back online keeps no more. */
export const QUEUED_MAX = 100;

/** What storage holds may be anybody's: only what has the shape of a kept food is one. */
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

/** The list with `food` in it; the same form again takes the place of its earlier self. */
export const withQueued = (list: readonly QueuedFood[], food: QueuedFood): QueuedFood[] =>
  [...list.filter(({ key }) => key !== food.key), food].slice(-QUEUED_MAX);
