import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { basePath } from "~/platform/mounted";
import { attempt } from "~/platform/text";
import { useBrowserLayoutEffect } from "~/ui/controls";

type Entry = { idx?: number; flow?: string };

const LEFT = "pixelplate:left";
const LEFT_MAX = 50;

// Dialogs that follow one another form a flow; its history entries carry its name.
let flow: string | undefined;
let open = 0;
let over = false;
// The last page shown without a dialog.
let page: { idx: number; path: string } | undefined;
let shown: { idx: number; href: string } | undefined;

const here = (): Entry => (history.state as Entry | null) ?? {};
const left = (): string[] =>
  attempt(() => JSON.parse(sessionStorage.getItem(LEFT) ?? "[]") as string[]) ?? [];
const setLeft = (flows: string[]) =>
  attempt(() => sessionStorage.setItem(LEFT, JSON.stringify(flows.slice(-LEFT_MAX))));

export function markDialog() {
  flow ??= here().flow ?? `${Date.now()}-${Math.random()}`;
  const name = flow;
  setLeft(left().filter((each) => each !== name));
  history.replaceState({ ...here(), flow: name }, "");
}

/** Returns the function to call when the dialog is gone; `done` if it was closed or its form was sent. */
export function openDialog(): (done: boolean) => void {
  open++;
  over = false;
  return (done) => {
    open--;
    over = done;
    // The next dialog of a flow opens in the same commit.
    queueMicrotask(() => {
      if (open > 0 || !flow) return;
      if (over) setLeft([...left(), flow]);
      flow = undefined;
    });
  };
}

/** How far back in the history the page under the dialogs is, if `closeTo` is that page. */
export function wayBack(closeTo: string): number | undefined {
  const { idx } = here();
  return idx !== undefined && page?.path === closeTo && page.idx < idx ? page.idx - idx : undefined;
}

function noteEntry() {
  const { idx = 0 } = here();
  shown = { idx, href: location.href };
  if (open === 0) page = { idx, path: location.pathname.slice(basePath().length) + location.search };
}

/** Going back skips closed or finished dialogs, and the page under them where it is this one. */
function skipLeftDialogs(): () => void {
  let skipping = false;
  const onPop = (event: PopStateEvent) => {
    const { idx, flow: name } = (event.state as Entry | null) ?? {};
    if (!idx || !shown || idx >= shown.idx) {
      skipping = false;
      return;
    }
    skipping = name ? left().includes(name) : skipping && location.href === shown.href;
    if (!skipping) return;
    event.stopImmediatePropagation();
    history.back();
  };
  window.addEventListener("popstate", onPop, true);
  return () => window.removeEventListener("popstate", onPop, true);
}

/** Back never reopens a closed or finished dialog. */
export function LeftDialogs() {
  const { key } = useLocation();
  useBrowserLayoutEffect(noteEntry, [key]);
  useEffect(skipLeftDialogs, []);
  return null;
}
