import { pgKit } from "./kit.pg";
import { makeTables } from "./tables";

export const {
  users,
  session,
  user_info,
  nutrition_goal,
  food,
  confirmed_meal,
  daily_home_data,
  user_collection,
  puzzle_completion,
  mail_token,
  outbox,
  bearer_token,
  idempotency_key,
  product,
  api_token,
  late_form,
  food_import,
  imported_food,
  imported_food_word,
  rate_limit,
} = makeTables(pgKit);
