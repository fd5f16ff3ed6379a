import "../../support/route-env";
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { openApi } from "~/features/api/document/open-api.server";
import { call, person } from "../../support/api";

const PAGE = "server/samples/api.md";
const CHANGES = "server/samples/api-changes.md";
const [page = "", changes = ""] = [PAGE, CHANGES].map((path) => readFileSync(path, "utf8"));
const document = await openApi("https://food.lan");

let token: string;
beforeAll(async () => {
  ({ token } = await person());
});

describe("the page for programmers", () => {
  it.each([PAGE, "README.md"])("%s has a curl command that logs a food", async (path) => {
    const [, sent = ""] = /curl [^`]*?-d '([^']+)'/.exec(readFileSync(path, "utf8")) ?? [];
    const { status, data } = await call("POST", "/api/food", { token, body: JSON.parse(sent) });
    expect([status, data.name]).toEqual([200, "Lentil soup"]);
  });

  it("leads to sensors of fields that are there", async () => {
    expect(page).toContain("](home-assistant.yaml)");
    const sensors = readFileSync("server/samples/home-assistant.yaml", "utf8");
    const [, names = "no attributes"] = /json_attributes: \[(.+)\]/.exec(sensors) ?? [];
    const { data } = await call("GET", "/api/today", { token });
    expect(Object.keys(data)).toEqual(expect.arrayContaining(names.split(", ")));
    expect(sensors).toContain("value_json.data.totals.calories");
    expect(data).toMatchObject({ progress: 0, totals: { calories: expect.any(Number) } });
  });

  it("has a shortcut whose coffee is logged", async () => {
    const { status } = await call("POST", "/api/food", {
      token,
      body: {
        ...{ name: "Coffee with milk", emoji: "☕" },
        nutrition: { calories: 20, carbs: 2, protein: 1, fats: 1 },
      },
    });
    expect(status).toBe(200);
    for (const part of ["Coffee with milk", "`calories` 20, `carbs` 2, `protein` 1, `fats` 1"])
      expect(page).toContain(part);
  });

  it("names calls that are there, as the pages of webhooks and changes do", () => {
    const webhook = readFileSync("server/samples/webhook.md", "utf8");
    for (const name of ["webhook.md", "api-changes.md"]) expect(page).toContain(`](${name})`);
    const named = [...`${page}${webhook}${changes}`.matchAll(/\/api\/[\w{}/]+/g)].map(([path]) =>
      path.replace(/\/$/, ""),
    );
    const served = [...Object.keys(document.paths), "/api/docs", "/api/openapi", "/api/tokens"];
    expect(named.filter((path) => !served.includes(path))).toEqual([]);
    expect(/^## (\S+)$/m.exec(changes)?.[1]).toBe(document.info.version);
  });
});
