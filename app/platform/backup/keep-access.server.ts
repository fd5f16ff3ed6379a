import { existsSync } from "node:fs";
import { eq, isNotNull } from "drizzle-orm";
import { sqliteFile } from "~/db/connect.sqlite.server";
import { openStore } from "~/db/open.server";
import type { Tables } from "~/db/tables";
import { OperatorError } from "../operator-error";

type Target = { dataDir: string; databaseUrl: string };
type Access = { tokens: Tables["api_token"]["$inferSelect"][]; pictures: Map<string, string> };

/** The API tokens and links to pictures of a database that is about to be replaced. Throws OperatorError when it can't be read. */
export async function accessIn(target: Target): Promise<Access> {
  const { databaseUrl } = target;
  if (databaseUrl.startsWith("file:") && !existsSync(sqliteFile(databaseUrl)))
    return { tokens: [], pictures: new Map() };
  try {
    const store = await openStore(target);
    const { api_token, users } = store.read.t;
    const tokens = await store.read.select().from(api_token);
    const linked = await store.read
      .select({ id: users.id, link: users.picture_id })
      .from(users)
      .where(isNotNull(users.picture_id));
    await store.close();
    return { tokens, pictures: new Map(linked.map(({ id, link }) => [id, String(link)])) };
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError("The database to replace can't be read. Restore without --keep-access.");
  }
}

/**
 * Lets the tokens in again whose people are back, and ends the links to pictures that were made or revoked since the
 * backup. Gives what works again, a line for each.
 */
export async function letInAgain(target: Target, { tokens, pictures }: Access): Promise<string[]> {
  const store = await openStore(target);
  const lines = await store.tx(async (db) => {
    const { api_token, users } = db.t;
    const people = await db.select({ id: users.id, email: users.email, link: users.picture_id }).from(users);
    const emails = new Map(people.map(({ id, email }) => [id, email]));
    const back = tokens.filter(({ user_id }) => emails.has(user_id));
    for (const token of back) await db.insert(api_token).values(token);
    const linked = people.filter(({ link }) => link !== null);
    for (const { id, link } of linked)
      if (pictures.get(id) !== link) await db.update(users).set({ picture_id: null }).where(eq(users.id, id));
    return [
      ...back.map(({ user_id, name, scope }) => `${emails.get(user_id)}: API token “${name}” (${scope})`),
      ...linked
        .filter(({ id, link }) => pictures.get(id) === link)
        .map(({ email }) => `${email}: the link to today's picture`),
    ];
  });
  await store.close();
  return lines;
}
