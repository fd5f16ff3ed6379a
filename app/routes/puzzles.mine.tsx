import type { SubmissionResult } from "@conform-to/react";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { type ShouldRevalidateFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { AVATAR_MESSAGES } from "~/features/account/picture/avatar";
import { pastDayOf } from "~/features/day/dates.server";
import { OWN_PUZZLE_MESSAGES, OWN_PUZZLES_PATH, packOf } from "~/features/own-puzzles/own-puzzle";
import {
  actOnOwnPuzzle,
  type OwnPuzzleForm,
  ownPuzzleSchema,
  ownPuzzles,
} from "~/features/own-puzzles/own-puzzles.server";
import { OwnPuzzlesScreen } from "~/features/own-puzzles/steps";
import type { Variant } from "~/features/own-puzzles/variants";
import { answerForm, atField, pageOfFiles, redirectWithToast } from "~/http/form.server";
import { callerOf, callerOfForm } from "~/http/viewer.server";
import { Page } from "~/ui/page";

export const meta: MetaFunction = () => [{ title: "My puzzles · Pixelplate" }];

/** With `?puzzle=` one puzzle, with `?step=` the upload or the editor, with `?pack=1` the file of a pack. */
export async function loader({ request }: LoaderFunctionArgs) {
  const by = await callerOf(request);
  const query = new URL(request.url).searchParams;
  const puzzles = await ownPuzzles(by.db, by.viewer.id);
  if (query.has("pack")) return packFile(packOf(puzzles, by.viewer.nickname));
  const id = query.get("puzzle");
  const shown = puzzles.find((puzzle) => puzzle.id === id) ?? null;
  if (id !== null && !shown)
    return redirectWithToast(OWN_PUZZLES_PATH, { type: "error", text: OWN_PUZZLE_MESSAGES.gone });
  const step = query.get("step");
  const date = pastDayOf(query.get("date"), by.today);
  const page = { puzzles, shown, step: step === "upload" || step === "draw" ? step : null, date } as const;
  const refused: Answer = { lastResult: atField("file", AVATAR_MESSAGES.tooLarge) };
  return pageOfFiles(request, page, refused);
}

async function packFile(pack: ReturnType<typeof packOf>) {
  if (pack.puzzles.length === 0)
    return redirectWithToast(OWN_PUZZLES_PATH, {
      type: "error",
      text: "There is no finished puzzle to put into a pack yet.",
    });
  return new Response(JSON.stringify(pack, null, 2), {
    headers: {
      "Content-Type": "application/json",
      "Content-Disposition": `attachment; filename="${pack.id}.json"`,
      "Cache-Control": "private, no-store",
    },
  });
}

export async function action({ request }: ActionFunctionArgs) {
  const by = await callerOfForm(request);
  const options = {
    failed: OWN_PUZZLE_MESSAGES.failed,
    shown: (lastResult: SubmissionResult<string[]>) => ({ lastResult }),
  };
  return answerForm(request, ownPuzzleSchema, options, async (form) => {
    const acted = await actOnOwnPuzzle(by, form as OwnPuzzleForm);
    if (!("go" in acted)) return data(acted);
    if (!acted.toast) return redirect(acted.go, 303);
    return redirectWithToast(acted.go, { type: "success", text: acted.toast });
  });
}

/** The editor saves quietly: it holds what is on the page. */
export const shouldRevalidate = ({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formData?.get("quiet") === "1" ? false : defaultShouldRevalidate;

type Answer = {
  lastResult?: SubmissionResult<string[]>;
  variants?: Variant[];
  name?: string;
};

export default function OwnPuzzles() {
  const { refused, ...page } = useLoaderData<typeof loader>();
  const answer = useActionData<Answer>() ?? refused;
  return (
    <Page title="My Puzzles" wide={page.step === "draw"} back={{ to: "/puzzles", name: "Puzzles" }}>
      <OwnPuzzlesScreen {...page} answer={answer} />
    </Page>
  );
}
