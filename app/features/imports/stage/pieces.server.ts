import { and, asc, eq } from "drizzle-orm";
import { lockUser } from "~/db/lock-user.server";
import type { Db, Store } from "~/db/store";

const PIECE_BYTES = 384 * 1024;

export async function storeFile(store: Store, userId: string, importId: string, bytes: Buffer) {
  for (let position = 0; position * PIECE_BYTES < bytes.length; position++) {
    const piece = bytes.subarray(position * PIECE_BYTES, (position + 1) * PIECE_BYTES);
    await store.tx(async (db) => {
      await lockUser(db, userId);
      await db
        .insert(db.t.import_piece)
        .values({ user_id: userId, import_id: importId, position, base64: piece.toString("base64") })
        .onConflictDoNothing();
    });
  }
}

export async function storedFile(db: Db, userId: string, importId: string): Promise<Buffer | undefined> {
  const { import_piece: pieces } = db.t;
  const rows = await db
    .select({ base64: pieces.base64 })
    .from(pieces)
    .where(and(eq(pieces.user_id, userId), eq(pieces.import_id, importId)))
    .orderBy(asc(pieces.position));
  return rows.length > 0 ? Buffer.concat(rows.map(({ base64 }) => Buffer.from(base64, "base64"))) : undefined;
}
