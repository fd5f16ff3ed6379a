import type { Db } from "~/db/store";

export const viewerColumns = ({ t: { users, user_info: info } }: Db) => ({
  id: users.id,
  email: users.email,
  shareId: users.share_id,
  timeZone: users.time_zone,
  name: info.name,
  nickname: info.nickname,
  gender: info.gender,
  age: info.age,
  height: info.height,
  weight: info.weight,
  promptedAt: info.prompted_at,
});

type Columns = ReturnType<typeof viewerColumns>;
type FromUsers = "id" | "email" | "shareId" | "timeZone";
type Value<K extends keyof Columns> = Columns[K]["_"]["data"];

export type ViewerRow = { id: string; email: string; shareId: string; timeZone: string | null } & {
  [K in Exclude<keyof Columns, FromUsers>]: Value<K> | null;
};
