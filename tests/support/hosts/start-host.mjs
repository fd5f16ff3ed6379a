import { spawn } from "node:child_process";
import { once } from "node:events";

/** Starts a built server on a free port. @param {Record<string, string>} settings */
export async function startHost(settings) {
  const env = { ...process.env, PORT: "0", TRUST_PROXY: "1", ...settings };
  const child = spawn(process.execPath, ["build/edge/main.js"], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (data) => {
    output = (output + data).slice(-10_000);
  });
  const port = () => /ready at http:\/\/localhost:(\d+)/.exec(output)?.[1];
  while (!port() && child.exitCode === null)
    await Promise.race([once(child.stdout, "data"), once(child, "exit")]);
  if (!port()) throw new Error(output);
  return {
    port: port(),
    async stop() {
      const exit = once(child, "exit");
      child.kill("SIGTERM");
      await exit;
    },
  };
}
