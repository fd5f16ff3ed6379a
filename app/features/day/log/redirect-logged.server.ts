import { FOOD_MESSAGES } from "~/features/food/messages";
import { redirectWithToast } from "~/http/toast.server";
import type { Logged } from "./log-food-when.server";

/** To the day of a logged food, with a toast that takes the food off again. */
export const redirectLogged = ({ id, home }: Logged): Promise<Response> =>
  redirectWithToast(home, { type: "success", text: FOOD_MESSAGES.logged, undo: `/food/${id}/delete` });
