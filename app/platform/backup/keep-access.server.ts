import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { sqliteFile } from "~/db/connect.sqlite.server";
import type { Contents, Row } from "~/db/contents";
import { openStore } from "~/db/open.server";
import type { Tables } from "~/db/tables";
import { OperatorError } from "../operator-error";

type Target = { dataDir: string; databaseUrl: string };
type Links = { picture_id: string | null; share_id: string };
type Access = {
  tokens: Tables["api_token"]["$inferSelect"][];
  webhooks: Tables["webhook"]["$inferSelect"][];
  /** What stands in addresses of pictures, by person. */
  links: Map<unknown, Links>;
};

export const NO_ACCESS: Access = { tokens: [], webhooks: [], links: new Map() };

/** The API tokens, webhooks and links to pictures of a database that is about to be replaced. Throws OperatorError when it can't be read. */
export async function accessIn(target: Target): Promise<Access> {
  const { databaseUrl } = target;
  if (databaseUrl.startsWith("file:") && !existsSync(sqliteFile(databaseUrl))) return NO_ACCESS;
  try {
    const store = await openStore(target);
    const { api_token, webhook, users } = store.read.t;
    const tokens = await store.read.select().from(api_token);
    const webhooks = await store.read.select().from(webhook);
    const linked = await store.read
      .select({ id: users.id, picture_id: users.picture_id, share_id: users.share_id })
      .from(users);
    await store.close();
    return { tokens, webhooks, links: new Map(linked.map(({ id, ...links }) => [id, links])) };
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError("The database to replace can't be read. Restore without --keep-access.");
  }
}

/** A backup's contents with new addresses of pictures and shares, but for those that are in use: what was revoked since stays so. */
export function withoutOldLinks({ rows, ...contents }: Contents, { links }: Access): Contents {
  return {
    ...contents,
    async *rows(table) {
      if (table !== "users") return yield* rows(table);
      for await (const people of rows(table)) yield people.map((person) => withLinksOf(person, links));
    },
  };
}

function withLinksOf(person: Row, links: Access["links"]): Row {
  const now = links.get(person.id);
  const isOld = (column: keyof Links) => column in person && person[column] !== now?.[column];
  return {
    ...person,
    ...(isOld("picture_id") && { picture_id: null }),
    ...(isOld("share_id") && { share_id: randomBytes(16).toString("hex") }),
  };
}

/** Lets the tokens and webhooks in again whose people are back. Gives what works again, a line for each. */
export async function letInAgain(target: Target, { tokens, webhooks, links }: Access): Promise<string[]> {
  const store = await openStore(target);
  const lines = await store.tx(async (db) => {
    const { api_token, webhook, users } = db.t;
    const people = await db.select().from(users);
    const emails = new Map(people.map(({ id, email }) => [id, email]));
    const backTokens = tokens.filter(({ user_id }) => emails.has(user_id));
    const backWebhooks = webhooks.filter(({ user_id }) => emails.has(user_id));
    for (const token of backTokens) await db.insert(api_token).values(token);
    for (const hook of backWebhooks) await db.insert(webhook).values(hook);
    return [
      ...backTokens.map(
        ({ user_id, name, scope }) => `${emails.get(user_id)}: API token “${name}” (${scope})`,
      ),
      ...backWebhooks.map(({ user_id }) => `${emails.get(user_id)}: the webhook`),
      ...people
        .filter(({ id, picture_id }) => picture_id !== null && links.get(id)?.picture_id === picture_id)
        .map(({ email }) => `${email}: the link to today's picture`),
    ];
  });
  await store.close();
  return lines;
}
