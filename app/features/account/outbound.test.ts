import { describe, expect, it } from "vitest";
import { readSettings } from "~/platform/settings/settings.server";
import { outboundServices } from "./outbound";

const withAi = { OPENAI_API_KEY: "sk-secret", OPENAI_BASE_URL: "https://ai.example.org/v1" };
const withMail = { SMTP_URL: "smtps://user:hunter2@mail.example.org", BASE_URL: "https://food.example.org" };
const withOidc = {
  OIDC_ISSUER: "https://auth.example.org",
  OIDC_CLIENT_ID: "food",
  OIDC_CLIENT_SECRET: "hunter2",
  BASE_URL: "https://food.example.org",
};
const OFF = "Open Food Facts at world.openfoodfacts.org";
const recipients = (env: Record<string, string>) =>
  outboundServices(readSettings({ BARCODE_LOOKUP: "off", ...env })).map(({ to }) => to);
const HOOK = "The address you chose for it";
const LINK = "Anyone with the link";
const PUSH = "The push service of your browser’s maker";
const AI = "The AI service at ai.example.org";
const MAIL = "The mail server at mail.example.org, and yours";

describe("what leaves the server", () => {
  it.each([
    ["nothing set", {}, [null, null, null, null, null, PUSH, HOOK, LINK]],
    ["an AI service", withAi, [AI, AI, AI, null, AI, null, PUSH, HOOK, LINK]],
    [
      "an AI service that is switched off",
      { ...withAi, AI_ENGINE: "built-in" },
      [null, null, null, null, null, PUSH, HOOK, LINK],
    ],
    ["mail", withMail, [null, null, null, null, MAIL, PUSH, HOOK, LINK]],
    ["both", { ...withAi, ...withMail }, [AI, AI, AI, null, AI, MAIL, PUSH, HOOK, LINK]],
    ["reminders turned off", { REMINDERS: "off" }, [null, null, null, null, null, null, HOOK, LINK]],
    [
      "single sign-on",
      withOidc,
      [null, null, null, null, null, "The sign-in provider at auth.example.org", PUSH, HOOK, LINK],
    ],
  ])("with %s", (_, env, to) => expect(recipients(env)).toEqual(to));

  it.each(["ask", "on", "open-food-facts"])("with barcodes set to %s", (BARCODE_LOOKUP) =>
    expect(recipients({ BARCODE_LOOKUP })).toEqual([null, null, OFF, null, null, PUSH, HOOK, LINK]),
  );

  it.each([
    "http://localhost:11434/v1",
    "http://10.1.2.3/v1",
    "http://192.168.0.2:8080/v1",
    "http://172.20.0.2/v1",
    "http://ollama:11434/v1",
    "http://[::1]:11434/v1",
    "http://box.lan/v1",
  ])("describes %s only as in the server's own network", (OPENAI_BASE_URL) => {
    const [to] = recipients({ AI_ENGINE: "openai", OPENAI_BASE_URL });
    expect(to).toBe("The AI service at an address in this server's own network");
  });

  it("never shows a key or a password, and says so where nothing leaves", () => {
    for (const env of [{}, { BARCODE_LOOKUP: "off" }, { ...withAi, ...withMail }, { LABEL_OCR: "off" }]) {
      const rows = outboundServices(readSettings(env));
      expect(JSON.stringify(rows)).not.toMatch(/sk-secret|hunter2|user/);
      for (const { when, to } of rows)
        expect(/^(?:Never|Stays on this server)\b/.test(when)).toBe(to === null);
    }
  });
});
