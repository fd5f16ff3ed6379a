import { picturePath } from "~/features/album/link-picture";
import { endPictureLink, pictureLinkOf, renewPictureLink } from "~/features/album/picture-link.server";
import { isAsAnswered } from "~/features/api/answer";
import { answerCalls, handle } from "~/features/api/answer-calls.server";
import {
  endPictureLinkCall,
  pictureLinkCall,
  renewPictureLinkCall,
} from "~/features/api/calls/day-calls.server";
import { Refusal } from "~/http/refusal";
import { shownOrigin } from "~/http/viewer.server";

const calls = answerCalls(
  handle(pictureLinkCall, async (by, { request }) =>
    addresses(request, await pictureLinkOf(by.db, by.viewer.id)),
  ),
  handle(renewPictureLinkCall, async (by, { request, body }) => {
    if (!body) return addresses(request, await renewPictureLink(by));
    const before = addresses(request, await pictureLinkOf(by.db, by.viewer.id));
    if (!isAsAnswered(body, before))
      throw new Refusal(400, "Send png and svg as they were answered, or no body to make a new address.");
    return before;
  }),
  handle(endPictureLinkCall, async (by, { request }) => {
    await endPictureLink(by);
    return addresses(request, null);
  }),
);
export const loader = calls.loader;
export const action = calls.action;

const addresses = (request: Request, link: string | null) => ({
  png: link && shownOrigin(request) + picturePath(link, "png"),
  svg: link && shownOrigin(request) + picturePath(link, "svg"),
});
