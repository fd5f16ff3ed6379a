import type { SubmissionResult } from "@conform-to/react";
import { Link } from "@remix-run/react";
import { Icon } from "~/ui/button";
import { FormErrors } from "~/ui/form/field";
import { OWN_PUZZLES_PATH, type OwnPuzzle } from "./own-puzzle";
import { PuzzleList } from "./puzzle-list";
import { DrawStep, PuzzleStep, UploadStep, VariantsStep } from "./steps";

import type { Variant } from "./variants";

import "./own-puzzles.css";

type Props = {
  puzzles: OwnPuzzle[];
  shown: OwnPuzzle | null;
  step: "upload" | "draw" | null;
  /** `YYYY-MM-DD` of a past day that gets a puzzle; null for today. */
  date: string | null;
  answer?: { lastResult?: SubmissionResult<string[]>; variants?: Variant[]; name?: string };
};

export function OwnPuzzlesScreen({ puzzles, shown, step, date, answer }: Props) {
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
