import type { QueryResult } from "pg";
import { figuresOf } from "./food-figures";

const ROWS = 1000;

/** The part of a migration that SQL can't do. */
export async function fillFoodFigures(query: (text: string, values?: unknown[]) => Promise<QueryResult>) {
  let [user, date] = ["", ""];
  for (;;) {
    const { rows } = await query(
      `select user_id, date, foods from day_food_total where (user_id, date) > ($1, $2)
       order by user_id, date limit ${ROWS}`,
      [user, date],
    );
    if (rows.length === 0) return;
    const columns = [
      rows.map((row) => row.user_id),
      rows.map((row) => row.date),
      rows.map((row) => figuresOf(row.foods)),
    ];
    await query(
      `update day_food_total day set figures = filled.figures
       from unnest($1::text[], $2::text[], $3::text[]) filled (user_id, date, figures)
       where day.user_id = filled.user_id and day.date = filled.date`,
      columns,
    );
    ({ user_id: user, date } = rows[rows.length - 1]);
  }
}
