import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { listSettings } from "~/commands/admin/check.server";
import { OperatorError } from "../operator-error";
import { fittedTo, nearMisses, readSettings } from "./settings.server";

import { SETTING_NAMES } from "./settings-schema.server";

describe("settings", () => {
  it("all have a default", () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      baseUrl: "http://localhost:3000",
      baseUrlGiven: false,
      signUps: "open",
      trustProxy: 0,
    });
  });

  it("let visitors use the AI only where it costs nothing, unless they say so", () => {
    const key = { OPENAI_API_KEY: "sk-x" };
    expect(readSettings({}).aiAnonymous).toBe("on");
    expect(readSettings(key).aiAnonymous).toBe("off");
    expect(readSettings({ ...key, AI_ANONYMOUS: "on" }).aiAnonymous).toBe("on");
    expect(listSettings(key)).toContainEqual({ name: "AI_ANONYMOUS", value: "off" });
    const ownModel = { AI_ENGINE: "openai", OPENAI_BASE_URL: "http://localhost:11434/v1" };
    expect(readSettings(ownModel).aiAnonymous).toBe("off");
    expect(readSettings({ ...ownModel, AI_ANONYMOUS: "on" }).aiAnonymous).toBe("on");
    expect(readSettings({ AI_ENGINE: "built-in" }).aiAnonymous).toBe("on");
  });

  it("count as unset when empty", () => {
    expect(readSettings({ PORT: "", BASE_URL: " " })).toEqual(readSettings({}));
  });

  it.each([
    ["https://food.example.org/", "https://food.example.org", ""],
    ["https://Example.org/food", "https://example.org/food", "/food"],
    ["http://example.org:8080/a/b-c/", "http://example.org:8080/a/b-c", "/a/b-c"],
  ])("take the public address %s without the slash at its end", (given, baseUrl, basePath) => {
    expect(readSettings({ BASE_URL: given })).toMatchObject({ baseUrl, basePath, baseUrlGiven: true });
  });

  it.each([
    ["PORT", "http"],
    ["PORT", "70000"],
    ["PORT", "-1"],
    ["BASE_URL", "food.host.test"],
    ["BASE_URL", "ftp://food.host.test"],
    ["BASE_URL", "https://food.host.test/path?query"],
    ["BASE_URL", "https://ann:secret@food.host.test/"],
    ["BASE_URL", "https://food.host.test/a b/"],
    ["BASE_URL", "https://food.host.test//path/"],
    ["DATABASE_URL", "mysql://secret-host/db"],
    ["SESSION_SECRET", "short-secret"],
    ["HTTPS_PROXY", "socks5://squid:1080"],
    ["HTTPS_PROXY", "squid:3128"],
    ["http_proxy", "http:squid"],
    ["TRUST_PROXY", "yes"],
    ["TRUST_PROXY", "1.5"],
    ["TRUST_PROXY", "-1"],
    ["TRUST_PROXY", "11"],
    ["TRUST_PROXY", "10.0.0.0/33"],
    ["TRUST_PROXY", "0.0.0.0/0"],
    ["TRUST_PROXY", "10.0.0.1, proxy.lan"],
    ["SMTP_URL", "mail.secret-host.test"],
    ["SMTP_URL", "https://mail.secret-host.test"],
    ["SMTP_URL", "smtp://"],
    ["MAIL_FROM", "nobody"],
    ["MAIL_FROM", "a@b.test, c@d.test"],
    ["MAIL_FROM", "Food <food@a.test>\r\nBcc: c@d.test"],
    ["EMAIL_CONFIRMATION", "maybe"],
    ["SIGN_UPS", "maybe"],
    ["CONTACT_EMAIL", "nobody"],
    ["SOURCE_URL", "javascript:alert(1)"],
    ["OIDC_ISSUER", "auth.secret-host.test"],
    ["OIDC_ISSUER", "https://ann:secret@auth.host.test"],
    ["OIDC_ISSUER", "https://auth.host.test?secret"],
    ["OIDC_NAME", "n".repeat(41)],
    ["OIDC_ONLY", "yes"],
    ["OIDC_LINK_BY_EMAIL", "always"],
    ["AUTH_HEADER", "Remote_Email"],
    ["AUTH_HEADER", "Cookie"],
    ["AUTH_HEADER", "X-Forwarded-For"],
    ["RATE_LIMITS", "false"],
    ["REMIX_SHORTCUTS", "false"],
    ["AI_ENGINE", "chatgpt"],
    ["OPENAI_API_KEY", "two words"],
    ["OPENAI_BASE_URL", "ftp://ai.secret-host.test/v1"],
    ["OPENAI_BASE_URL", "https://ann:secret@ai.secret-host.test/v1"],
    ["OPENAI_BASE_URL", "https://ai.secret-host.test/v1?key=secret"],
    ["OPENAI_MODEL", "m".repeat(201)],
    ["OPENAI_VISION_MODEL", "m".repeat(201)],
    ["AI_TIMEOUT_MS", "soon"],
    ["AI_TIMEOUT_MS", "999"],
    ["AI_TIMEOUT_MS", "120001"],
    ["REMINDERS", "sometimes"],
    ["BACKUP_SCHEDULE", "nightly"],
    ["BACKUP_SCHEDULE", "61 3 * * *"],
    ["BACKUP_SCHEDULE", "* * * * * *"],
    ["BACKUP_SCHEDULE", "0 3 30 2 *"],
    ["BACKUP_KEEP", "0"],
    ["BACKUP_KEEP", "1.5"],
    ["LOG_LEVEL", "loud"],
    ["LOG_FORMAT", "xml"],
    ["METRICS", "yes"],
    ["METRICS_TOKEN", "short"],
    ["METRICS_TOKEN", "two words of length"],
    ["TZ", "Mars/Olympus"],
  ])("stop the start when %s is %j, naming the variable but never its value", (name, value) => {
    let message = "";
    try {
      readSettings({ [name]: value });
    } catch (error) {
      expect(error).toBeInstanceOf(OperatorError);
      message = (error as Error).message;
    }
    expect(message).toMatch(new RegExp(`can't start with these settings: ${name} .+\\.$`));
    expect(message).not.toContain(value);
  });

  it("take the proxies in front as a count, or as addresses and ranges", () => {
    expect(readSettings({ TRUST_PROXY: "2" }).trustProxy).toBe(2);
    const { trustProxy } = readSettings({ TRUST_PROXY: "172.18.0.0/16,192.0.2.4, fd00::/8" });
    if (typeof trustProxy === "number") throw new Error("a count");
    const trusted = (address: string) => trustProxy.check(address, address.includes(":") ? "ipv6" : "ipv4");
    expect(["172.18.9.9", "192.0.2.4", "fd00::1"].map(trusted)).toEqual([true, true, true]);
    expect(["172.19.0.1", "192.0.2.5", "fe80::1"].map(trusted)).toEqual([false, false, false]);
    expect(listSettings({ TRUST_PROXY: "172.18.0.0/16" })).toContainEqual({
      name: "TRUST_PROXY",
      value: "172.18.0.0/16",
    });
  });

  it("switch the label reader off where a container has too little memory for it, with one warning", () => {
    const MB = 1024 * 1024;
    const fitted = (limit: number, env = {}) => fittedTo(limit, readSettings(env));
    expect(fitted(256 * MB)).toMatchObject({
      settings: { labelOcr: "off" },
      warning: { event: "label reader off", memoryMb: 256, remedy: expect.stringContaining("512 MB") },
    });
    expect(fitted(256 * MB, { LABEL_OCR: "off" }).warning).toBeUndefined();
    for (const roomy of [0, 512 * MB, 2 ** 64]) expect(fitted(roomy)).toEqual({ settings: readSettings({}) });
  });

  it("name all bad variables at once", () => {
    expect(() => readSettings({ PORT: "x", SIGN_UPS: "x" })).toThrow(/PORT .+ SIGN_UPS /);
  });

  it("of mail are off until there is a server for it", () => {
    expect(readSettings({})).toMatchObject({
      smtpUrl: undefined,
      emailConfirmation: "off",
      mailFrom: { name: "Pixelplate", address: "pixelplate@localhost" },
    });
    const given = { SMTP_URL: "smtp://ann:secret@mail.host.test:587", BASE_URL: "https://food.host.test" };
    expect(readSettings(given)).toMatchObject({
      smtpUrl: given.SMTP_URL,
      emailConfirmation: "required",
      mailFrom: { name: "Pixelplate", address: "pixelplate@food.host.test" },
    });
    expect(readSettings({ ...given, EMAIL_CONFIRMATION: "off" }).emailConfirmation).toBe("off");
    expect(readSettings({ EMAIL_CONFIRMATION: "required" }).emailConfirmation).toBe("required");
  });

  it.each([
    ["food@host.test", { name: "Pixelplate", address: "food@host.test" }],
    ["<food@host.test>", { name: "Pixelplate", address: "food@host.test" }],
    ["Ann's Food <food@host.test>", { name: "Ann's Food", address: "food@host.test" }],
  ])("take %j as the sender of mails", (MAIL_FROM, mailFrom) => {
    expect(readSettings({ MAIL_FROM }).mailFrom).toEqual(mailFrom);
  });

  it("stop the start when there is a mail server but no public address for the links", () => {
    expect(() => readSettings({ SMTP_URL: "smtp://mail.host.test" })).toThrow(
      "Pixelplate can't start with these settings: BASE_URL must be set when SMTP_URL is: the links in mails begin with it.",
    );
  });

  it("of the AI service are off until there is a key, or it is chosen", () => {
    expect(readSettings({}).ai).toBeUndefined();
    expect(readSettings({ OPENAI_BASE_URL: "http://localhost:11434/v1" }).ai).toBeUndefined();
    expect(readSettings({ OPENAI_API_KEY: "sk-1", AI_ENGINE: "built-in" }).ai).toBeUndefined();
    expect(readSettings({ OPENAI_API_KEY: "sk-1" }).ai).toEqual({
      key: "sk-1",
      baseUrl: "https://api.openai.com/v1",
      model: "gpt-6-luna",
      visionModel: "gpt-6-luna",
      timeoutMs: 20_000,
    });
    const own = { AI_ENGINE: "openai", OPENAI_BASE_URL: "http://localhost:11434/v1", OPENAI_MODEL: "small" };
    expect(readSettings({ ...own, OPENAI_VISION_MODEL: "seeing", AI_TIMEOUT_MS: "90000" }).ai).toEqual({
      key: undefined,
      baseUrl: "http://localhost:11434/v1",
      model: "small",
      visionModel: "seeing",
      timeoutMs: 90_000,
    });
  });

  it("stop the start when the AI service is chosen and nothing says which", () => {
    expect(() => readSettings({ AI_ENGINE: "openai" })).toThrow(/settings: OPENAI_API_KEY must be set when /);
  });

  const OIDC = {
    OIDC_ISSUER: "https://auth.host.test/application/o/food/.well-known/openid-configuration",
    OIDC_CLIENT_ID: "food",
    OIDC_CLIENT_SECRET: "hunter2",
    BASE_URL: "https://food.host.test",
  };

  it("of single sign-on are off until there is a provider", () => {
    expect(readSettings({}).oidc).toBeUndefined();
    expect(readSettings({ ...OIDC, OIDC_LINK_BY_EMAIL: "on" }).oidc).toEqual({
      issuer: "https://auth.host.test/application/o/food",
      clientId: "food",
      clientSecret: "hunter2",
      name: "single sign-on",
      only: false,
      linkByEmail: true,
    });
    expect(JSON.stringify(listSettings(OIDC))).not.toContain("hunter2");
  });

  it.each([
    [{ BASE_URL: "" }, "BASE_URL must be set when OIDC_ISSUER is: the provider sends people back to it."],
    [{ OIDC_CLIENT_ID: "" }, "OIDC_CLIENT_ID must be set when OIDC_ISSUER is."],
    [{ OIDC_CLIENT_SECRET: "" }, "OIDC_CLIENT_SECRET must be set when OIDC_ISSUER is."],
    [{ OIDC_ISSUER: "" }, "OIDC_ISSUER must be set when OIDC_CLIENT_ID is."],
    [
      { OIDC_ISSUER: "http://auth.host.test" },
      "OIDC_ISSUER must begin with https://, or OIDC_PLAIN_HTTP be on.",
    ],
    [
      { AUTH_HEADER: "Remote-Email" },
      "TRUST_PROXY must name the addresses of the proxies when AUTH_HEADER is set.",
    ],
    [
      { AUTH_HEADER: "Remote-Email", TRUST_PROXY: "1" },
      "TRUST_PROXY must name the addresses of the proxies when AUTH_HEADER is set.",
    ],
  ])("of signing in with %j stop the start", (changes, problem) => {
    expect(() => readSettings({ ...OIDC, ...changes })).toThrow(`settings: ${problem}`);
  });

  it("let a provider on this machine, or one that is chosen so, go without https", () => {
    expect(readSettings({ ...OIDC, OIDC_ISSUER: "http://localhost:9000" }).oidc).toBeDefined();
    const plain = { ...OIDC, OIDC_ISSUER: "http://auth.lan", OIDC_PLAIN_HTTP: "on" };
    expect(readSettings(plain).oidc?.issuer).toBe("http://auth.lan");
    expect(() => readSettings({ OIDC_ONLY: "on" })).toThrow("OIDC_ISSUER must be set when OIDC_ONLY is.");
  });

  it("of backups default to nightly", () => {
    expect(readSettings({}).backups).toEqual({ schedule: "30 3 * * *", keep: 14 });
    expect(readSettings({ BACKUP_SCHEDULE: "off" }).backups).toBeUndefined();
  });

  it("stop the start when metrics would be open to everybody", () => {
    expect(() => readSettings({ METRICS: "on" })).toThrow(
      /settings: METRICS_TOKEN must be set when METRICS is on/,
    );
    expect(readSettings({ METRICS_TOKEN: "m".repeat(16) }).metricsToken).toBeUndefined();
    expect(readSettings({ METRICS: "on", METRICS_TOKEN: "m".repeat(16) }).metricsToken).toBe("m".repeat(16));
  });

  it("read a secret from the file that NAME_FILE names", () => {
    const file = join(mkdtempSync(join(tmpdir(), "settings-")), "secret");
    writeFileSync(file, `${"s".repeat(40)}\n`);
    expect(readSettings({ SESSION_SECRET_FILE: file }).sessionSecret).toBe("s".repeat(40));
    expect(() => readSettings({ SESSION_SECRET_FILE: `${file}.missing` })).toThrow(
      /SESSION_SECRET_FILE names a file/,
    );
    writeFileSync(file, "\n");
    expect(() => readSettings({ SESSION_SECRET_FILE: file })).toThrow(
      "Pixelplate can't start: SESSION_SECRET_FILE names a file that is empty.",
    );
  });

  it("with a misspelt name are reported, others are not", () => {
    const env = {
      SESION_SECRET: "s",
      SMTP_ULR: "s",
      base_url: "b",
      PORT: "1",
      PATH: "p",
      OPENAI_API_KEY_FILE: "f",
    };
    expect(
      nearMisses(
        Object.keys({ ...env, HOSTNAME: "h", LOG_LEVEL: "l", MAILER: "m", PORTS: "1" }),
        SETTING_NAMES,
      ),
    ).toEqual([
      { name: "SESION_SECRET", meant: "SESSION_SECRET" },
      { name: "SMTP_ULR", meant: "SMTP_URL" },
      { name: "base_url", meant: "BASE_URL" },
    ]);
    expect(nearMisses(["SESSION_SECRT_FILE"], SETTING_NAMES)).toEqual([
      { name: "SESSION_SECRT_FILE", meant: "SESSION_SECRET_FILE" },
    ]);
  });

  it("are listed without their secrets", () => {
    const rows = listSettings({
      PORT: "4000",
      SESSION_SECRET: "s".repeat(32),
      DATABASE_URL: "postgres://ann:pass%40@db1:5432,db2/food",
      SMTP_URL: "smtps://ann:word@mail.host.test",
      BASE_URL: "https://food.host.test",
      METRICS_TOKEN: "t".repeat(16),
    });
    const listed = Object.fromEntries(rows.map(({ name, value }) => [name, value]));
    expect(listed).toMatchObject({
      PORT: "4000",
      HOST: "0.0.0.0",
      SESSION_SECRET: "(set)",
      METRICS_TOKEN: "(set)",
      OPENAI_API_KEY: "(not set)",
      DATABASE_URL: "postgres://***@db1:5432,db2/food",
      SMTP_URL: "smtps://***@mail.host.test",
    });
    expect(JSON.stringify(rows)).not.toMatch(/sss|ttt|pass|word/);
  });

  it("list the proxies for calls that leave, without their passwords, and read them from files", () => {
    const file = join(mkdtempSync(join(tmpdir(), "settings-")), "proxy");
    writeFileSync(file, "http://ann:word@squid:3128\n");
    const listed = (env: Record<string, string>) =>
      Object.fromEntries(listSettings(env).map(({ name, value }) => [name, value]));
    expect(listed({ HTTPS_PROXY_FILE: file, no_proxy: "localhost,.lan" })).toMatchObject({
      HTTPS_PROXY: "http://***@squid:3128",
      HTTP_PROXY: "(not set)",
      NO_PROXY: "localhost,.lan",
    });
    writeFileSync(file, "socks5://squid\n");
    expect(() => readSettings({ HTTPS_PROXY_FILE: file })).toThrow(
      /settings: HTTPS_PROXY must be an address/,
    );
    expect(() => readSettings({ HTTPS_PROXY_FILE: `${file}.missing` })).toThrow(
      "HTTPS_PROXY_FILE names a file that can't be read.",
    );
  });

  it("are listed as they are in effect when none is set", () => {
    const listed = Object.fromEntries(
      listSettings({ TZ: "Asia/Tokyo" }).map(({ name, value }) => [name, value]),
    );
    expect(listed).toMatchObject({
      BASE_URL: "http://localhost:3000",
      DATABASE_URL: `file:${resolve("data", "pixelplate.db")}`,
      SESSION_SECRET: "(made by the server, in DATA_DIR)",
      SMTP_URL: "(not set)",
      MAIL_FROM: "Pixelplate <pixelplate@localhost>",
      EMAIL_CONFIRMATION: "off",
      AI_ENGINE: "built-in",
      OPENAI_BASE_URL: "(not set)",
      LOG_FORMAT: process.stdout.isTTY ? "text" : "json",
      TZ: "Asia/Tokyo",
    });
    expect(listSettings({}).find(({ name }) => name === "TZ")?.value).toBe(
      Intl.DateTimeFormat().resolvedOptions().timeZone,
    );
  });

  it("are listed with the defaults that follow from others", () => {
    const base = { PORT: "4000", SMTP_URL: "smtp://mail.test", BASE_URL: "https://food.test" };
    const rows = listSettings({ ...base, OPENAI_API_KEY: "sk-1", OPENAI_MODEL: "tiny" });
    expect(Object.fromEntries(rows.map(({ name, value }) => [name, value]))).toMatchObject({
      MAIL_FROM: "Pixelplate <pixelplate@food.test>",
      EMAIL_CONFIRMATION: "required",
      AI_ENGINE: "openai",
      OPENAI_API_KEY: "(set)",
      OPENAI_BASE_URL: "https://api.openai.com/v1",
      OPENAI_VISION_MODEL: "tiny",
    });
  });
});
