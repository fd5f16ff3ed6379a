import { openApi } from "~/features/api/open-api.server";
import { settings } from "~/platform/boot.server";

/** The description of the API for programs. */
export const loader = () => Response.json(openApi(settings.baseUrl));
