import { vi } from "vitest";

/** A second, the default, is little on a busy machine. */
const TIMEOUT_MS = 20_000;

const wait = vi.waitFor;
if (wait.name !== "patientWait")
  vi.waitFor = function patientWait(check, options) {
    const own = typeof options === "number" ? { timeout: options } : options;
    return wait(check, { timeout: TIMEOUT_MS, ...own });
  };
