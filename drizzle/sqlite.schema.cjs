// The generator of migrations wants each table as an export of its own.
const { sqliteKit } = require("../app/db/kit.sqlite.ts");
module.exports = require("../app/db/tables.ts").makeTables(sqliteKit);
