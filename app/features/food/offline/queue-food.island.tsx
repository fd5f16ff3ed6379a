import { Link, useLocation, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { AMOUNTS } from "~/features/nutrition/amounts";
import { useHidesNumbers } from "~/features/nutrition/use-numbers";
import { basePath } from "~/platform/mounted";
import { OFFLINE_NOTICE } from "~/ui/dialog/offline-guard.island";
import { draftStore } from "./drafts.island";
import { fieldsOf, foodQueue, useQueued } from "./queue.island";
import { QUEUED } from "./queued-food";

const nothing = () => {};

/** Queues food forms (`data-keep`) sent offline for the account `tag`, and logs them once online. */
export function QueueFood({ tag }: { tag: string | null }) {
  const { revalidate } = useRevalidator();
  const { pathname } = useLocation();
  const hidden = useHidesNumbers();
  const waiting = useQueued(tag);
  const toSend = waiting.some(({ refused }) => !refused);

  // Only the landing page proves a sign-out; other pages look the same to visitors.
  useEffect(() => {
    if (tag || pathname === "/") foodQueue.remember(tag);
  }, [tag, pathname]);

  useEffect(() => {
    const onNotice = (event: Event) => {
      const form = event.target as HTMLFormElement;
      const account = tag ?? foodQueue.lastTag();
      if (!("keep" in form.dataset && account && queue(form, account, hidden))) return;
      if (!form.querySelector(".queued-note")) event.preventDefault();
    };
    // A form that can be sent again leaves the queue.
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      if ("keep" in form.dataset && navigator.onLine) foodQueue.drop(fieldsOf(form).key ?? "");
    };
    window.addEventListener(OFFLINE_NOTICE, onNotice);
    window.addEventListener("submit", onSubmit, true);
    return () => {
      window.removeEventListener(OFFLINE_NOTICE, onNotice);
      window.removeEventListener("submit", onSubmit, true);
    };
  }, [tag, hidden]);

  useEffect(() => {
    if (!tag) return;
    // Loaded in any case: without a connection it couldn't be.
    const resending = import("./resend.island")
      .then(({ resend }) => (toSend ? resend(tag, revalidate) : nothing))
      .catch(() => nothing);
    return () => void resending.then((end) => end());
  }, [tag, toSend, revalidate]);

  if (waiting.length === 0 || pathname === "/offline") return null;
  return (
    <p className="queued-strip" role="status">
      <Link to="/offline">
        {waiting.length === 1 ? "1 food waits" : `${waiting.length} foods wait`} in this browser
      </Link>
    </p>
  );
}

function queue(form: HTMLFormElement, tag: string, hidden?: boolean): boolean {
  const fields = fieldsOf(form);
  const { name = form.dataset.name ?? "", calories: kcal = form.dataset.calories ?? "" } = fields;
  if (AMOUNTS.some((amount) => fields[amount] === "") || !name) return false;
  const to = new URL(form.action).pathname.slice(basePath().length);
  if (
    !foodQueue.put({ key: fields.key ?? "", tag, at: Date.now(), to, fields, name, kcal: hidden ? "" : kcal })
  )
    return false;
  draftStore.clear();
  form.dispatchEvent(new CustomEvent(QUEUED));
  return true;
}
