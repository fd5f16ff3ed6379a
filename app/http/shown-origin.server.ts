import { settings } from "~/platform/boot.server";

/**
 * Where the visitor finds this server, for links on the page that they get: `BASE_URL`, or without it the origin of
 * their own request, whose host the edge has checked. Nothing of it may be stored or mailed.
 */
export const shownOrigin = ({ url }: Pick<Request, "url">): string =>
  settings.baseUrlGiven ? settings.baseUrl : new URL(url).origin;
