import type { Db } from "~/db/store";
import type { Viewer } from "./viewer";

export const viewerColumns = ({ t: { users, user_info: info, user_version } }: Db) => ({
  id: users.id,
  email: users.email,
  shareId: users.share_id,
  timeZone: users.time_zone,
  energy: users.energy,
  numbers: users.numbers,
  dayStart: users.day_start,
  logsWeight: users.logs_weight,
  name: info.name,
  nickname: info.nickname,
  gender: info.gender,
  age: info.age,
  height: info.height,
  weight: info.weight,
  unit: info.unit,
  promptedAt: info.prompted_at,
  version: user_version.version,
});

type Columns = ReturnType<typeof viewerColumns>;
type FromUsers = "id" | "email" | "shareId" | "timeZone" | "energy" | "numbers" | "dayStart" | "logsWeight";
type Value<K extends keyof Columns> = Columns[K]["_"]["data"];

type Same = Pick<Viewer, "id" | "email" | "shareId" | "energy" | "numbers" | "dayStart" | "logsWeight">;

export type ViewerRow = Same & { timeZone: string | null } & {
  [K in Exclude<keyof Columns, FromUsers>]: Value<K> | null;
};
