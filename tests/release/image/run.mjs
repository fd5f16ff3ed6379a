// `npm run test:image`, on Debian as root with mmdebstrap: runs the Dockerfile's own steps in a fresh Debian, starts
// the result as uid 1234 with a read-only root, and uses it. No engine for containers is needed.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { dockerSteps } from "./docker-steps.mjs";

process.chdir(fileURLToPath(new URL("../../..", import.meta.url)));
const UID = 1234;
const PORT = `${20_000 + (process.pid % 10_000)}`;
const UNPACKED_MAX_MB = 320;
/** What makes Debian's image slim. */
const SLIM = [
  ...["doc", "man", "locale", "info"].map((part) => `--dpkgopt=path-exclude=/usr/share/${part}/*`),
  "--hook-dir=/usr/share/mmdebstrap/hooks/merged-usr",
  "--include=usr-is-merged",
];

const folder = mkdtempSync(join(tmpdir(), "pixelplate-image-"));
chmodSync(folder, 0o755);
/** @typedef {{ root: string, env: Record<string, string>, folder: string, user: string, health: string[], command: string[] }} Stage */
/** @type {Record<string, Stage>} */
const stages = {};
/** @type {import("node:child_process").ChildProcess | undefined} */
let server;

try {
  const image = build();
  const megabytes = Number(
    sh("du", ["-sx", "--apparent-size", "--block-size=1000000", image.root]).split("\t")[0],
  );
  console.log(`Unpacked: ${megabytes} MB`);
  check(megabytes <= UNPACKED_MAX_MB, `the image is at most ${UNPACKED_MAX_MB} MB`);
  const compiled = readdirSync(join(image.root, "app/build/compile-cache"));
  check(
    compiled.some((name) => name.endsWith("-1000")),
    "its user's starts find their code compiled",
  );
  const { components } = JSON.parse(readFileSync(join(image.root, "app/sbom.json"), "utf8"));
  check(components.length > 100, "its list of packages is in it");
  await use(image);
  console.log("1 passed, 0 failed");
} catch (error) {
  console.error(error);
  console.log("0 passed, 1 failed");
  process.exitCode = 1;
} finally {
  server?.kill("SIGKILL");
  await wait(500);
  rmSync(folder, { recursive: true, force: true });
}

/** The last stage, after every step of the Dockerfile. @returns {Stage} */
function build() {
  /** @type {Stage | undefined} */
  let stage;
  for (const { name, text } of dockerSteps(readFileSync("Dockerfile", "utf8"))) {
    say(`${name} ${text.slice(0, 90)}`);
    if (name === "FROM") stage = begin(text);
    else if (stage) step(stage, name, text);
  }
  if (!stage) throw new Error("The Dockerfile has no stage.");
  return stage;
}

/** @param {string} text such as `node:24-bookworm AS build` @returns {Stage} */
function begin(text) {
  const [, base = "", major, name = "image"] = /^(\w+):(\d*)\S*(?: AS (\w+))?$/.exec(text) ?? [];
  const root = join(folder, name);
  const tools = base === "node" ? ["--include=binutils"] : [];
  sh("mmdebstrap", ["--quiet", "--variant=minbase", ...SLIM, ...tools, "bookworm", root]);
  sh("sh", ["-c", `rm -rf ${root}/var/lib/apt/lists/* ${root}/var/cache/apt/*`]);
  if (base === "node") installNode(root, major ?? "");
  const stage = { root, env: {}, folder: "/", user: "0:0", health: [], command: [] };
  stages[name] = stage;
  return stage;
}

