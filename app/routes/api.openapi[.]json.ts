import { errorAnswer } from "~/features/api/json-answer";
import { API_MESSAGES } from "~/features/api/messages";
import { openApi } from "~/features/api/open-api.server";
import { settings } from "~/platform/boot.server";

/** The description of the API for programs. */
export const loader = () => Response.json(openApi(settings.baseUrl));
export const action = () => errorAnswer(405, API_MESSAGES.wrongMethod, { Allow: "GET, HEAD" });
