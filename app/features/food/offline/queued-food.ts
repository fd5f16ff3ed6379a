import { type Energy, energyText } from "~/features/nutrition/amounts";
import { attempt } from "~/platform/text";

/** A food form waiting in the browser, with the path it is sent `to`; `tag` is the account (see `viewerTag`), `at` when it was typed, in ms. */
export type QueuedFood = {
  key: string;
  tag: string;
  at: number;
  to: string;
  fields: Record<string, string>;
  name: string;
  kcal: string;
  refused?: string;
};

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
    [food?.key, food?.tag, food?.to, food?.name, food?.kcal].every(isText) &&
    typeof food?.at === "number" &&
    typeof food.fields === "object" &&
    food.fields !== null &&
    Object.values(food.fields).every(isText)
  );
}

const isText = (value: unknown) => typeof value === "string";

export const withQueued = (list: readonly QueuedFood[], food: QueuedFood): QueuedFood[] =>
  [...list.filter(({ key }) => key !== food.key), food].slice(-QUEUED_MAX);

/** Attributes that let a form without fields for its name and energy wait for a connection. */
export const waitsAs = (name: string, kcal: number, energy: Energy) => ({
  "data-keep": "",
  "data-name": name,
  "data-calories": energyText(kcal, energy),
});

const COUNTS_FOR_DAYS = 7;

const DAY_MS = 86_400_000;

/** The instant (ms) a queued food counts for: when it was typed, unless that is in the future or over a week ago. */
export const loggedAt = (at: number, now: number): number =>
  at > now || at < now - COUNTS_FOR_DAYS * DAY_MS ? now : at;
