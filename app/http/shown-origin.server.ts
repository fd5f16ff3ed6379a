import { settings } from "~/platform/boot.server";

/** `BASE_URL`, else the origin of the request, whose host the edge checked. For links on this page only; never store or mail it. */
export const shownOrigin = ({ url }: Pick<Request, "url">): string =>
  settings.baseUrlGiven ? settings.baseUrl : new URL(url).origin;