/** Node and npm as the official image has them, from their packages. @param {string} root @param {string} major */
function installNode(root, major) {
  const local = join(root, "usr/local");
  const into = join(folder, "node");
  sh("npm", ["install", "--silent", "--prefix", into, `node@${major}`, "npm@11"]);
  sh("cp", [join(into, "node_modules/node/bin/node"), join(local, "bin/node")]);
  mkdirSync(join(local, "lib/node_modules"), { recursive: true });
  sh("cp", ["-r", join(into, "node_modules/npm"), join(local, "lib/node_modules/npm")]);
  for (const name of ["npm", "npx"])
    sh("ln", ["-s", `../lib/node_modules/npm/bin/${name}-cli.js`, join(local, "bin", name)]);
  // How this machine reaches packages; none of it is in the image, whose stage is another.
  mkdirSync(join(root, "etc/ssl/certs"), { recursive: true });
  const authorities = npmConfig("cafile");
  const lines = [`registry=${npmConfig("registry")}`];
  if (authorities) {
    sh("cp", ["-L", authorities, join(root, "etc/ssl/certs/here.crt")]);
    lines.push("cafile=/etc/ssl/certs/here.crt");
  }
  writeFileSync(join(root, "root/.npmrc"), `${lines.join("\n")}\n`);
  for (const file of ["resolv.conf", "hosts"]) sh("cp", ["-L", `/etc/${file}`, join(root, "etc", file)]);
}

/** @param {string} name */
function npmConfig(name) {
  const value = sh("npm", ["config", "get", name]).trim();
  return value === "null" || value === "undefined" ? "" : value;
}

/** @param {Stage} stage @param {string} name @param {string} text */
function step(stage, name, text) {
  if (name === "WORKDIR") {
    stage.folder = text;
    mkdirSync(join(stage.root, text), { recursive: true });
  } else if (name === "ENV") {
    for (const [, key = "", value = ""] of text.matchAll(/(\w+)=(\S+)/g)) stage.env[key] = value;
  } else if (name === "COPY") copy(stage, text.split(/\s+/));
  else if (name === "RUN") inside(stage, ["sh", "-c", `cd ${stage.folder} && ${text}`]);
  else if (name === "USER") stage.user = text;
  else if (name === "HEALTHCHECK") stage.health = JSON.parse(text.slice(text.indexOf("[")));
  else if (name === "CMD") stage.command = JSON.parse(text);
  else if (!["LABEL", "EXPOSE", "VOLUME"].includes(name)) throw new Error(`Unknown step: ${name}`);
}

/** @param {Stage} stage @param {string[]} words */
function copy(stage, words) {
  const from = words[0]?.startsWith("--from=") ? words.shift()?.slice("--from=".length) : undefined;
  const to = words.pop() ?? "";
  const target = join(stage.root, to.startsWith("/") ? to : join(stage.folder, to));
  if (from) {
    for (const path of words) sh("cp", ["-a", join(stages[from]?.root ?? "", path), target]);
  } else if (words[0] === ".") {
    const ignored = readFileSync(".dockerignore", "utf8").split("\n").filter(Boolean);
    const out = ignored.map((pattern) => `--exclude=./${pattern}`);
    sh("sh", ["-c", `tar -cf - ${out.map((one) => `'${one}'`).join(" ")} . | tar -xf - -C ${target}`]);
  } else sh("cp", ["-a", ...words, target]);
}

/** @param {Stage} stage @param {string[]} command */
function inside(stage, command) {
  const mounts = `mount --rbind /dev ${stage.root}/dev && mount -t proc proc ${stage.root}/proc`;
  const program = ["env", "-i", ...environment(stage), ...command];
  return sh("unshare", [
    "--mount",
    "sh",
    "-c",
    `${mounts} && exec chroot ${stage.root} "$@"`,
    "-",
    ...program,
  ]);
}

/** @param {Stage} stage @param {Record<string, string>} [more] */
function environment({ env }, more = {}) {
  const all = { PATH: "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin", HOME: "/root", ...env, ...more };
  return Object.entries(all).map(([name, value]) => `${name}=${value}`);
}

