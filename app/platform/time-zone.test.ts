import { describe, expect, it } from "vitest";
import { localDate } from "~/platform/local-date";
import { isTimeZone, timeZones } from "./time-zone";

describe("isTimeZone", () => {
  it("takes every zone there is to choose, and a day can be reckoned in each", () => {
    const zones = timeZones("Etc/GMT+5");
    expect(zones).toEqual(expect.arrayContaining(["UTC", "Etc/GMT+5", "Europe/Paris"]));
    expect(zones.length).toBeGreaterThan(400);
    for (const zone of zones) {
      expect(isTimeZone(zone), zone).toBe(true);
      expect(localDate({ timeZone: zone, dayStart: 0 }, 0), zone).toMatch(/^19(69-12-31|70-01-01)$/);
    }
  });

  it.each([
    undefined,
    null,
    1,
    "",
    "Mars/Olympus",
    "+01:00",
    "Europe/Paris\u0000",
    " UTC",
    "../UTC",
    "A/".repeat(40),
  ])("refuses %j", (name) => expect(isTimeZone(name)).toBe(false));
});
