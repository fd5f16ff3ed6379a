import type { ChildProcess } from "node:child_process";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import sharp from "sharp";
import { afterAll, vi } from "vitest";

const lasting = globalThis as typeof globalThis & { environment?: NodeJS.ProcessEnv };
lasting.environment ??= { ...process.env };
const atStart = lasting.environment;

for (const name of Object.keys(process.env)) if (!(name in atStart)) delete process.env[name];
Object.assign(process.env, atStart);
for (const name of Object.keys(globalThis))
  if (name.startsWith("pixelplate")) Reflect.deleteProperty(globalThis, name);
vi.resetModules();
// The server lets it open its own drawings only.
sharp.unblock({ operation: ["VipsForeignLoad"] });

const children: ChildProcess[] = [];
const note = (message: unknown) => children.push((message as { process: ChildProcess }).process);
const exitListeners = process.listeners("exit");
subscribe("child_process", note);

/** Test files run one after another in a process; each finds modules and environment as at its start. */
afterAll(() => {
  unsubscribe("child_process", note);
  // Those that answer tasks; esbuild's helper serves the next file too.
  for (const child of children) if (child.connected) child.kill("SIGKILL");
  for (const listener of process.listeners("exit"))
    if (!exitListeners.includes(listener)) process.off("exit", listener);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
