import { pgKit } from "./kit.pg";
import { makeTables } from "./tables";

export const tables = makeTables(pgKit);
