import { describe, expect, it } from "vitest";
import { AccountGone } from "~/db/store";
import { noteCause, withCause } from "./database-down.server";

const answerTo = (error: unknown, status = 500, headers = {}) => {
  const request = new Request("http://localhost/");
  noteCause(error, request);
  return withCause(request, new Response("page", { status, headers }));
};

describe("the answer to a request that failed", () => {
  it("is 503 with Retry-After while the database is away", async () => {
    const answer = answerTo(Object.assign(new Error("away"), { code: "ECONNREFUSED" }));
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await answer.text()).toBe("page");
  });

  it("is 401 when the account was deleted meanwhile", () => {
    const answer = answerTo(new AccountGone());
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([401, null]);
  });

  it("is left alone otherwise", () => {
    expect(answerTo(new Error("a bug")).status).toBe(500);
    expect(answerTo(new AccountGone(), 200).status).toBe(200);
    expect(answerTo(undefined, 503, { "Retry-After": "7" }).headers.get("Retry-After")).toBe("7");
  });
});
