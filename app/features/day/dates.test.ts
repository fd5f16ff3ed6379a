import { expect, it } from "vitest";
import { instantOf, instantsOf } from "./dates.server";

const ZONES = ["UTC", "Europe/Berlin", "America/New_York", "America/St_Johns", "Australia/Lord_Howe"];
const TIMES = ["00:00", "01:30", "02:15", "03:00", "12:30", "23:59"];

it.each(ZONES)("is what instantOf says, on every day of a year in %s", (timeZone) => {
  for (const dayStart of [0, 3]) {
    const hours = { timeZone, dayStart };
    const instant = instantsOf(hours);
    for (let day = 0; day < 366; day++) {
      const date = new Date(Date.UTC(2010, 0, 1 + day)).toISOString().slice(0, 10);
      for (const time of TIMES)
        expect([date, time, instant(date, time)]).toEqual([date, time, instantOf(hours, date, time)]);
    }
  }
});
