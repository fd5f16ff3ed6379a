import type { Store } from "~/db/store";
import { localDate } from "~/features/day/calendar/local-date";
import { pastDayOf } from "~/features/day/calendar/past-day";
import { choosePuzzle } from "~/features/day/choose-puzzle.server";
import { homePath } from "~/features/day/home/home-path";
import type { Player } from "~/features/day/player";
import { PUZZLE_MESSAGES } from "~/features/puzzles/messages";
import { Refusal } from "~/http/refusal";
import { deleteOwnPuzzle } from "./delete-own-puzzle.server";
import { OWN_PUZZLE_MESSAGES } from "./own-puzzle-messages";
import { OWN_PUZZLES_PATH } from "./own-puzzle-path";
import type { OwnPuzzleForm } from "./own-puzzle-schema.server";
import { pictureVariants } from "./picture-variants.server";
import type { Variant } from "./reduce/variants";
import { saveOwnPuzzle } from "./save-own-puzzle.server";

/** The next page with a toast, or what the same page shows. */
type Acted = { go: string; toast?: string } | { variants: Variant[]; name: string } | { saved: string };

/** Throws Refusal with a sentence, at its field where it has one. */
export async function actOnOwnPuzzle(
  store: Store,
  player: Player,
  form: OwnPuzzleForm,
  now: number,
): Promise<Acted> {
  switch (form.intent) {
    case "upload":
      return { variants: await pictureVariants(player.id, form.file), name: form.name };
    case "save": {
      const id = await saveOwnPuzzle(store, player.id, form, now);
      return form.quiet ? { saved: id } : { go: OWN_PUZZLES_PATH, toast: `${form.name} is in your puzzles` };
    }
    case "rename": {
      const id = await saveOwnPuzzle(store, player.id, form, now);
      return { go: `${OWN_PUZZLES_PATH}?puzzle=${id}`, toast: "Name saved" };
    }
    case "delete":
      if (!(await deleteOwnPuzzle(store, player.id, form.puzzle)))
        throw new Refusal(404, OWN_PUZZLE_MESSAGES.gone);
      return { go: OWN_PUZZLES_PATH, toast: "Puzzle deleted" };
    case "choose":
      return chosen(store, player, form, now);
  }
}

type Choice = Extract<OwnPuzzleForm, { intent: "choose" }>;

async function chosen(store: Store, player: Player, { puzzle, date }: Choice, now: number): Promise<Acted> {
  const today = localDate(player, now);
  const day = pastDayOf(date, today) ?? today;
  const done = await choosePuzzle(store, player, puzzle, now, day);
  if (!done.ok) throw new Refusal(400, PUZZLE_MESSAGES[done.reason]);
  return { go: homePath(day, today, done.collected) };
}
