import { answerCalls, handle } from "~/features/api/answer-calls.server";
import {
  endPictureLinkCall,
  pictureLinkCall,
  renewPictureLinkCall,
} from "~/features/api/days/today-calls.server";
import { endPictureLink, pictureLinkOf, renewPictureLink } from "~/features/day/outside/picture-link.server";
import { picturePath } from "~/features/day/outside/picture-path";
import { shownOrigin } from "~/http/shown-origin.server";
import { store } from "~/platform/boot.server";

const calls = answerCalls(
  store,
  handle(pictureLinkCall, async ({ viewer, request }) =>
    addresses(request, await pictureLinkOf(store.read, viewer.id)),
  ),
  handle(renewPictureLinkCall, async ({ viewer, request }) =>
    addresses(request, await renewPictureLink(store, viewer.id)),
  ),
  handle(endPictureLinkCall, async ({ viewer, request }) => {
    await endPictureLink(store, viewer.id);
    return addresses(request, null);
  }),
);
export const loader = calls.loader;
export const action = calls.action;

const addresses = (request: Request, link: string | null) => ({
  png: link && shownOrigin(request) + picturePath(link, "png"),
  svg: link && shownOrigin(request) + picturePath(link, "svg"),
});
