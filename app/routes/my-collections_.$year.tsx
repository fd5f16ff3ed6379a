import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { yearAlbum } from "~/features/album/album.server";
import { AlbumFoot } from "~/features/album/week-strip";
import { YearView } from "~/features/album/year-view";
import { isYear } from "~/features/day/calendar";
import { callerOf } from "~/http/viewer.server";
import { BackLink } from "~/ui/back-link.island";
import { Icon } from "~/ui/controls";
import { Page } from "~/ui/page";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.year ?? "A year"} in pictures · Pixelplate` },
];

export async function loader({ request, params: { year } }: LoaderFunctionArgs) {
  const by = await callerOf(request);
  if (!isYear(year)) throw new Response("Not Found", { status: 404 });
  return yearAlbum(by, year);
}

export default function Year() {
  const album = useLoaderData<typeof loader>();
  const { year, text } = album;
  return (
    <Page
      title="Your year"
      wide
      actions={
        <BackLink className="icon-button" to="/my-collections" aria-label="Close">
          <Icon name="close" />
        </BackLink>
      }
    >
      <YearView album={album} />
      <AlbumFoot picture={`/my-collections/${year}.png`} file={`pixelplate-${year}.png`} text={text} />
    </Page>
  );
}
