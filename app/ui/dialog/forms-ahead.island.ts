import { matchRoutes } from "@remix-run/react";
import { errorWording } from "~/http/refusal";
import { basePath } from "~/platform/mounted";
import { manifest, routeModules, router } from "~/ui/dialog/navigation.island";
import { whenResting } from "~/ui/lazy-part";
import { outcome } from "./data-requests.island";

const loaded = new Set<string>();

/** Script URLs of the page a form posts to that aren't loaded yet; without them the router would reload the page. */
export function missingModules(action: string): string[] {
  const { pathname } = new URL(action);
  const matches = matchRoutes(router().routes as never, pathname, router().basename) ?? [];
  return matches.flatMap(({ route: { id } }) => {
    const module = id && !(id in routeModules()) && manifest().routes[id]?.module;
    return module && !loaded.has(module) ? [module] : [];
  });
}

export const loadModules = (modules: string[]): Promise<unknown> =>
  Promise.all(modules.map((module) => import(/* @vite-ignore */ module).then(() => loaded.add(module))));

type RouterState = ReturnType<typeof router>["state"];

let calledOff = () => {};
let shown: unknown;

function loadAhead() {
  const { location } = router().state;
  if (location === shown) return;
  shown = location;
  calledOff();
  calledOff = whenResting(() => loadModulesOf(document.forms));
}

/** Loads what the page's forms post to before one is sent: once the page rests, or as soon as one is touched. */
export function watchForms() {
  if (shown) return;
  loadAhead();
  router().subscribe(loadAhead);
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

/** Sends a form whose page was left while its modules loaded: by the router if it was the last press, else aside. */
export async function sendLate(form: HTMLFormElement, submitter: HTMLElement | null, pressed: RouterState) {
  const { action, enctype } = form;
  const fields = new FormData(form, submitter);
  if (isLastPress(pressed)) {
    const { pathname, search } = new URL(action);
    const to = pathname.slice(basePath().length) + search;
    const sent = { formMethod: "post", formEncType: enctype, formData: fields, preventScrollReset: true };
    return router().navigate(to, sent as never);
  }
  return sendAside(action, enctype === "multipart/form-data" ? fields : new URLSearchParams(fields as never));
}

/** Whether nothing but the link pressed before the form has led away since. */
function isLastPress(pressed: RouterState): boolean {
  const expected = [pressed.location.key, pressed.navigation.location?.key];
  const { location, navigation } = router().state;
  return [location, navigation.location ?? location].every(({ key }) => expected.includes(key));
}

async function sendAside(action: string, body: BodyInit) {
  const url = new URL(action);
  url.pathname += ".data";
  const { answer, failure } = await outcome(fetch(url.href, { method: "POST", body }), null);
  const status = answer?.status ?? 0;
  if (failure || status >= 400) return failure ?? { status, text: errorWording(status), unreached: false };
  const { actionData, navigation } = router().state;
  // Reading a page again drops the answer of its form.
  if (!actionData && !navigation.formMethod) router().revalidate();
}
