import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  type SerializeFrom,
} from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import {
  acknowledgeCongratulation,
  collectionOf,
  collectionSeen,
  doneSchema,
  neatDays,
} from "~/features/collection/collection.server";
import { COLLECTION_TEXTS, CollectionProblem } from "~/features/collection/collection-problem";
import { Congratulation } from "~/features/collection/congratulation.island";
import { nightFind } from "~/features/collection/garden/night";
import { RIBBON } from "~/features/collection/garden/sprites";
import { OpenShelf, ShelfTile } from "~/features/collection/shelf-section";
import {
  arrangedShelves,
  cardOf,
  pendingCongratulation,
  picturesIn,
  shelvesOf,
} from "~/features/collection/shelves";
import { activeAround } from "~/features/day/day.server";
import { PlantBed } from "~/features/eat/plant-bed";
import { plantsOfWeek } from "~/features/eat/plants.server";
import { CATEGORIES } from "~/features/puzzles/catalogue";
import { storedCategories } from "~/features/puzzles/stored.server";
import type { Caller } from "~/http/caller.server";
import { readForm } from "~/http/form.server";
import { safePath } from "~/http/safe-path";
import { callerOf } from "~/http/viewer.server";
import { localDate } from "~/platform/local-date";
import { logError } from "~/platform/log/log.server";
import { ButtonLink } from "~/ui/controls";
import { EmptyState, Page } from "~/ui/page";
import { PixelArt } from "~/ui/pixel-art";

export const meta: MetaFunction = () => [{ title: `${COLLECTION_TEXTS.title} · Pixelplate` }];

export async function loader({ request }: LoaderFunctionArgs) {
  const by = await callerOf(request);
  const { today } = by;
  try {
    const shown = await shownOf(by, today);
    return data(shown, { headers: { "Set-Cookie": collectionSeen(by.viewer, by.now) } });
  } catch (error) {
    logError(error, request);
    const nothing = { unlocked: undefined, night: undefined, plants: [], neat: 0, month: today.slice(0, 7) };
    const shelves = shelvesOf([], CATEGORIES);
    return data({ ...nothing, ...arrangedShelves(shelves, []), pictures: null, failed: true });
  }
}

async function shownOf(by: Caller, today: string) {
  const collection = await collectionOf(by.db, by.viewer.id);
  const unlocked = pendingCongratulation(collection);
  const ids = collection.map(({ puzzleId }) => puzzleId);
  const own = await storedCategories(by.db, by.viewer.id, ids);
  const shelves = shelvesOf(collection, [...CATEGORIES, ...own]);
  const { before } = await activeAround(by.db, by.viewer.id, today);
  return {
    ...arrangedShelves(shelves, collection),
    pictures: picturesIn(shelves),
    unlocked: unlocked && cardOf(unlocked, localDate(by.viewer, unlocked.firstCompletedAt)),
    month: today.slice(0, 7),
    night: before ? nightFind(by.viewer.id, today) : undefined,
    plants: (await plantsOfWeek(by.db, by.viewer.id, today)).plants,
    neat: await neatDays(by.db, by.viewer.id, today),
    failed: false,
  };
}

/** 'Done' on the congratulation. */
export async function action({ request }: ActionFunctionArgs) {
  const by = await callerOf(request);
  const { value, refusal } = await readForm(request, doneSchema);
  if (refusal) throw new Response("Bad Request", refusal);
  await acknowledgeCongratulation(by, value.puzzle_name);
  const { puzzle_name: puzzle, share, redirectTo } = value;
  const onwards = share ? `/my-collections/detail/${encodeURIComponent(puzzle)}?share=1` : redirectTo;
  return redirect(safePath(onwards, "/my-collections"), 303);
}

export default function MyCollections() {
  const shown = useLoaderData<typeof loader>();
  const { open, night, tiles, pictures, unlocked, plants, failed } = shown;
  return (
    <Page
      title={COLLECTION_TEXTS.title}
      wide
      dialog={unlocked && <Congratulation card={unlocked} closeTo="/my-collections" />}
      dialogOpen={unlocked !== undefined}
    >
      <Head {...shown} />
      {failed && <CollectionProblem />}
      {pictures?.collected === 0 && (
        <EmptyState
          picture="soil"
          title="No puzzle collection yet!"
          text="Choose a nutrition puzzle from homepage and reach your daily nutrition goal to collect puzzles."
          action={<ButtonLink to="/puzzles">Choose nutrition puzzle</ButtonLink>}
        />
      )}
      <div className="shelves">
        <OpenShelf shelf={open} night={night} />
        {!failed && <PlantBed plants={plants} />}
        <div className="shelf-tiles">
          {tiles.map((shelf) => (
            <ShelfTile key={shelf.category.id} shelf={shelf} />
          ))}
        </div>
      </div>
    </Page>
  );
}

type HeadProps = Pick<SerializeFrom<typeof loader>, "pictures" | "neat" | "month">;

const Head = ({ pictures, neat, month }: HeadProps) => (
  <div className="collection-head">
    {pictures && <p>{`${pictures.collected} of ${pictures.all} pictures`}</p>}
    {neat > 0 && (
      <>
        <details className="opener">
          <summary>
            <PixelArt rows={RIBBON} /> {neat === 1 ? "1 neat day" : `${neat} neat days`}
          </summary>
        </details>
        <p className="opened small">A neat day ends within 10% of all four goals.</p>
      </>
    )}
    <Link to={`/my-collections/${month.slice(0, 4)}#${month}`}>Your year</Link>
  </div>
);
