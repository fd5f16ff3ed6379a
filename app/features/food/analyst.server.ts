import type { Analyst } from "./analyst";
import { analyse } from "./built-in/analyse";

/** The engine that reads meals in words. */
export const analyst: Analyst = async (description) => analyse(description);
