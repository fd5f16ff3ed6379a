import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openStore } from "~/db/open.server";
import type { Db, Store } from "~/db/store";
import { linkIn, type Smtp, startSmtp } from "../../../tests/support/outside";
import { testDatabase } from "../../../tests/support/store";
import type { MailKind } from "./mail-kind";
import { type Allowance, AWAY_MS, mailWorker } from "./mail-worker.server";
import { newMailId, queueMail, recentMails, smtpServer, tokenOwner } from "./mailer.server";
import { LEASE_MS, MAIL_LIFE_MS } from "./outbox.server";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const smtp = await startSmtp();
const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
const workers: ReturnType<typeof mailWorker>[] = [];

let store: Store;
let databaseUrl: string;
let dataDir: string;
let time: number;

beforeEach(async () => {
  ({ store, databaseUrl, dataDir } = await testDatabase());
  time = Date.UTC(2026, 10, 21);
  smtp.received.length = 0;
  smtp.set("take");
  warn.mockClear();
});
afterEach(() => Promise.all(workers.splice(0).map((worker) => worker.stop())));

function work(on = store, server: Smtp = smtp, allowance?: Allowance) {
  const worker = mailWorker({
    store: on,
    mailer: smtpServer({ mailFrom: { name: "Pixelplate", address: "food@example.org" } }, server.url),
    baseUrl: "https://food.example.org",
    timeZone: "UTC",
    now: () => time,
    allowance,
  });
  workers.push(worker);
  return worker;
}

async function sendAll(worker = work()) {
  worker.wake();
  await worker.idle();
}

const person = (name: string, confirmed: number | null = null) =>
  store.tx((db) => addPerson(db, name, confirmed));
async function addPerson(db: Db, name: string, confirmed: number | null = null) {
  const user = { id: name, email: `${name}@example.org`, password_hash: "x", share_id: name, created_at: 0 };
  await db.insert(db.t.users).values({ ...user, email_confirmed_at: confirmed });
}
const queue = (userId: string, kind: MailKind = "recovery") =>
  store.tx((db) => queueMail(db, { id: newMailId(), userId, kind }, time));
const waiting = () => store.read.select().from(store.read.t.outbox);
const recipients = () => smtp.received.flatMap(({ to }) => to).sort();

async function many(length: number) {
  const names = Array.from({ length }, (_, i) => `person-${String(i).padStart(2, "0")}`);
  await store.tx(async (db) => {
    for (const name of names) {
      await addPerson(db, name);
      await queueMail(db, { id: newMailId(), userId: name, kind: "recovery" }, time);
    }
  });
  return names.map((name) => `${name}@example.org`).sort();
}

