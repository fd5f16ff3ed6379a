import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { playedDay } from "~/features/day/day.server";
import { FITS_MESSAGES } from "~/features/eat/fits";
import { fitsOf, invites } from "~/features/eat/fits.server";
import { FitsList } from "~/features/eat/usual-offer";
import { callerOf } from "~/http/viewer.server";
import { Dialog } from "~/ui/dialog/dialog";

export const meta: MetaFunction = () => [{ title: "What fits · Pixelplate" }];

/** Foods of one's own that fit into today's open blocks. */
export async function loader({ request }: LoaderFunctionArgs) {
  const by = await callerOf(request);
  const day = await playedDay(by, null);
  const { fits, enough } = await fitsOf(by, day, undefined, by.viewer.numbers === "hidden");
  const { puzzle } = day;
  const open = !puzzle || invites(day) ? (enough ? "none" : "tooFew") : "energyReached";
  const reason = !puzzle ? "noPuzzle" : puzzle.progress === 1 ? "full" : open;
  return { fits: fits.map(({ blocks: _, ...fit }) => fit), empty: FITS_MESSAGES[reason] };
}

export default function Fits() {
  const { fits, empty } = useLoaderData<typeof loader>();
  return (
    <Dialog title="What fits" closeTo="/" back="/?eat=1">
      {fits.length > 0 && <p className="muted small">{FITS_MESSAGES.lead}</p>}
      <FitsList fits={fits} empty={empty} />
    </Dialog>
  );
}
