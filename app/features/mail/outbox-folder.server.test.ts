import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { composeMail } from "./compose-mail.server";
import { outboxFolder } from "./mailer.server";

const dataDir = mkdtempSync(join(tmpdir(), "pixelplate-outbox-"));
afterAll(() => rmSync(dataDir, { recursive: true }));

const log = vi.spyOn(console, "log").mockImplementation(() => {});
beforeEach(() => log.mockClear());

const AT = Date.UTC(2026, 10, 21, 9, 30);
const letter = composeMail(
  { kind: "confirm", token: "ann.secret", at: AT, timeZone: "UTC" },
  "http://localhost:3000",
);
const envelope = { id: "m1.1", userId: "ann", kind: "confirm", address: "ann@example.org", at: AT };
const write = outboxFolder({ dataDir, mailFrom: { name: "Pixelplate", address: "food@localhost" } });

it("is a folder with a whole message in each file, which only the operator can read", async () => {
  await write(letter, envelope, new AbortController().signal);
  const [name = "", ...others] = readdirSync(join(dataDir, "outbox"));
  expect([name, others]).toEqual(["2026-11-21T09-30-00-000Z_confirm_ann_m1.1.eml", []]);
  const file = join(dataDir, "outbox", name);
  const mail = await PostalMime.parse(readFileSync(file));
  expect(mail).toMatchObject({ subject: letter.subject, to: [{ name: "", address: "ann@example.org" }] });
  expect(mail.text).toContain(letter.link);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(join(dataDir, "outbox")).mode & 0o777).toBe(0o700);
});

it("logs its link in one line", async () => {
  await write(letter, { ...envelope, id: "m2.1" }, new AbortController().signal);
  expect(log.mock.calls).toEqual([[expect.stringContaining(letter.link)]]);
  expect(String(log.mock.calls[0]?.[0])).not.toMatch(/\n/);
});
