import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type BuiltApp, startBuiltApp, Visitor } from "./support/app";

// Each command is a process of its own, and several make a test.
vi.setConfig({ testTimeout: 60_000 });
const folder = mkdtempSync(join(tmpdir(), "pixelplate-admin-"));
const PASSWORD = "carrots-before-noon";
let app: BuiltApp;

beforeAll(async () => {
  app = await startBuiltApp();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the operator's command as the image does, by default beside the running server. */
async function admin(line: string, { stdin = "", env = app.env } = {}) {
  const child = spawn("build/commands/admin.js", line ? line.split(" ") : [], {
    env: env as unknown as NodeJS.ProcessEnv,
    stdio: "pipe",
  });
  child.stdin.on("error", () => {}).end(stdin);
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  return { out, err, code };
}

const other = (env: Record<string, string> = {}) => ({
  PATH: app.env.PATH ?? "",
  DATA_DIR: join(folder, "other"),
  ...env,
});

async function logIn(email: string, password: string) {
  const visitor = new Visitor(app.url);
  const { status } = await visitor.post("/log-in", { email, password });
  return { visitor, status };
}

test("move refuses while a server could go on writing, and moves once it is stopped", async () => {
  const to = (name: string) => `move file:${join(folder, name)}`;
  expect(await admin(to("moved.sqlite"))).toEqual({
    out: "",
    err: "The database is in use. Stop the server, move, and start it again.\n",
    code: 1,
  });
  const env = other({ DATA_DIR: join(folder, "stopped") });
  await admin("user create eve@example.org", { stdin: `${PASSWORD}\n`, env });
  const { out, code } = await admin(to("later.sqlite"), { env });
  expect(code).toBe(0);
  expect(out).toContain("users: 1 rows");
});

describe("beside a running server", () => {
  test("it makes accounts that open at once", async () => {
    const made = await admin("user create Ann@Example.org", { stdin: `${PASSWORD}\n` });
    expect(made).toEqual({ out: "Account ann@example.org created.\n", err: "", code: 0 });
    expect((await logIn("ann@example.org", PASSWORD)).status).toBe(303);

    const { out } = await admin("user create bob@example.org --generate");
    const password = /shown only once\): (\S{20})\n/.exec(out)?.[1] ?? "";
    expect((await logIn("bob@example.org", password)).status).toBe(303);
  });

  test.each([
    ["ann@example.org", PASSWORD, "An account with this email already exists.\n"],
    ["eve@example.org", "short", "Password doesn't meet requirements.\n"],
    ["eve@example.org", "12345678", /That password is too common\. Please choose another\.\n$/],
    ["eve@example.org", "", "No password given. Type it, pipe it in, or use --generate.\n"],
    ["eve", PASSWORD, "That isn't an e-mail address.\n"],
  ])("it refuses %s with %j in the product's words", async (email, stdin, err) => {
    expect(await admin(`user create ${email}`, { stdin })).toEqual({
      out: "",
      err: expect.stringMatching(err),
      code: 1,
    });
  });

  test("it invites somebody while sign-ups are closed, lists invites and takes one back", async () => {
    expect((await admin("user invite")).err).toBe("Set BASE_URL first: the link begins with it.\n");
    const env = { ...app.env, BASE_URL: "https://food.lan" };
    const { out } = await admin("user invite --email Ida@Example.org --days 3", { env });
    const [, link = ""] =
      /Only ida@example\.org can sign up with this link, within 3 days:\n(\S+)\n$/.exec(out) ?? [];
    expect(link).toMatch(/^https:\/\/food\.lan\/sign-up\?invite=[\w.-]+$/);
    const id = /invite=(\w+)\./.exec(link)?.[1] ?? "";
    expect((await admin("user invites")).out).toMatch(
      new RegExp(`^ID .*\n${id}  \\d{4}-\\d\\d-\\d\\d  ida@example.org\n$`),
    );
    expect((await admin(`user uninvite ${id}`)).out).toBe(
      "The invite is taken back; its link lets nobody in.\n",
    );
    expect((await admin("user invites")).out).toBe("No invite is open.\n");
    expect(await admin(`user uninvite ${id}`)).toMatchObject({ err: `There is no invite ${id}.\n`, code: 1 });
  });

  test("it lists everybody", async () => {
    const { out } = await admin("user list");
    expect(out).toMatch(/^EMAIL .+\nann@example\.org +\d{4}-\d\d-\d\d .+\nbob@example\.org .+\n$/);
    const listed = JSON.parse((await admin("user list --json")).out);
    expect(listed).toMatchObject([{ email: "ann@example.org" }, { email: "bob@example.org" }]);
    expect(listed[0].seenAt).toBeGreaterThan(listed[0].createdAt);
  });

  test("it logs somebody out everywhere, or all", async () => {
    const { visitor } = await logIn("ann@example.org", PASSWORD);
    expect((await visitor.get("/account")).status).toBe(200);
    expect((await admin("session flush ann@example.org")).out).toBe("2 sessions ended.\n");
    expect((await visitor.get("/account")).status).toBe(302);
    await logIn("ann@example.org", PASSWORD);
    expect((await admin("session flush")).out).toBe("2 sessions ended.\n");
  });

  test("without a mail server it shows a link that sets a new password once", async () => {
    const { out } = await admin("user reset-password ann@example.org");
    const path = /http:\/\/localhost:\d+(\/reset-password\?token=\S+&type=recovery)\n/.exec(out)?.[1] ?? "";
    const visitor = new Visitor(app.url);
    await visitor.get(path);
    const again = { newPassword: `new-${PASSWORD}`, confirmPassword: `new-${PASSWORD}` };
    expect(await visitor.post("/reset-password", again)).toMatchObject({
      location: "/reset-password?done=1",
    });
    await visitor.get(path);
    expect((await visitor.post("/reset-password", again)).status).toBe(400);
    expect((await logIn("ann@example.org", `new-${PASSWORD}`)).status).toBe(303);
  });

  test("it moves somebody to another server and back", async () => {
    const file = join(folder, "bob.json");
    expect((await admin(`export-user bob@example.org ${file}`)).code).toBe(0);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect((await admin(`export-user bob@example.org ${file}`)).err).toBe(`${file} is there already.\n`);
    expect((await admin(`import-user ${file}`)).err).toBe(
      "An account with the address bob@example.org already exists.\n",
    );
    const huge = join(folder, "huge.json");
    writeFileSync(huge, "");
    truncateSync(huge, 201 * 1024 * 1024);
    const { err, code } = await admin(`import-user ${huge}`, { env: other() });
    expect([err, code]).toEqual([expect.stringMatching(/^This file is larger than 200 MB, /), 1]);
    // As a person downloads it, it is an answer of the API.
    const downloaded = join(folder, "pixelplate.json");
    writeFileSync(
      downloaded,
      JSON.stringify({ success: true, data: JSON.parse(readFileSync(file, "utf8")) }),
    );
    const there = await admin(`import-user ${downloaded}`, { env: other() });
    expect(there).toMatchObject({ err: "", code: 0 });
    expect(there.out).toMatch(/^bob@example\.org is here with \d+ rows?\..+\nhttp:\S+\n$/);
    const [, id] = /"id": "(\w{32})"/.exec((await admin("user list --json", { env: other() })).out) ?? [];
    expect(readFileSync(file, "utf8")).toContain(`"${id}"`);
  });

  test("it makes a backup, which another database takes", async () => {
    const file = join(folder, "all.tar.gz");
    const { out } = await admin(`backup ${file} --json`);
    expect(JSON.parse(out)).toMatchObject({ file, avatars: 0 });
    const env = other({ DATA_DIR: join(folder, "restored") });
    expect((await admin(`restore ${file}`, { env })).out).toMatch(
      /^\d+ rows and 0 avatars are back as they were/,
    );
    const listed = async (more?: { env: typeof env }) =>
      JSON.parse((await admin("user list --json", more)).out);
    // The old sessions have ended.
    const there = (await listed()).map((user: object) => ({ ...user, seenAt: null }));
    expect(await listed({ env })).toEqual(there);
    expect((await admin(`restore ${file}`, { env })).err).toBe(
      "The backup can't be restored: the database holds 2 accounts already; --force replaces them.\n",
    );
    expect((await admin(`restore ${file} --force`, { env })).out).toContain("The previous database is ");
  });

  test("the error names a backup that can't be written", async () => {
    const file = join(folder, "not-there", "all.tar.gz");
    expect(await admin(`backup ${file}`)).toEqual({
      out: "",
      err: `${file} can't be written (ENOENT).\n`,
      code: 1,
    });
  });

  test("without a name the backup stands among the nightly ones", async () => {
    expect((await admin("backup")).code).toBe(0);
    expect(readdirSync(join(app.env.DATA_DIR ?? "", "backups"))).toEqual([
      expect.stringMatching(/^pixelplate-\S+Z\.tar\.gz$/),
    ]);
  });

  test("it deletes an account only when that is meant", async () => {
    expect(await admin("user delete bob@example.org")).toMatchObject({
      err: "Nothing deleted: add --yes to confirm.\n",
      code: 1,
    });
    expect((await admin("user delete bob@example.org --yes")).code).toBe(0);
    expect((await admin("user delete bob@example.org --yes")).err).toBe(
      "There is no account with the address bob@example.org.\n",
    );
  });

  test("it knows whether the server is well", async () => {
    const port = new URL(app.url).port;
    expect(await admin("healthcheck", { env: other({ PORT: port }) })).toEqual({ out: "", err: "", code: 0 });
    expect(await admin("healthcheck", { env: other({ PORT: "1" }) })).toEqual({
      out: "",
      err: "http://127.0.0.1:1/healthz does not answer.\n",
      code: 1,
    });
  });
});

test("a folder without a database is reported, and stays empty", async () => {
  const DATA_DIR = join(folder, "nothing");
  const { err, code } = await admin("user list", { env: other({ DATA_DIR }) });
  expect([err, code]).toEqual([
    `There is no database at ${DATA_DIR}/pixelplate.db yet. Is DATA_DIR right?\n`,
    1,
  ]);
  expect(readdirSync(folder)).not.toContain("nothing");
});

test("it lists the settings without their secrets", async () => {
  const file = join(folder, "secret");
  writeFileSync(file, "x".repeat(32));
  const env = other({ SESSION_SECRET_FILE: file, SESION_SECRET: "y", PORT: "4321" });
  const { out, code } = await admin("config check", { env });
  expect(code).toBe(0);
  expect(out).toContain("\nPORT=4321\n");
  expect(out).toContain("\nSESSION_SECRET=(set)\n");
  expect(out).toMatch(/\nAI_ENGINE=built-in\n/);
  expect(out).toMatch(/\nSESION_SECRET is no setting\. Is SESSION_SECRET meant\?\n$/);
  expect(out).not.toContain("xxx");
});

test("the error names a bad setting, with exit code 1", async () => {
  const env = other({ SESSION_SECRET: "short-secret" });
  expect(await admin("config check", { env })).toEqual({
    out: "",
    err: "Pixelplate can't start with these settings: SESSION_SECRET must be at least 32 characters long.\n",
    code: 1,
  });
});

test.each(["", "user", "user frob", "user create", "user list --xml", "restore"])(
  "the command line %j is wrong, with exit code 2",
  async (line) => {
    const { out, err, code } = await admin(line);
    expect([out, code]).toEqual(["", 2]);
    expect(err).not.toBe("");
  },
);
