import type { SubmissionResult } from "@conform-to/react";
import { Form, Link } from "@remix-run/react";
import { AVATAR_MESSAGES, AVATAR_TYPES } from "~/features/account/picture/avatar";
import { PUZZLE_NAME_MAX } from "~/features/puzzles/stored-picture";
import { Button, ButtonLink, Icon, useHydrated } from "~/ui/controls";
import { Field, FormErrors } from "~/ui/form/field";
import { lazyPart, ShownPart } from "~/ui/lazy-part";
import { OWN_PUZZLES_PATH, type OwnPuzzle } from "./own-puzzle";
import { BlockCounts, ChooseForm, PuzzleList, PuzzlePicture } from "./puzzle-list";
import type { Variant } from "./variants";
import "./own-puzzles.css";

const editor = lazyPart(async () => (await import("~/features/own-puzzles/editor/editor.island")).Editor);

function DrawStep({ puzzle }: { puzzle: OwnPuzzle | null }) {
  const hydrated = useHydrated();
  if (hydrated) return <ShownPart part={editor} props={{ puzzle }} />;
  return (
    <noscript>
      <p className="card">
        Drawing needs JavaScript, which your browser doesn’t run here.{" "}
        <a href={`${OWN_PUZZLES_PATH}?step=upload`}>A picture can be made into a puzzle</a> without it.
      </p>
    </noscript>
  );
}

type Props = { puzzle: OwnPuzzle; date: string | null; errors: Record<string, string[] | null> };

function PuzzleStep({ puzzle, date, errors }: Props) {
  return (
    <section className="own-puzzle" aria-labelledby="own-name">
      <h2 id="own-name">{puzzle.name}</h2>
      <div className="own-both">
        <PuzzlePicture puzzle={puzzle} />
        <PuzzlePicture puzzle={puzzle} half />
      </div>
      <BlockCounts map={puzzle.map} />
      {puzzle.problem && <p>It {puzzle.problem}.</p>}
      <div className="own-ways">
        <ChooseForm puzzle={puzzle} date={date} />
        {!puzzle.problem && (
          <ButtonLink to={`${OWN_PUZZLES_PATH}?step=draw&puzzle=${puzzle.id}`} variant="plain">
            Draw on
          </ButtonLink>
        )}
      </div>
      <Form method="post" className="own-rename" noValidate>
        <input type="hidden" name="intent" value="rename" />
        <input type="hidden" name="puzzle" value={puzzle.id} />
        <Field
          label="Name"
          name="name"
          maxLength={PUZZLE_NAME_MAX}
          defaultValue={puzzle.name}
          autoComplete="off"
          error={errors.name ?? undefined}
        />
        <Button variant="plain">Save name</Button>
      </Form>
      {puzzle.chosen && (
        <p className="muted">
          You have chosen it for a day. Changes make a new picture; that day and its card stay as they are.
        </p>
      )}
      <details className="own-delete">
        <summary>Delete this puzzle</summary>
        <p>It’s removed from this list. Days and cards that already have it keep it.</p>
        <Form method="post">
          <input type="hidden" name="intent" value="delete" />
          <input type="hidden" name="puzzle" value={puzzle.id} />
          <Button variant="danger" pendingText="Deleting...">
            Delete puzzle
          </Button>
        </Form>
      </details>
    </section>
  );
}

type UploadStepProps = { errors: Record<string, string[] | null>; name: string };

function UploadStep({ errors, name }: UploadStepProps) {
  return (
    <section className="card own-form" aria-labelledby="own-upload">
      <h2 id="own-upload">A puzzle from a picture</h2>
      <p>
        One clear subject on a plain background works best: a pet, a cup, a drawing. The picture itself is not
        stored.
      </p>
      <Form method="post" encType="multipart/form-data" className="own-form" noValidate>
        <input type="hidden" name="intent" value="upload" />
        <Field
          label="Name"
          name="name"
          maxLength={PUZZLE_NAME_MAX}
          defaultValue={name}
          hint="Leave it empty to use the file’s name."
          autoComplete="off"
          error={errors.name ?? undefined}
        />
        <Field
          label="Picture"
          hint={AVATAR_MESSAGES.hint}
          name="file"
          type="file"
          accept={AVATAR_TYPES.join()}
          required
          error={errors.file ?? undefined}
        />
        <Button pendingText="One moment...">Turn it into a puzzle</Button>
      </Form>
    </section>
  );
}

type VariantsStepProps = { variants: Variant[]; name: string };

const ABOUT = { Crisp: "Firm edges", Soft: "Fine shades", Bold: "A few strong colors" };

function VariantsStep({ variants, name }: VariantsStepProps) {
  return (
    <Form method="post" className="own-form" action={OWN_PUZZLES_PATH}>
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="name" value={name} />
      <fieldset className="own-variants">
        <legend>Which {name} do you like best?</legend>
        {variants.map(({ name: variant, map }, i) => (
          <label key={variant} className="own-variant card">
            <PuzzlePicture puzzle={{ name: `${name}, ${variant}`, map }} />
            <span className="own-variant-name">
              <input type="radio" name="map" value={JSON.stringify(map)} defaultChecked={i === 0} required />
              <strong>{variant}</strong> <span className="muted">{ABOUT[variant]}</span>
            </span>
            <BlockCounts map={map} />
          </label>
        ))}
      </fieldset>
      <div className="own-ways">
        <Button pendingText="Saving...">Save this one</Button>
        <ButtonLink to={`${OWN_PUZZLES_PATH}?step=upload`} variant="plain">
          Try another picture
        </ButtonLink>
      </div>
    </Form>
  );
}

type OwnPuzzlesScreenProps = {
  puzzles: OwnPuzzle[];
  shown: OwnPuzzle | null;
  step: "upload" | "draw" | null;
  /** `YYYY-MM-DD` of a past day that gets a puzzle; null for today. */
  date: string | null;
  answer?: { lastResult?: SubmissionResult<string[]>; variants?: Variant[]; name?: string };
};

export function OwnPuzzlesScreen({ puzzles, shown, step, date, answer }: OwnPuzzlesScreenProps) {
  const errors = answer?.lastResult?.error ?? {};
  const typed = answer?.lastResult?.initialValue ?? {};
  const isList = !shown && !step && !answer?.variants && typed.intent !== "upload";
  return (
    <div className="own-puzzles">
      {!isList && (
        <Link to={OWN_PUZZLES_PATH} className="own-back">
          <Icon name="arrow-left" /> All my puzzles
        </Link>
      )}
      <FormErrors errors={errors[""] ?? undefined} />
      {answer?.variants ? (
        <VariantsStep variants={answer.variants} name={answer.name ?? ""} />
      ) : step === "draw" ? (
        <DrawStep puzzle={shown} />
      ) : step === "upload" || typed.intent === "upload" ? (
        <UploadStep errors={errors} name={String(typed.name ?? "")} />
      ) : shown ? (
        <PuzzleStep puzzle={shown} date={date} errors={errors} />
      ) : (
        <PuzzleList puzzles={puzzles} date={date} />
      )}
    </div>
  );
}
