import { operationsOf } from "../../support/bad-input";
import "../../support/route-env";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { describe, expect, it } from "vitest";
import { openApi } from "~/features/api/document/open-api.server";

const document = await openApi("https://food.lan");
const operations = operationsOf(document);

/** Passwords, tags and cursors as they were answered, and names whose rule no pattern says. */
const OPEN =
  /(?:If-Match|before|password|email|refresh_token|lateForm|time_zone|user_?id|setUser\b.*\.id|collection_type)$/i;

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

  it("says the form of each text that is sent, or leaves it open on purpose", () => {
    const says = ["maxLength", "pattern", "format", "enum", "const"];
    const bare: string[] = [];
    const look = (schema: unknown, at: string) => {
      if (typeof schema !== "object" || schema === null) return;
      const { examples, ...rest } = schema as Record<string, unknown>;
      if (rest.type === "string" && !says.some((word) => word in rest)) bare.push(at);
      for (const [name, part] of Object.entries(rest)) look(part, `${at}.${name}`);
    };
    for (const { id, operation } of operations) {
      for (const { name, schema } of operation.parameters ?? []) look(schema, `${id}?${name}`);
      look(operation.requestBody, id);
    }
    const { schemas = {} } = document.components as { schemas?: Record<string, object> };
    for (const name of [
      "NewFood",
      "WholeFood",
      "FoodChange",
      "SentFoodPart",
      "NewGoals",
      "NewToken",
      "NewWebhook",
    ])
      look(schemas[name], name);
    expect(bare.filter((at) => !OPEN.test(at))).toEqual([]);
    expect(bare.length).toBeGreaterThan(10);
  });

  it("leaves answers open for more, and what is sent closed", () => {
    const { requestBody, responses } =
      operations.find(({ id }) => id === "logFood")?.operation ?? expect.fail();
    expect(JSON.stringify(responses)).not.toContain('"additionalProperties":false');
    expect(requestBody?.content["application/json"]?.schema).toMatchObject({ additionalProperties: false });
  });
});
