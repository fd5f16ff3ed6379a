import { operationsOf } from "../../support/bad-input";
import "../../support/route-env";
import { readFileSync } from "node:fs";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { describe, expect, it } from "vitest";
import { openApi } from "~/features/api/document/open-api.server";

const document = await openApi("https://food.lan");
const operations = operationsOf(document);

describe("the document", () => {
  it("passes redocly's strict rules", async () => {
    const config = await createConfig({ extends: ["recommended-strict"] });
    const problems = await lintFromString({
      source: JSON.stringify(document),
      absoluteRef: "openapi.json",
      config,
    });
    const shown = problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer]);
    expect(shown).toEqual([]);
  });

  it("names each call by a verb of its own, and its schemas", () => {
    const names = operations.map(({ id }) => id);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names)
      expect(name).toMatch(
        /^(?:change|choose|close|commit|confirm|copy|delete|dismiss|end|export|find|get|issue|list|log|make|mark|preview|propose|read|renew|reopen|replace|restore|revoke|save|search|set|shrink|suggest|take|undo|unsave|unshrink)[A-Z]\w+$/,
      );
    expect(names).toContain("logFood");
    const { schemas = {} } = document.components;
    expect(Object.keys(schemas)).toEqual(
      expect.arrayContaining(["Food", "Day", "Goals", "Problem", "Amounts"]),
    );
    expect(JSON.stringify(document)).not.toMatch(/"\w+Output"/);
  });

  it.each(operations)("says of $id when to come again, and which token it takes", ({ operation }) => {
    const { responses, security, description } = operation;
    for (const status of ["429", "503"]) expect(responses[status]?.headers).toHaveProperty("Retry-After");
    expect(description).toMatch(/token/);
    const [scopes] = security
      .flatMap((one) => Object.entries(one as object))
      .filter(([name]) => name === "bearer");
    if (scopes) expect(["", "read", "propose", "log", "export", "all"]).toContain(scopes[1].join());
  });

  it("has the version whose changes the page of the API lists first", () => {
    const [, version] = /\n### (\d+\.\d+)\n/.exec(readFileSync("server/samples/api.md", "utf8")) ?? [];
    expect(document.info.version).toBe(version);
  });

  it("leaves answers open for more, and what is sent closed", () => {
    const { requestBody, responses } =
      operations.find(({ id }) => id === "logFood")?.operation ?? expect.fail();
    expect(JSON.stringify(responses)).not.toContain('"additionalProperties":false');
    expect(requestBody?.content["application/json"]?.schema).toMatchObject({ additionalProperties: false });
  });
});
