import type { SubmissionResult } from "@conform-to/react";
import { useState } from "react";

type Props = {
  /** When the values that the form began with were changed last, in ms. */
  updatedAt: number | null | undefined;
  lastResult?: SubmissionResult<string[]>;
};

/** Says which state of the account a form shows, so that a change that came since is noticed once. */
export function SeenField({ updatedAt, lastResult }: Props) {
  // A page that is read again shows newer values to nobody: the form goes on with its own.
  const [first] = useState(updatedAt ?? "");
  const sent = lastResult?.initialValue?.updatedAt;
  return <input type="hidden" name="updatedAt" value={typeof sent === "string" ? sent : first} />;
}
