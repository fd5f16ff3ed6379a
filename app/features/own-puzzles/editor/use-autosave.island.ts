import { useFetcher } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { mounted } from "~/platform/mounted";
import { OWN_PUZZLES_PATH } from "../own-puzzle-path";

const REST_MS = 800;

type Answer = { saved?: string; lastResult?: { error?: Record<string, string[] | null> | null } };

/** Saves what was drawn once the hand rests; gives the puzzle's id and a line that says how it stands. */
export function useAutosave(id: string | null, name: string, map: string) {
  const { data, state, submit } = useFetcher<Answer>();
  const content = `${name}\n${map}`;
  const [saved, setSaved] = useState(content);
  const sent = useRef(content);
  const puzzle = data?.saved ?? id;
  const isDirty = saved !== content;

  useEffect(() => {
    if (state !== "idle" || !data?.saved) return;
    setSaved(sent.current);
    const url = `${OWN_PUZZLES_PATH}?step=draw&puzzle=${data.saved}`;
    window.history.replaceState(window.history.state, "", mounted(url));
  }, [state, data]);

  useEffect(() => {
    if (!isDirty || state !== "idle") return;
    const timer = setTimeout(() => {
      sent.current = content;
      const form = { intent: "save", quiet: "1", name, map, ...(puzzle && { puzzle }) };
      submit(form, { method: "post", action: OWN_PUZZLES_PATH });
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [isDirty, state, content, name, map, puzzle, submit]);

  const [problem] = Object.values(data?.lastResult?.error ?? {}).flat();
  const status = problem ?? (isDirty ? "Saving..." : puzzle ? "Saved" : "Saved as you draw");
  return { puzzle, status };
}
