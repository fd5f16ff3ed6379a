import { useEffect, useMemo, useRef } from "react";
import { useNavigation } from "~/ui/dialog/navigation.island";
import { useShell } from "~/ui/shell/side-menu";
import { draftStore } from "./drafts.island";

type Draft<T> = { read: () => T | undefined; save: (draft: T) => void; drop: () => void };

/** A form's draft in this tab; dropped once the form was sent and another page answered. */
export function useDraft<T>(form: string): Draft<T> {
  const tag = useShell().viewer?.tag ?? "";
  const { state, formMethod } = useNavigation();
  const sent = useRef(false);
  sent.current = state !== "idle" && formMethod === "POST";
  const draft = useMemo(
    () => ({
      read: () => (tag ? (draftStore.read(tag, form) as T | undefined) : undefined),
      save: (typed: T) => void (tag && draftStore.save(tag, form, typed)),
      drop: () => void (tag && draftStore.save(tag, form, undefined)),
    }),
    [tag, form],
  );
  useEffect(
    () => () => {
      if (sent.current) draft.drop();
    },
    [draft],
  );
  return draft;
}

export function DraftNote({ onStartOver }: { onStartOver: () => void }) {
  return (
    <p className="draft-note" role="status">
      We kept what you typed.{" "}
      <button type="button" className="button quiet" onClick={onStartOver}>
        Clear
      </button>
    </p>
  );
}
