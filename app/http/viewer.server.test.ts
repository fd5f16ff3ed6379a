import "../../tests/support/route-env";
import { expect, it } from "vitest";
import { browserZone } from "./viewer.server";

it.each([
  ["Europe%2FParis", "Europe/Paris"],
  ["Etc%2FGMT%2B4", "Etc/GMT+4"],
  ["Etc%2fGMT-2", "Etc/GMT-2"],
  ["UTC", "UTC"],
  ["Mars%2FBase", undefined],
])("a browser that says %j is in the zone %s", (said, zone) => {
  const request = new Request("http://localhost/", { headers: { Cookie: `pp_zone=${said}` } });
  expect(browserZone(request)).toBe(zone);
});
