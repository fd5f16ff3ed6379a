import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readSettings, SettingsError } from "./settings.server";

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

  it("count as unset when empty", () => {
    expect(readSettings({ PORT: "", BASE_URL: " " })).toEqual(readSettings({}));
  });

  it("take the public address as an origin", () => {
    expect(readSettings({ BASE_URL: "https://food.example.org/" })).toMatchObject({
      baseUrl: "https://food.example.org",
      baseUrlGiven: true,
    });
  });

  it.each([
    ["PORT", "http"],
    ["PORT", "70000"],
    ["PORT", "-1"],
    ["BASE_URL", "food.host.test"],
    ["BASE_URL", "ftp://food.host.test"],
    ["BASE_URL", "https://food.host.test/path"],
    ["DATABASE_URL", "mysql://secret-host/db"],
    ["SESSION_SECRET", "short-secret"],
    ["TRUST_PROXY", "yes"],
    ["TRUST_PROXY", "1.5"],
    ["SMTP_URL", "mail.secret-host.test"],
    ["SMTP_URL", "https://mail.secret-host.test"],
    ["SMTP_URL", "smtp://"],
    ["MAIL_FROM", "nobody"],
    ["MAIL_FROM", "a@b.test, c@d.test"],
    ["MAIL_FROM", "Food <food@a.test>\r\nBcc: c@d.test"],
    ["EMAIL_CONFIRMATION", "maybe"],
    ["SIGN_UPS", "maybe"],
    ["CONTACT_EMAIL", "nobody"],
    ["RATE_LIMITS", "false"],
    ["TZ", "Mars/Olympus"],
  ])("stop the start when %s is %j, naming the variable but never its value", (name, value) => {
    let message = "";
    try {
      readSettings({ [name]: value });
    } catch (error) {
      expect(error).toBeInstanceOf(SettingsError);
      message = (error as Error).message;
    }
    expect(message).toMatch(new RegExp(`can't start with these settings: ${name} .+\\.$`));
    expect(message).not.toContain(value);
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

  it("read a secret from the file that NAME_FILE names", () => {
    const file = join(mkdtempSync(join(tmpdir(), "settings-")), "secret");
    writeFileSync(file, `${"s".repeat(40)}\n`);
    expect(readSettings({ SESSION_SECRET_FILE: file }).sessionSecret).toBe("s".repeat(40));
    expect(() => readSettings({ SESSION_SECRET_FILE: `${file}.missing` })).toThrow(
      /SESSION_SECRET_FILE names a file/,
    );
  });
});
