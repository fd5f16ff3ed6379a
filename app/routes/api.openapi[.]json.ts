import type { LoaderFunctionArgs } from "@remix-run/node";
import { openApi } from "~/features/api/document/open-api.server";
import { shownOrigin } from "~/http/shown-origin.server";
import { settings } from "~/platform/boot.server";

/** The description of the API for programs. */
export const loader = async ({ request }: LoaderFunctionArgs) =>
  Response.json(await openApi(shownOrigin(request), settings.baseUrl));
