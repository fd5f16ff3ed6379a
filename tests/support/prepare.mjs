import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** For programs that would start a server when tried. @param {string} name */
const isInPath = (name) =>
  (process.env.PATH ?? "").split(delimiter).some((folder) => existsSync(join(folder, name)));

/** The path of a Chromium, installed when there is none; on Debian also the headless build. @returns {Promise<string | undefined>} */
export async function prepareChromium() {
  const { findChromium, findWholeChromium } = await import("./chromium.mjs");
  if (!findWholeChromium() && !aptInstall("chromium")) run("npx", ["playwright", "install", "chromium"]);
  if (findChromium() === findWholeChromium() && !process.env.CHROMIUM) aptInstall("chromium-headless-shell");
  return findChromium();
}

/** The folder of PostgreSQL's programs, installed when there is none. @returns {Promise<string | undefined>} */
export async function preparePostgres() {
  const { findPostgres } = await import("./postgres.mjs");
  if (!findPostgres()) aptInstall("postgresql");
  return findPostgres();
}

/** Whether a Chromium can be driven by WebDriver here; installed when it isn't there. */
export async function prepareChromeDriver() {
  if (!isInPath("chromedriver")) aptInstall("chromium-driver");
  return (await prepareChromium()) !== undefined && isInPath("chromedriver");
}

/** Whether WebKitGTK can be driven here; installed when it isn't there. */
export async function prepareWebKit() {
  const programs = { Xvfb: "xvfb", WebKitWebDriver: "webkit2gtk-driver" };
  for (const [program, name] of Object.entries(programs)) if (!isInPath(program)) aptInstall(name);
  return Object.keys(programs).every(isInPath);
}

/** The program of a Firefox, installed when there is none; FIREFOX names another one. @returns {Promise<string | undefined>} */
export async function prepareFirefox() {
  if (!findFirefox()) aptInstall("firefox-esr");
  return findFirefox();
}

/** Not a snap, which sees no other program's temporary files. @returns {string | undefined} */
export const findFirefox = () =>
  process.env.FIREFOX ||
  ["firefox-esr", ...(existsSync("/snap/bin/firefox") ? [] : ["firefox"])].find(isInPath);

/** Whether this machine has a program. @param {string} program */
export const hasProgram = (program) => spawnSync(program, ["-v"], { stdio: "ignore" }).error === undefined;

/** Installs the proxies of the samples, and openssl for their certificate. */
export async function prepareProxies() {
  for (const name of ["nginx", "caddy", "openssl"]) if (!hasProgram(name)) aptInstall(name);
}

/** On Debian as root only; elsewhere installing is up to the owner of the machine. @param {string} name */
function aptInstall(name) {
  if (!existsSync("/etc/debian_version") || process.getuid?.() !== 0) return false;
  console.log(`Installing ${name} ...`);
  return (
    run("apt-get", ["update", "-qq"]) &&
    run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name])
  );
}

/** @param {string} command @param {string[]} args */
function run(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(command, args, { stdio: ["ignore", "ignore", "inherit"], env }).status === 0;
}
