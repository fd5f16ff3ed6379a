import { Link, useLocation, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { HELD } from "~/ui/offline-guard.island";
import { showToast } from "~/ui/show-toast";
import { FOOD_MESSAGES } from "../messages";
import { KEPT } from "./kept-event";
import { KEPT_FIELDS, type KeptField } from "./kept-food";
import { keptStore } from "./kept-store.island";
import { sendKept } from "./send-kept.island";
import { useKept } from "./use-kept.island";

const AGAIN_MS = 30_000;

/**
 * Keeps a food form (`data-keep`) that was sent without a connection, says how many wait, and logs them once there is
 * one again. `tag` is who is signed in, see `viewerTag`.
 */
export function KeepFood({ tag }: { tag: string | null }) {
  const { revalidate } = useRevalidator();
  const { pathname } = useLocation();
  const waiting = useKept(tag);
  const toSend = waiting.some(({ refused }) => !refused);

  // Signing out ends on the landing page. Other pages may be a visitor's whoever looks at them.
  useEffect(() => {
    if (tag || pathname === "/") keptStore.remember(tag);
  }, [tag, pathname]);

  useEffect(() => {
    const onHeld = (event: Event) => {
      const form = event.target as HTMLFormElement;
      const whose = tag ?? keptStore.lastTag();
      if ("keep" in form.dataset && whose) keep(form, whose);
    };
    // A form that can be sent after all is no longer a matter of the browser's.
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      if ("keep" in form.dataset && navigator.onLine) keptStore.drop(keyOf(new FormData(form)));
    };
    window.addEventListener(HELD, onHeld);
    window.addEventListener("submit", onSubmit, true);
    return () => {
      window.removeEventListener(HELD, onHeld);
      window.removeEventListener("submit", onSubmit, true);
    };
  }, [tag]);

  useEffect(() => {
    if (!tag || !toSend) return;
    const send = async () => {
      if (!navigator.onLine || (await sendKept(tag)) === 0) return;
      showToast({ type: "success", text: FOOD_MESSAGES.logged });
      revalidate();
    };
    send();
    const timer = setInterval(send, AGAIN_MS);
    window.addEventListener("online", send);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", send);
    };
  }, [tag, toSend, revalidate]);

  if (waiting.length === 0 || pathname === "/offline") return null;
  return (
    <p className="kept-strip" role="status">
      <Link to="/offline">
        {waiting.length === 1 ? "1 food waits" : `${waiting.length} foods wait`} in this browser
      </Link>
    </p>
  );
}

function keep(form: HTMLFormElement, tag: string) {
  const data = new FormData(form);
  const text = (name: KeptField) => String(data.get(name) ?? "").trim();
  const fields = Object.fromEntries(KEPT_FIELDS.map((name) => [name, text(name)])) as Record<
    KeptField,
    string
  >;
  // An empty field is the form's own matter, once it can be sent.
  if (KEPT_FIELDS.some((name) => name !== "emoji" && !fields[name])) return;
  const kept = keptStore.keep({ key: keyOf(data), tag, at: Date.now(), fields });
  if (kept) form.dispatchEvent(new CustomEvent(KEPT));
}

const keyOf = (data: FormData) => String(data.get("key") ?? "");