/** Starts, signs up, reads a label and makes a backup. @param {Stage} image */
async function use(image) {
  const data = join(folder, "data");
  mkdirSync(data, { mode: 0o700 });
  chownSync(data, UID, UID);
  const asImage = (/** @type {string[]} */ command) => {
    const { root } = image;
    const mounts = [
      `mount --bind ${root} ${root} && mount -o remount,bind,ro ${root}`,
      `mount --bind ${data} ${root}/data && mount -t tmpfs tmpfs ${root}/tmp`,
      `mount --rbind /dev ${root}/dev && mount -t proc proc ${root}/proc`,
    ];
    const start = `exec chroot --userspec=${UID}:${UID} ${root} "$@"`;
    const env = ["env", "-i", "-C", image.folder, ...environment(image, { PORT, HOST: "127.0.0.1" })];
    return ["--mount", "sh", "-c", `${mounts.join(" && ")} && ${start}`, "-", ...env, ...command];
  };
  say(`Started as uid ${UID} with a read-only root`);
  check(image.user === "1000:1000", "the image names a user of its own");
  check(spawnSync("unshare", asImage(image.health)).status !== 0, "without a server the check fails");
  check(spawnSync("unshare", asImage(["touch", "/app/x"])).status !== 0, "the root can't be written to");
  server = spawn("unshare", asImage(image.command), { stdio: ["ignore", "ignore", "inherit"] });
  let healthy = false;
  for (let tries = 0; tries < 120 && !healthy; tries++) {
    await wait(500);
    healthy = spawnSync("unshare", asImage(image.health)).status === 0;
  }
  check(healthy, "it becomes healthy");

  const origin = `http://localhost:${PORT}`;
  const form = new URLSearchParams({ email: "ann@example.org", password: "carrots-before-noon" });
  const signedUp = await fetch(`${origin}/sign-up`, {
    method: "POST",
    body: form,
    headers: { Origin: origin },
    redirect: "manual",
  });
  check(signedUp.status === 303 && signedUp.headers.has("set-cookie"), "it signs somebody up");

  const photo = new FormData();
  photo.set(
    "image",
    new File([/** @type {BlobPart} */ (await label())], "label.jpg", { type: "image/jpeg" }),
  );
  const read = await fetch(`${origin}/api/ai/parse/food`, { method: "POST", body: photo });
  const answer = await read.text();
  console.log(answer);
  check(/37/.test(answer) && /\b8\b/.test(answer) && /\b3\b/.test(answer), "it reads a label");
  console.log(`Memory after a label: ${memory()} MB`);

  const backup = spawnSync("unshare", asImage(["pixelplate", "backup"]), { encoding: "utf8" });
  console.log(backup.stdout.trim(), backup.stderr);
  check(backup.status === 0 && backup.stdout.includes("/data/backups/"), "it makes a backup");
}

/** Of the server and its processes. */
function memory() {
  const of = (/** @type {string} */ pid) => {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  };
  const children = sh("sh", ["-c", `pgrep -P ${server?.pid} || true`])
    .trim()
    .split("\n")
    .filter(Boolean);
  return Math.round([`${server?.pid}`, ...children].reduce((sum, pid) => sum + of(pid), 0));
}

function label() {
  const rows = ["Nutrition Facts", "Total Fat 8g", "Total Carbohydrate 37g", "Protein 3g"];
  const lines = rows.map((row, n) => `<text x="40" y="${90 + n * 90}" font-size="52">${row}</text>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="440" font-family="sans-serif"><rect width="800" height="440" fill="white"/>${lines.join("")}</svg>`;
  return sharp(Buffer.from(svg)).jpeg().toBuffer();
}

/** @param {string} program @param {string[]} args */
function sh(program, args) {
  return execFileSync(program, args, {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
    maxBuffer: 1e8,
  });
}

/** @param {boolean} right @param {string} what */
function check(right, what) {
  if (!right) throw new Error(`Not so: ${what}.`);
  console.log(`ok: ${what}`);
}

/** @param {string} what */
function say(what) {
  console.log(`\n== ${what}`);
}
