// Before every npm script: on a fresh clone the packages come first.
import { ensureInstalled } from "./ensure-installed.mjs";

process.exit(ensureInstalled() ? 0 : 1);
