import type { LoaderFunctionArgs } from "@remix-run/node";
import { openApi } from "~/features/api/document/open-api.server";
import { hostCookieName } from "~/http/sender.server";
import { shownOrigin } from "~/http/viewer.server";

export const loader = async ({ request }: LoaderFunctionArgs) =>
  Response.json(await openApi(shownOrigin(request), hostCookieName("pp")));
