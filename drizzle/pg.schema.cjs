// The generator of migrations wants each table as an export of its own.
module.exports = require("../app/db/tables.pg.ts").pgTables();
