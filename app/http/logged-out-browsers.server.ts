import { and, eq, sql } from "drizzle-orm";
import type { Db } from "~/db/store";

/** After sessions end: browsers that are logged out get no notifications. */
export async function dropLoggedOutBrowsers(db: Db, userId: string): Promise<void> {
  const { push_subscription: browsers } = db.t;
  await db.delete(browsers).where(and(eq(browsers.user_id, userId), isLoggedOut(db)));
}

export const isLoggedOut = ({ t: { push_subscription: browsers, session } }: Db) =>
  sql`not exists (select 1 from ${session} where ${session.user_id} = ${browsers.user_id} and ${session.id_hash} = ${browsers.session_hash})`;
