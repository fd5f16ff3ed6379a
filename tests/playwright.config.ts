import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { CHROMIUM_ARGS, findChromium } from "./support/chromium.mjs";
import { zoneAt } from "./support/demo.mjs";
import { mountUrls } from "./support/path/mount-urls";
import { hasProgram } from "./support/prepare.mjs";

// Chosen once; the workers, which read this file again, inherit them.
process.env.E2E_PORT ??= String(20_000 + (process.pid % 10_000));
/** Late morning, at any hour of the machine: evenings and first afternoons look different. The date is that of UTC. */
process.env.E2E_ZONE ??= zoneAt(11);
process.env.E2E_DATA_DIR ??= join(tmpdir(), `pixelplate-e2e-${process.pid}`);
/** `npm run test:hosts`: two servers on one database, instead of one on SQLite. */
const onTwoHosts = process.env.E2E_HOSTS === "two";
if (onTwoHosts)
  process.env.E2E_DATABASE_URL ??= `postgres://pixelplate@127.0.0.1:${Number(process.env.E2E_PORT) + 10_000}/pixelplate`;
/** `npm run test:path`: everything under a path behind the sample's proxy; else the main job and what installs is. */
const allUnderPath = process.env.E2E_PATH === "all";
const PATH_PORT = Number(process.env.E2E_PORT) + 1;
const pathURL = `http://localhost:${PATH_PORT}/food`;
const baseURL = allUnderPath ? pathURL : `http://localhost:${process.env.E2E_PORT}`;
mountUrls(pathURL);
const UNDER_PATH = /(?:main-job|share|installed|offline)\.spec/;

export default defineConfig({
  testDir: "e2e",
  outputDir: "../test-results",
  // One more than cores: the server and the browsers wait for one another.
  workers: availableParallelism() + 1,
  fullyParallel: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: process.env.CI === "true",
  reporter: "list",
  use: {
    baseURL,
    locale: "en-US",
    timezoneId: process.env.E2E_ZONE,
    // A first page that tells its zone is read twice.
    storageState: {
      cookies: [
        {
          name: "pp_zone",
          value: encodeURIComponent(process.env.E2E_ZONE),
          domain: "localhost",
          path: "/",
          expires: -1,
          httpOnly: false,
          secure: false,
          sameSite: "Lax",
        },
      ],
      origins: [],
    },
    // Its own specs allow it.
    serviceWorkers: "block",
    // Nothing moves away under a click; motion has its own tests.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGS },
  },
  projects: [
    { name: "javascript", grepInvert: /@no-javascript/ },
    { name: "no-javascript", grepInvert: /@javascript/, use: { javaScriptEnabled: false } },
    ...(allUnderPath || !hasProgram("caddy")
      ? []
      : [
          {
            name: "under a path",
            testMatch: UNDER_PATH,
            grepInvert: /@no-javascript/,
            use: { baseURL: pathURL },
          },
        ]),
  ],
  webServer: [
    ...(allUnderPath ? [] : [server(onTwoHosts ? "hosts/" : "", baseURL)]),
    ...(hasProgram("caddy") && !onTwoHosts ? [server("path/", pathURL)] : []),
  ],
});

function server(folder: string, url: string) {
  const { port } = new URL(url);
  return {
    command: `node tests/support/${folder}serve.mjs`,
    cwd: "..",
    url: `${url}/healthz`,
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM" as const, timeout: 15_000 },
    stdout: "ignore" as const,
    stderr: "pipe" as const,
    env: {
      NODE_ENV: "production",
      PORT: port,
      HOST: "127.0.0.1",
      BASE_URL: url,
      DATA_DIR: url === baseURL ? `${process.env.E2E_DATA_DIR}` : `${process.env.E2E_DATA_DIR}-path`,
      DATABASE_URL: "",
      AI_ENGINE: "built-in",
      // Where a test may stand in for Open Food Facts.
      BARCODE_LOOKUP_URL: `http://127.0.0.1:${Number(port) + 7}`,
      RATE_LIMITS: "off",
      WEBHOOK_ALLOW: "127.0.0.0/8",
      TZ: "UTC",
    },
  };
}
