import type { Store } from "~/db/store";
import { dropOldInvites } from "~/features/access/account.server";
import { dropOldKeys } from "~/features/api/once.server";
import { fillFoodTotals } from "~/features/day/food-totals.server";
import { mendGoals } from "~/features/day/goal.server";
import { dropOldImports, resumeImports } from "~/features/imports/run/run.server";
import { dropOldProposals } from "~/features/log/proposals.server";
import { dropOldMailTokens } from "~/features/mail/mailer.server";
import { dropEmptyPots } from "~/features/recipes/pots.server";
import { dropOldTokens, keepApiTokenUses } from "~/http/bearer.server";
import { dropOldInterruptedForms } from "~/http/interrupted-form.server";
import { dropOldSessions } from "~/http/session.server";
import { dropOldCounts } from "~/platform/rate-limit.server";
import type { Job } from "~/platform/scheduler.server";
import type { Settings } from "~/platform/settings/settings.server";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export const cleanupJobs = (store: Store, settings: Settings): Job[] => [
  { name: "uses of tokens", when: MINUTE_MS, work: () => keepApiTokenUses(store) },
  { name: "imports to go on with", when: MINUTE_MS, work: (now) => resumeImports(store, settings, now) },
  { name: "days of an older version", when: HOUR_MS, work: () => fillFoodTotals(store, settings.timeZone) },
  { name: "misread goals", when: DAY_MS, work: (now) => mendGoals(store, settings, now) },
  { name: "query statistics", when: DAY_MS, work: () => store.tune() },
  ...Object.entries({
    sessions: dropOldSessions,
    tokens: dropOldTokens,
    "mail tokens": dropOldMailTokens,
    "idempotency keys": dropOldKeys,
    "late forms": dropOldInterruptedForms,
    "rate limits": dropOldCounts,
    imports: (store: Store, now: number) => dropOldImports(store, settings, now),
    invites: dropOldInvites,
    proposals: dropOldProposals,
    pots: dropEmptyPots,
  }).map(([name, drop]) => ({ name, when: HOUR_MS, work: (now: number) => drop(store, now) })),
];
