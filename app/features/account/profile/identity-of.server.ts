import { eq } from "drizzle-orm";
import type { Db } from "~/db/store";

type Identity = {
  /** What greetings call them: the nickname, else the first name. */
  nickname: string | null;
  lastName: string | null;
  /** The picture's file name. */
  avatar: string | null;
  updatedAt: number | null;
};

/** How a person shows themselves, as far as told. */
export async function identityOf(db: Db, userId: string): Promise<Identity> {
  const { user_info: info } = db.t;
  const [row] = await db
    .select({
      nickname: info.nickname,
      name: info.name,
      lastName: info.last_name,
      avatar: info.avatar,
      updatedAt: info.updated_at,
    })
    .from(info)
    .where(eq(info.user_id, userId));
  return {
    nickname: row?.nickname || row?.name || null,
    lastName: row?.lastName ?? null,
    avatar: row?.avatar ?? null,
    updatedAt: row?.updatedAt ?? null,
  };
}
