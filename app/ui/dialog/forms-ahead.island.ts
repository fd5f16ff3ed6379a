import { errorWording } from "~/http/error-wording";
import { whenResting } from "../when-resting";
import { outcome } from "./data-requests.island";
import { loadModules, missingModules } from "./form-modules.island";

let calledOff = () => {};
let shown: unknown;

function loadAhead() {
  const { location } = window.__remixRouter.state;
  if (location === shown) return;
  shown = location;
  calledOff();
  calledOff = whenResting(() => loadModulesOf(document.forms));
}

/** Loads what the page's forms post to before one is sent: once the page rests, or as soon as one is touched. */
export function watchForms() {
  if (shown) return;
  loadAhead();
  window.__remixRouter.subscribe(loadAhead);
  window.addEventListener("pointerdown", onTouch, true);
  window.addEventListener("focusin", onTouch);
}

function onTouch({ target }: Event) {
  const form = target instanceof Element && target.closest("form");
  if (form) loadModulesOf([form]);
}

function loadModulesOf(forms: Iterable<HTMLFormElement>) {
  const posting = [...forms].filter(({ method }) => method === "post");
  const modules = new Set(posting.flatMap(({ action }) => missingModules(action)));
  loadModules([...modules]).catch(() => {});
}

/** Sends a form whose page was left meanwhile, and loads anew what is shown instead. */
export async function sendAside(form: HTMLFormElement, submitter: HTMLElement | null) {
  const url = new URL(form.action);
  url.pathname += ".data";
  const fields = new FormData(form, submitter);
  const body = form.enctype === "multipart/form-data" ? fields : new URLSearchParams(fields as never);
  const { answer, failure } = await outcome(fetch(url.href, { method: "POST", body }), null);
  const status = answer?.status ?? 0;
  if (failure || status >= 400) return failure ?? { status, text: errorWording(status), unreached: false };
  window.__remixRouter.revalidate();
}
