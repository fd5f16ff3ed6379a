import { sqliteKit } from "./kit.sqlite";
import { makeTables } from "./tables";

export const tables = makeTables(sqliteKit);
