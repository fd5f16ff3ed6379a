import { eq } from "drizzle-orm";
import { lockUser } from "~/db/rows.server";
import { type Db, prepared, type Store } from "~/db/store";
import type { TokenKey } from "~/platform/crypto.server";
import { localDate } from "~/platform/local-date";
import type { Settings } from "~/platform/settings/settings.server";
import { type Viewer, type ViewerRow, viewerColumns } from "./session.server";

/** Who asks, maybe without an account, of which database, under which settings and when (ms since 1970). */
export type AnyCaller = {
  viewer: Viewer | null;
  db: Db;
  settings: Settings;
  now: number;
  sender: SentFrom;
};

/** The network address a request comes from, as a block, and the session it shows. */
export type SentFrom = { block: string; session(): Promise<TokenKey | undefined> };

/** A request to log in, sign up or recover a password, which has no caller yet. */
export type SignInRequest = { store: Store; settings: Settings; request: Request; now: number };

/** A person who asks. What a verb of a feature needs besides its own values. */
export type Caller = AnyCaller & {
  viewer: Viewer;
  /** The viewer's day at `now`, `YYYY-MM-DD`. */
  today: string;
  /** A transaction with the user's row locked; read what is changed in here. Throws AccountGone. */
  change<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** The same person at another instant. */
  at(now: number): Caller;
};

/** A caller inside `change`: `db` is the transaction. */
export type Tx = Omit<Caller, "change" | "at"> & { readonly locked: true };

type CallerParts = { viewer: Viewer; settings: Settings; now: number; sender: SentFrom };

export function makeCaller(store: Store, parts: CallerParts): Caller {
  const { viewer, now } = parts;
  const same = { ...parts, today: localDate(viewer, now) };
  return {
    ...same,
    db: store.read,
    change: (work) =>
      store.tx(async (db) => {
        await lockUser(db, viewer.id);
        return work({ ...same, db, locked: true });
      }),
    at: (moment) => makeCaller(store, { ...parts, now: moment }),
  };
}

/** The caller whose reads and changes belong to a change that is under way. */
export const inChange = (by: Caller, tx: Tx): Caller => ({
  ...by,
  db: tx.db,
  change: (work) => work(tx),
  at: (now) => inChange(by.at(now), { ...tx, now, today: localDate(tx.viewer, now) }),
});

/** A person that a job or a command acts for; undefined when there is no such account. */
export async function callerFor(
  store: Store,
  settings: Settings,
  userId: string,
  now: number,
): Promise<Caller | undefined> {
  const [row] = await personOf(store.read, { userId });
  const viewer = row && viewerFrom(row, { timeZone: settings.timeZone });
  return viewer && makeCaller(store, { viewer, settings, now, sender: NOBODY });
}

const NOBODY: SentFrom = { block: "here", session: async () => undefined };

const personOf = prepared((db, { userId }: { userId: string }) => {
  const { users, user_info: info, user_version } = db.t;
  return db
    .select(viewerColumns(db))
    .from(users)
    .leftJoin(info, eq(info.user_id, users.id))
    .leftJoin(user_version, eq(user_version.user_id, users.id))
    .where(eq(users.id, userId));
});

/** What a person is called: the nickname, else the first name. */
export const nicknameIn = (row?: { nickname: string | null; name: string | null }): string | null =>
  row?.nickname || row?.name || null;

/** `timeZone` counts for an account that has none. */
export function viewerFrom(
  person: ViewerRow,
  { timeZone, prompted = false }: { timeZone: string; prompted?: boolean },
): Viewer {
  const profile = [person.name, person.gender, person.age, person.height, person.weight];
  return {
    id: person.id,
    email: person.email,
    shareId: person.shareId,
    nickname: nicknameIn(person),
    timeZone: person.timeZone ?? timeZone,
    energy: person.energy,
    numbers: person.numbers,
    dayStart: person.dayStart,
    logsWeight: person.logsWeight,
    looksUpBarcodes: person.looksUpBarcodes,
    shownNutrients: person.shownNutrients ?? [],
    unit: person.unit,
    profileComplete: profile.every((part) => part !== null && part !== ""),
    prompted: person.promptedAt !== null || prompted,
    version: person.version,
  };
}