describe("the mail worker", () => {
  it("sends each mail once, with a link that works, and empties the outbox", async () => {
    await person("ann");
    for (const kind of ["confirm", "recovery", "password-changed"] as const) await queue("ann", kind);
    await sendAll();
    expect(await waiting()).toEqual([]);
    expect(recipients()).toEqual(Array(3).fill("ann@example.org"));
    for (const purpose of ["confirm", "recovery"] as const) {
      const found = smtp.received
        .map(linkIn)
        .find((link) => link.includes(purpose === "confirm" ? "confirm" : "reset"));
      const token = new URL(found ?? "").searchParams.get("token");
      expect(await tokenOwner(store.read, token, purpose, time)).toBe("ann");
    }
    await sendAll();
    expect(smtp.received).toHaveLength(3);
  });

  it("returns at once, however long the server takes", async () => {
    await person("ann");
    await queue("ann");
    smtp.set("wait");
    const worker = work();
    worker.wake();
    await vi.waitFor(() => expect(smtp.attempts()).toBeGreaterThan(0));
    // The database is free meanwhile.
    await person("ben");
    expect(smtp.received).toEqual([]);
    smtp.set("take");
    await worker.idle();
    expect(recipients()).toEqual(["ann@example.org"]);
  });

  it("sends what was queued while it was busy", async () => {
    await person("ann");
    await person("ben");
    await queue("ann");
    smtp.set("wait");
    const worker = work();
    worker.wake();
    await vi.waitFor(async () => expect((await waiting())[0]?.attempts).toBe(1));
    await queue("ben");
    worker.wake();
    smtp.set("take");
    await worker.idle();
    expect(recipients()).toEqual(["ann@example.org", "ben@example.org"]);
  });

  it("delivers 20 mails once each after a server took none", { timeout: 60_000 }, async () => {
    const all = await many(20);
    smtp.set("later");
    await sendAll();
    await sendAll();
    expect(smtp.received).toEqual([]);
    expect((await waiting()).map(({ attempts }) => attempts)).toEqual(Array(20).fill(1));
    smtp.set("take");
    await sendAll();
    expect(smtp.received).toEqual([]);
    time += MINUTE_MS;
    await sendAll();
    expect(recipients()).toEqual(all);
    expect(await waiting()).toEqual([]);
  });

  it("keeps all mails while the server is gone, and sends them within a minute of its return", async () => {
    const all = await many(40);
    await smtp.goDown();
    const worker = work();
    for (const ended = time + 2 * 24 * HOUR_MS; time < ended; time += HOUR_MS) {
      await sendAll(worker);
      await sendAll(worker);
    }
    expect(await waiting()).toHaveLength(40);
    // One mail an hour for all, after the first round's four, and a line for the log when it began.
    expect((await waiting()).reduce((sum, { attempts }) => sum + attempts, 0)).toBe(4 + 47);
    expect(warn.mock.calls.map(([line]) => JSON.parse(line))).toEqual([
      expect.objectContaining({
        event: "the mail server takes no mail, so all mails wait",
        remedy: expect.stringContaining("SMTP_URL"),
      }),
    ]);
    // Links that nobody got don't count against those that somebody asks for now.
    expect(await recentMails(store.read, "person-00", "recovery", time)).toBe(0);

    await smtp.comeBack();
    await sendAll(worker);
    expect(recipients()).toEqual(all);
    expect(await waiting()).toEqual([]);
    await person("late");
    await smtp.goDown();
    await queue("late");
    await sendAll(worker);
    await smtp.comeBack();
    time += AWAY_MS - 1;
    await sendAll(worker);
    expect(smtp.to("late@example.org")).toEqual([]);
    time += 1;
    await sendAll(worker);
    expect(smtp.to("late@example.org")).toHaveLength(1);
  });

  it("ends with the refusal of its recipient, not with a sender or a password that is wrong", async () => {
    await person("ann");
    await queue("ann");
    smtp.set("never");
    await sendAll();
    expect(await waiting()).toEqual([]);
    expect(await store.read.select().from(store.read.t.mail_token)).toEqual([]);
    const [line] = warn.mock.calls.map(([line]) => JSON.parse(line));
    expect(line).toMatchObject({ event: "mail given up", kind: "recovery", tries: 1, answer: 550 });
    smtp.set("no entry");
    await queue("ann");
    await sendAll();
    expect(await waiting()).toHaveLength(1);
  });

  it("shares the work with other processes; nobody gets a mail twice", { timeout: 60_000 }, async () => {
    const all = await many(60);
    const others = await Promise.all(Array.from({ length: 3 }, () => openStore({ databaseUrl, dataDir })));
    await Promise.all([store, ...others].map((each) => sendAll(work(each))));
    expect(recipients()).toEqual(all);
    expect(await waiting()).toEqual([]);
    await Promise.all(others.map((each) => each.close()));
  });

  it("takes up what another process left behind, when its lease is over", async () => {
    await person("ann");
    await queue("ann");
    smtp.set("wait");
    const crashed = work();
    crashed.wake();
    await vi.waitFor(async () => expect((await waiting())[0]?.attempts).toBe(1));
    const other = work();
    time += LEASE_MS - 1;
    await sendAll(other);
    expect((await waiting())[0]?.attempts).toBe(1);
    time += 1;
    other.wake();
    await vi.waitFor(async () => expect((await waiting())[0]?.attempts).toBe(2));
  });

  it("waits at most five minutes for a server that refuses for now, and gives up after three days", async () => {
    await person("ann");
    await queue("ann");
    smtp.set("later");
    const worker = work();
    const began = time;
    const waits: number[] = [];
    for (let tries = 1; tries <= 10; tries++) {
      await sendAll(worker);
      const [mail] = await waiting();
      if (!mail) expect.fail("given up");
      waits.push((mail.due_at - time) / MINUTE_MS);
      time = mail.due_at - 1;
      await sendAll(worker);
      expect((await waiting())[0]?.attempts, "before its time").toBe(tries);
      time = mail.due_at;
    }
    expect(waits).toEqual([1, ...Array(9).fill(5)]);
    time = began + MAIL_LIFE_MS - 1;
    await sendAll(worker);
    expect(await waiting()).toHaveLength(1);
    time += 5 * MINUTE_MS;
    await sendAll(worker);
    expect(await waiting()).toEqual([]);
    const lines = warn.mock.calls.map(([line]) => JSON.parse(String(line)));
    expect(lines.at(-1)).toMatchObject({ event: "mail given up", kind: "recovery", answer: 451 });
    expect(JSON.stringify(lines)).not.toMatch(/@|token/);
  });

  it("keeps the earlier link alive until the next one is delivered", async () => {
    await person("ann");
    await queue("ann");
    await sendAll();
    const first = new URL(linkIn(smtp.received[0] ?? expect.fail())).searchParams.get("token");
    smtp.set("later");
    time += 1000;
    await queue("ann");
    await sendAll();
    expect(await tokenOwner(store.read, first, "recovery", time)).toBe("ann");
    smtp.set("take");
    time += MINUTE_MS;
    await sendAll();
    expect(await tokenOwner(store.read, first, "recovery", time)).toBeUndefined();
    const second = new URL(linkIn(smtp.received[1] ?? expect.fail())).searchParams.get("token");
    expect(await tokenOwner(store.read, second, "recovery", time)).toBe("ann");
  });

  it("sends one reset mail after an outage, but a notice of every change", async () => {
    await person("ann");
    smtp.set("later");
    for (let i = 0; i < 3; i++) {
      await queue("ann");
      await queue("ann", "password-changed");
      await sendAll();
      time += 1000;
    }
    smtp.set("take");
    await queue("ann");
    await sendAll();
    time += MINUTE_MS;
    await sendAll();
    const subjects = smtp.received.map(({ mail }) => mail.subject).sort();
    expect(subjects).toEqual(["Reset your password", ...Array(3).fill("Your password was changed")]);
  });

  it("has nothing to say to the deleted, nor to confirm to the confirmed", async () => {
    await queue("gone");
    await person("ann", 1);
    await queue("ann", "confirm");
    await sendAll();
    expect(smtp.received).toEqual([]);
    expect(await waiting()).toEqual([]);
    expect(await store.read.select().from(store.read.t.mail_token)).toEqual([]);
  });

  it("stops at once; what it was sending stays", async () => {
    await person("ann");
    await queue("ann");
    smtp.set("wait");
    const worker = work();
    worker.wake();
    await vi.waitFor(async () => expect((await waiting())[0]?.attempts).toBe(1));
    await worker.stop();
    expect(await waiting()).toHaveLength(1);
    worker.wake();
    await worker.idle();
    expect((await waiting())[0]?.attempts).toBe(1);
  });

  it("gives up after a minute on a server that only listens", async () => {
    await person("ann");
    await queue("ann");
    const listened: AbortSignal[] = [];
    const worker = mailWorker({
      store,
      mailer: (_letter, _envelope, signal) =>
        new Promise((_, fail) => {
          listened.push(signal);
          signal.addEventListener("abort", () => fail(signal.reason));
        }),
      baseUrl: "https://food.example.org",
      timeZone: "UTC",
      now: () => time,
    });
    workers.push(worker);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    worker.wake();
    while (listened.length === 0) await new Promise(setImmediate);
    vi.advanceTimersByTime(MINUTE_MS - 1);
    expect(listened[0]?.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    await worker.idle();
    expect(listened[0]?.aborted).toBe(true);
    expect(warn.mock.calls.map(([line]) => JSON.parse(line).event)).toEqual([
      "mail not sent, will try again",
    ]);
  });

  it("survives a database that fails, and goes on when woken again", async () => {
    await person("ann");
    await queue("ann");
    let broken = true;
    const flaky: Store = {
      ...store,
      tx: (step) => (broken ? Promise.reject(new Error("database is locked")) : store.tx(step)),
    };
    const worker = work(flaky);
    await sendAll(worker);
    expect(smtp.received).toEqual([]);
    broken = false;
    await sendAll(worker);
    expect(recipients()).toEqual(["ann@example.org"]);
    const { users } = store.read.t;
    expect(await store.read.select().from(users).where(eq(users.id, "ann"))).toHaveLength(1);
  });
});

describe("mails that may not all go out", () => {
  it("wait, are logged once, and go out when the limit allows; a failed mail does not count", async () => {
    let left = 3;
    const allowance = {
      take: async () => left-- > 0,
      giveBack: async () => {
        left++;
      },
    };
    for (let i = 0; i < 10; i++) {
      await person(`person${i}`);
      await queue(`person${i}`);
    }
    const worker = work(store, smtp, allowance);
    await sendAll(worker);
    expect(smtp.received).toHaveLength(3);
    expect(await waiting()).toHaveLength(7);
    expect(warn.mock.calls).toHaveLength(1);
    expect(String(warn.mock.calls[0])).toContain("mails wait: too many went out within the hour");

    left = 7;
    smtp.set("later");
    time += MINUTE_MS;
    await sendAll(worker);
    expect(left).toBe(7);
    smtp.set("take");
    time += MINUTE_MS;
    await sendAll(worker);
    expect(await waiting()).toEqual([]);
    expect(smtp.received).toHaveLength(10);
  });
});
