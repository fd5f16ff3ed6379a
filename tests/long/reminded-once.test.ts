import { afterAll, expect, test, vi } from "vitest";
import { openStore } from "~/db/open.server";
import { setReminders, switchOff } from "~/features/reminders/reminders.server";
import { launchBuiltApp } from "../support/app";
import { browserKeys, startProxy, startPushService } from "../support/outside";
import { startPostgres } from "../support/postgres.mjs";
import { measured } from "../support/processes";
import { addPeople, scratchFolder, testCaller } from "../support/store";

const PEOPLE = 40;
const MINUTE_MS = 60_000;
const ROUND_MAX_MS = 3 * MINUTE_MS;

const postgres = await startPostgres();
afterAll(() => postgres.stop());
const keys = browserKeys();
const timeOf = (ms: number) => new Date(ms).toISOString().slice(11, 16);

const services = { SQLite: await startPushService(), PostgreSQL: await startPushService() };
const folder = scratchFolder();
test.concurrent.each<[keyof typeof services, string]>([
  ["SQLite", `file:${folder}/reminded.db`],
  ["PostgreSQL", postgres.url("postgres")],
])("two servers on one %s send each reminder once", async (database, databaseUrl) => {
  const service = services[database];
  const dataDirs = database === "SQLite" ? [folder, folder] : [scratchFolder(), scratchFolder()];
  // A push service has a public address; by a proxy it is this one.
  const { url: HTTPS_PROXY } = await startProxy(Number(new URL(service.origin).port));
  for (const DATA_DIR of dataDirs)
    await launchBuiltApp({ DATA_DIR, DATABASE_URL: databaseUrl, HTTP_PROXY: HTTPS_PROXY, HTTPS_PROXY });
  const store = await openStore({ databaseUrl, dataDir: dataDirs[0] ?? "" });

  const begun = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
  const people = Array.from({ length: PEOPLE }, (_, i) => `person-${i}`);
  const leaving = people.slice(0, PEOPLE / 4);
  await addPeople(store, ...people);
  for (const id of people) {
    const at = { user_id: id, created_at: begun };
    const browser = {
      ...at,
      session_hash: id,
      browser: "Chrome",
      public_key: keys.publicKey,
      auth: keys.auth,
    };
    service.set(`/${id}/dead`, 410);
    await store.tx(async (db) => {
      await db.insert(db.t.session).values({ ...at, id_hash: id, last_seen_at: begun });
      await db.insert(db.t.push_subscription).values(
        ["live", "dead"].map((name) => ({
          ...browser,
          id: name,
          endpoint: `http://8.8.8.8/${id}/${name}`,
        })),
      );
    });
  }
  const times = [begun, begun + 3 * MINUTE_MS].map(timeOf);
  for (const id of people)
    await setReminders(testCaller(store, { id, timeZone: "UTC" }, begun - 1), { on: true, times });

  const arrivals = (count: number) =>
    vi.waitFor(() => expect(service.received.length).toBeGreaterThanOrEqual(count), {
      timeout: ROUND_MAX_MS,
      interval: 50,
    });
  await arrivals(2 * PEOPLE);
  for (const id of leaving) await switchOff(testCaller(store, { id }));
  const staying = people.filter((id) => !leaving.includes(id));
  await arrivals(2 * PEOPLE + staying.length);
  // A third one at a later minute shows that nothing else of the second was on its way.
  const [last = ""] = staying;
  const third = { on: true, times: [timeOf(Date.now() + MINUTE_MS)] };
  await setReminders(testCaller(store, { id: last, timeZone: "UTC" }, Date.now()), third);
  await arrivals(2 * PEOPLE + staying.length + 1);

  const expected = [
    ...people.flatMap((id) => [`/${id}/live`, `/${id}/dead`]),
    ...staying.map((id) => `/${id}/live`),
    `/${last}/live`,
  ];
  expect(service.received.map(({ path }) => path).toSorted()).toEqual(expected.toSorted());
  expect(
    new Set(service.received.map(({ headers }) => /k=(.+)$/.exec(`${headers.authorization}`)?.[1])).size,
  ).toBe(1);
  await store.close();
  measured(
    "R25",
    "two servers on one database send each reminder once",
    `${expected.length} on ${database}, once each`,
  );
});
