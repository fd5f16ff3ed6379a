import { writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { fetch } from "undici";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { startAi } from "~/features/ai/ai.server";
import { openFoodFacts } from "~/features/foods/imports/open-food-facts.server";
import { startProxy } from "../../tests/support/outside";
import { scratchFolder } from "../../tests/support/store";
import { outgoingFetch } from "./outgoing.server";
import { isPublicAddress, publicDispatcher } from "./public-address.server";

it.each([
  ["8.8.8.8", true],
  ["2606:4700::1111", true],
  ["127.0.0.1", false],
  ["10.1.2.3", false],
  ["172.16.0.1", false],
  ["192.168.1.1", false],
  ["169.254.169.254", false],
  ["100.64.0.1", false],
  ["0.0.0.0", false],
  ["::1", false],
  ["fd00::1", false],
  ["fe80::1", false],
  ["::ffff:127.0.0.1", false],
  ["64:ff9b::7f00:1", false],
  ["198.18.0.1", false],
  ["198.19.255.255", false],
  ["192.0.0.8", false],
  ["192.88.99.1", false],
  ["240.0.0.1", false],
  ["fec0::1", false],
  ["64:ff9b:1::7f00:1", false],
  ["100::1", false],
  ["100:0:0:1::1", false],
  ["2001:2::1", false],
  ["2002:7f00:1::", false],
  ["3fff::1", false],
  ["5f00::1", false],
  ["::7f00:1", false],
  ["4000::1", false],
  ["2001:4860:4860::8888", true],
  ["nonsense", false],
])("%s is public: %j", (address, open) => expect(isPublicAddress(address)).toBe(open));

const listening = async (server: Server) => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
};

/** Answers any path of any host with what the test put there. */
let answer: unknown;
const site = await listening(createServer((_, response) => void response.end(JSON.stringify(answer))));

const { url: proxyUrl, requested } = await startProxy(site);

describe("with a proxy in the environment", () => {
  beforeEach(() => {
    requested.length = 0;
    vi.stubEnv("HTTP_PROXY", proxyUrl);
    vi.stubEnv("HTTPS_PROXY", proxyUrl);
    vi.stubEnv("NO_PROXY", "");
    for (const name of ["http_proxy", "https_proxy", "no_proxy"]) vi.stubEnv(name, undefined);
  });
  afterEach(() => vi.unstubAllEnvs());

  it("the AI service is reached through it", async () => {
    answer = { choices: [{ message: { content: '{"emoji":"🥕"}' } }] };
    const ai = startAi({
      key: "k",
      baseUrl: "http://ai.host.test/v1",
      model: "m",
      visionModel: "m",
      timeoutMs: 5000,
    });
    const question = {
      name: "q",
      instructions: "",
      content: "",
      answer: z.object({ emoji: z.string() }),
      model: "m",
    };
    expect(await ai.ask("ann", question)).toEqual({ emoji: "🥕" });
    expect(requested).toEqual(["ai.host.test:80"]);
  });

  it("barcodes are looked up through it", async () => {
    answer = { status: 0 };
    expect(await openFoodFacts("http://foods.host.test", "ann@example.org")("04012345678901")).toEqual({
      food: undefined,
    });
    expect(requested).toEqual(["foods.host.test:80"]);
  });

  it("a push service is reached through it by its name, and one in the own network by nothing", async () => {
    const dispatcher = await publicDispatcher();
    await expect(fetch("https://push.host.test/x", { dispatcher })).rejects.toThrow();
    expect(requested).toEqual(["push.host.test:443"]);
    const refused = await fetch("https://localhost/x", { dispatcher }).catch(({ cause }) => cause.message);
    expect(refused).toBe("localhost has no public address");
    expect(requested).toHaveLength(1);
    await dispatcher.destroy();
  });

  it("its address, and the name and password in it, can stand in a file", async () => {
    const file = join(scratchFolder(), "proxy");
    writeFileSync(file, `${proxyUrl.replace("//", "//ann:word@")}\n`);
    for (const name of ["HTTP_PROXY", "HTTPS_PROXY"]) vi.stubEnv(name, undefined);
    vi.stubEnv("HTTPS_PROXY_FILE", file);
    const dispatcher = await publicDispatcher();
    await expect(fetch("https://push.host.test/x", { dispatcher })).rejects.toThrow();
    expect(requested).toEqual(["push.host.test:443"]);
    await dispatcher.destroy();
  });

  it("this machine is reached without it", async () => {
    answer = "here";
    expect(await (await outgoingFetch(`http://127.0.0.1:${site}/`)).json()).toBe("here");
    expect(requested).toEqual([]);
  });
});
