import { describe, expect, it } from "vitest";
import { composeMail } from "./compose-mail.server";

const AT = Date.UTC(2026, 10, 21, 9, 30);
const BASE = "https://food.example.org";
const compose = (kind: Parameters<typeof composeMail>[0]["kind"], token?: string) =>
  composeMail({ kind, token, at: AT, timeZone: "Europe/Paris" }, BASE);

describe("a letter", () => {
  it.each([
    ["confirm", "Confirm your email address", `${BASE}/confirm-email?token=ann.x-y_z`],
    ["recovery", "Reset your password", `${BASE}/reset-password?token=ann.x-y_z&type=recovery`],
    ["password-changed", "Your password was changed", `${BASE}/forgot-password`],
    ["sign-in-added", "A new way into your account", `${BASE}/forgot-password`],
  ] as const)("to %s says so and holds one link, in both parts", (kind, subject, link) => {
    const letter = compose(kind, link.endsWith("/forgot-password") ? undefined : "ann.x-y_z");
    expect(letter).toMatchObject({ subject, link });
    expect(letter.text.match(/https:\S+/g)).toEqual([link, BASE]);
    const links = [...letter.html.matchAll(/href="([^"]*)"/g)].map(([, href]) =>
      href?.replaceAll("&amp;", "&"),
    );
    expect(links).toEqual([link, link]);
  });

  it("gives the time of the password change in the owner's time zone", () => {
    expect(compose("password-changed").text).toContain("November 21, 2026 at 10:30:00 AM GMT+1");
  });

  it("asks for nothing from elsewhere and runs nothing", () => {
    for (const kind of ["confirm", "recovery", "password-changed", "sign-in-added"] as const) {
      const { html } = compose(kind, "ann.x");
      expect(html).toMatch(/^<!doctype html><html lang="en">/);
      expect(html).not.toMatch(/<(?:script|img|link|iframe|form|object|base)\b|url\(|@import|\son\w+=/i);
      expect(html).not.toContain("&quot;");
    }
  });
});
