import { createServer } from "node:net";
import { beforeEach, describe, expect, it } from "vitest";
import { isEmail } from "~/features/access/credentials";
import { startSmtp } from "../../../tests/support/outside";
import { composeMail } from "./compose-mail.server";
import { smtpServer } from "./mailer.server";

const AT = Date.UTC(2026, 10, 21, 9, 30);
const mailFrom = { name: "Pixelplate", address: "food@example.org" };
const letter = composeMail(
  { kind: "recovery", token: "ann.secret", at: AT, timeZone: "UTC" },
  "https://food.example.org",
);
const never = new AbortController().signal;

const smtp = await startSmtp();
const send = (address: string, url = smtp.url, signal = never) =>
  smtpServer({ mailFrom }, url)(
    letter,
    { id: "m1.1", userId: "ann", kind: "recovery", address, at: AT },
    signal,
  );

let connectionsBefore = 0;
beforeEach(() => {
  smtp.received.length = 0;
  connectionsBefore = smtp.attempts();
});

describe("a mail by SMTP", () => {
  it("has a sender, one recipient, both parts, and says that a program sent it", async () => {
    await send("ann@example.org");
    expect(smtp.received).toHaveLength(1);
    const { from, to, mail, raw } = smtp.received[0] ?? expect.fail("no mail");
    expect([from, to]).toEqual(["food@example.org", ["ann@example.org"]]);
    expect(mail.from).toEqual({ name: "Pixelplate", address: "food@example.org" });
    expect(mail.to).toEqual([{ name: "", address: "ann@example.org" }]);
    expect(mail.subject).toBe("Reset your password");
    expect(mail.messageId).toBe("<m1.1@example.org>");
    expect(mail.date).toBe("2026-11-21T09:30:00.000Z");
    expect(mail.text?.trim()).toBe(letter.text.trim());
    expect(mail.html?.trim()).toBe(letter.html.trim());
    expect(mail.attachments).toEqual([]);
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
  });

  it.each([
    "ann@example.org, eve@evil.example",
    "ann@example.org,eve@evil.example",
    "ann@example.org; eve@evil.example",
    "ann@example.org eve@evil.example",
    "ann@example.org\r\nBcc: eve@evil.example",
    "ann@example.org\nBcc: eve@evil.example",
    "ann@example.org\r\nRCPT TO:<eve@evil.example>",
    "ann@example.org>\r\nRCPT TO:<eve@evil.example",
    "ann@example.org> SIZE=1",
    '"eve@evil.example x"@example.org',
    '"ann\\"@evil.example, x"@example.org',
    '"ann"@example.org',
    "<eve@evil.example>ann@example.org",
    "Ann <eve@evil.example>",
    "group: eve@evil.example, ann@example.org;",
    "ann@example.org (eve@evil.example)",
    "ann(comment)@example.org",
    "ann@[127.0.0.1]",
    "ann@example.org\u0000",
    "ann@example.org\u2028Bcc: eve@evil.example",
    "ann@example.org%0d%0aBcc:eve@evil.example",
    "=?utf-8?q?eve=40evil.example=2C?= ann@example.org",
  ])("to the crafted address %j goes to nobody; nor does an account ever get it", async (address) => {
    await expect(send(address)).rejects.toThrow("not one plain address");
    expect(smtp.attempts()).toBe(connectionsBefore);
    expect(isEmail(address)).toBe(false);
  });

  it.each([
    ["later", 451],
    ["never", 550],
  ] as const)("is not sent when the server answers %s (%i)", async (mood, responseCode) => {
    smtp.set(mood);
    await expect(send("ann@example.org")).rejects.toMatchObject({ responseCode });
    smtp.set("take");
    await send("ann@example.org");
    expect(smtp.received).toHaveLength(1);
  });

  it("is not sent to a server that nobody vouches for", async () => {
    const secure = await startSmtp({ secure: true });
    await expect(send("ann@example.org", secure.url)).rejects.toThrow(/certificate/i);
    expect(secure.received).toEqual([]);
    await send("ann@example.org", `${secure.url}?tls.rejectUnauthorized=false`);
    expect(secure.received).toHaveLength(1);
  });

  it("fails when the server is silent for five seconds", { timeout: 15_000 }, async () => {
    const mute = createServer().listen(0, "127.0.0.1");
    await new Promise((listening) => mute.once("listening", listening));
    const { port } = mute.address() as { port: number };
    await expect(send("ann@example.org", `smtp://127.0.0.1:${port}`)).rejects.toMatchObject({
      code: "ETIMEDOUT",
    });
    mute.close();
  });

  it("can be broken off", async () => {
    smtp.set("wait");
    const sending = send("ann@example.org", smtp.url, AbortSignal.timeout(100));
    await expect(sending).rejects.toThrow(/abort/i);
    smtp.set("take");
  });
});
