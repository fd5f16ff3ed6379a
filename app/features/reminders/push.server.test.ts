import { expect, it } from "vitest";
import { isPushEndpoint, retryAt } from "./push.server";
import { browserName } from "./reminders.server";

it.each([
  "https://fcm.googleapis.com/fcm/send/abc:def",
  "https://updates.push.services.mozilla.com/wpush/v2/abc",
  "https://web.push.apple.com/QGo",
  "https://wns2-par02p.notify.windows.com/w/?token=abc",
  "https://push.example.org./wpush",
])("%s is a push service", (endpoint) => expect(isPushEndpoint(endpoint)).toBe(true));

it.each([
  "",
  "no address",
  "http://fcm.googleapis.com/fcm/send/abc",
  "https://fcm.googleapis.com:8443/abc",
  "https://ann:secret@fcm.googleapis.com/abc",
  "https://127.0.0.1/abc",
  "https://2130706433/abc",
  "https://0x7f.1/abc",
  "https://[::1]/abc",
  "https://[::ffff:10.0.0.1]/abc",
  "https://8.8.8.8/abc",
  "https://localhost/abc",
  "https://push.localhost/abc",
  "https://localhost./abc",
  "https://metadata.google.internal/abc",
  "https://metadata.google.internal./abc",
  "https://db.corp/abc",
  "https://postgres.default.svc/abc",
  "https://127.0.0.1.nip.io/abc",
  "https://7f000001.sslip.io/abc",
  "https://printer.local/abc",
  "ftp://push.example.org/abc",
  `https://push.example.org/${"a".repeat(1000)}`,
])("%j is none", (endpoint) => expect(isPushEndpoint(endpoint)).toBe(false));

it.each([
  ["120", 120_000],
  ["Thu, 01 Jan 1970 00:01:00 GMT", 60_000],
  ["999999999", 86_400_000],
  ["soon", undefined],
  [null, undefined],
])("Retry-After %j is %j ms away", (header, ms) => expect(retryAt(header, 0)).toBe(ms));

it.each([
  [
    "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36",
    "Chrome on Android",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1",
    "Safari on iOS",
  ],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0", "Firefox on Windows"],
  ["Mozilla/5.0 (Windows NT 10.0) Chrome/142.0 Safari/537.36 Edg/142.0", "Edge on Windows"],
  [null, "A browser"],
])("%j is %s", (userAgent, name) => expect(browserName(userAgent)).toBe(name));
