#!/usr/bin/env node
// Commands load on demand, so that the health check every half minute stays cheap.
import { Command } from "commander";
import { VERSION } from "~/platform/settings/version";

/** 0: done. 1: failed, with a sentence. 2: the command line is wrong. */
const EXIT = { failed: 1, misused: 2 };

const program = new Command("pixelplate")
  .description("Administers a Pixelplate server, running or not, with the server's own settings.")
  .version(VERSION, "--version", "print the version")
  .showHelpAfterError("(--help tells more)")
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : EXIT.misused));

const users = () => import("~/commands/admin/users.server");
const user = program.command("user").description("the people who have an account");
user
  .command("list")
  .description("everybody, by address")
  .option("--json", "as JSON")
  .action(async (options) => (await users()).listUsers(options));
user
  .command("create <email>")
  .description("make an account; its password is typed, piped in or made")
  .option("--generate", "make a password and show it once")
  .action(async (email, options) => (await users()).createUser(email, options));
user
  .command("reset-password <email>")
  .description("let somebody choose a new password, by email or by a link that is shown here")
  .option("--link", "show the link even when there is a mail server")
  .action(async (email, options) => (await users()).resetPasswordOf(email, options));
user
  .command("delete <email>")
  .description("delete an account with all that belongs to it")
  .option("--yes", "without asking")
  .action(async (email, options) => (await users()).deleteUser(email, options));

const invites = () => import("~/commands/admin/users.server");
user
  .command("invite")
  .description("make a link with which somebody can sign up once, also while sign-ups are closed")
  .option("--email <email>", "let in this address only")
  .option("--days <days>", "how long it lasts", "7")
  .action(async (options) => (await invites()).invite(options));
user
  .command("invites")
  .description("the invites that are still open")
  .action(async () => (await invites()).listInvites());
user
  .command("uninvite <id>")
  .description("take an invite back")
  .action(async (id) => (await invites()).uninvite(id));

program
  .command("session")
  .description("who is logged in")
  .command("flush [email]")
  .description("log everybody out, or the one with this address")
  .action(async (email) => (await users()).flushSessions(email));

program
  .command("config")
  .description("the settings")
  .command("check")
  .description(
    "tell every setting as it holds, without secrets; exits with 1 when the server would not start",
  )
  .option("--json", "as JSON")
  .action(async (options) => (await import("~/commands/admin/check.server")).checkSettings(options));

program
  .command("ai")
  .description("the AI service")
  .command("check")
  .description("ask it for a meal and a photo, and tell what works, what doesn't and what to do")
  .action(async () => (await import("./admin/check-ai.server")).checkAi());

const backups = () => import("~/commands/admin/move-database.server");
program
  .command("backup [file]")
  .description("write everything into an archive, by default in DATA_DIR/backups")
  .option("--json", "print the result as JSON")
  .action(async (file, options) => (await backups()).backup(file, options));
program
  .command("restore <file>")
  .description("put back what a backup holds, into SQLite or PostgreSQL; the server must not run")
  .option("--force", "replace existing accounts; the previous data is saved first")
  .option("--keep-access", "leave API tokens and links to pictures that the replaced database holds")
  .action(async (file, options) => (await backups()).restore(file, options));
program
  .command("move <to>")
  .description("copy everything into an empty PostgreSQL or SQLite, and compare it; the server must not run")
  .option("--json", "print the tables as JSON")
  .action(async (to, options) => (await import("~/commands/admin/move-database.server")).move(to, options));

const moves = () => import("~/commands/admin/users.server");
program
  .command("export-user <email> <file>")
  .description("write all data of one person as JSON; - is standard output")
  .action(async (email, file) => (await moves()).exportUser(email, file));
program
  .command("import-user <file>")
  .description("make an account from such a file; - is standard input")
  .action(async (file) => (await moves()).moveIn(file));

program
  .command("foods")
  .description("public food data")
  .command("import <source>")
  .description(
    "download and take in fndds, sr-legacy (USDA FoodData Central) or off (Open Food Facts), or import a file or folder",
  )
  .option("--country <code>", "of Open Food Facts only the products sold there, such as de")
  .action(async (source, options) => (await import("./admin/foods.server")).importFoodsFrom(source, options));

program
  .command("packs")
  .description("puzzles that this server offers to everybody")
  .command("check <file>")
  .description("say whether a file can go into DATA_DIR/packs; exits with 1 when it can't")
  .action(async (file) => (await import("~/commands/admin/check.server")).checkPack(file));

program
  .command("healthcheck")
  .description("exit with 0 when the server on this machine serves")
  .action(async () => (await import("~/commands/admin/check.server")).checkHealth());

try {
  await program.parseAsync();
} catch (error) {
  const expected = error instanceof Error && error.name === "OperatorError";
  console.error(expected ? error.message : error);
  process.exitCode = EXIT.failed;
}
