import { pgKit } from "./kit.pg";
import { makeTables } from "./tables";

export const {
  users,
  session,
  user_info,
  nutrition_goal,
  food,
  daily_home_data,
  user_collection,
  puzzle_completion,
  mail_token,
  outbox,
  bearer_token,
  idempotency_key,
  product,
  food_import,
  imported_food,
  imported_food_word,
} = makeTables(pgKit);
