// Before every npm script: installs the packages of a fresh clone.
import { ensureInstalled } from "./ensure-installed.mjs";

process.exit(ensureInstalled() ? 0 : 1);
