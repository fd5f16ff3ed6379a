import { useSubmit } from "@remix-run/react";
import { useEffect, useState } from "react";
import { Button } from "~/ui/controls";
import { REMINDER_MESSAGES } from "./reminder-text";

type State = "unknown" | "unsupported" | "blocked" | "unreachable" | "working" | "here" | "elsewhere";

const PROBLEMS: Partial<Record<State, string>> = {
  unsupported: REMINDER_MESSAGES.needs,
  blocked: "This browser blocks notifications from Pixelplate. Allow them in its settings, then try again.",
  unreachable: "This browser can’t get notifications right now. Check your connection and try again.",
};

/** Adds this browser to those that get reminders; `ids` are those that do, by the hash of their address. */
export function ThisBrowser({ publicKey, ids }: { publicKey: string; ids: string[] }) {
  const submit = useSubmit();
  const [state, setState] = useState<State>("unknown");
  const held = ids.join(" ");

  useEffect(() => {
    let current = true;
    stateNow(held.split(" ")).then((found) => current && setState(found));
    return () => {
      current = false;
    };
  }, [held]);

  const add = async () => {
    setState("working");
    const found = await subscribe(publicKey);
    if (typeof found === "string") return setState(found);
    submit({ intent: "add", ...found }, { method: "post", preventScrollReset: true });
  };

  if (state === "here") return <p>On in this browser.</p>;
  const problem = PROBLEMS[state];
  return (
    <>
      {state === "unknown" && <p className="muted small">{REMINDER_MESSAGES.needs}</p>}
      <p role="alert" className="field-error" hidden={!problem}>
        {problem}
      </p>
      {state !== "unknown" && state !== "unsupported" && (
        <Button type="button" onClick={add} aria-disabled={state === "working"}>
          {state === "working" ? "One moment..." : "Remind me in this browser"}
        </Button>
      )}
    </>
  );
}

const canPush = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

async function stateNow(ids: string[]): Promise<State> {
  if (!canPush()) return "unsupported";
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription && ids.includes(await hashOf(subscription.endpoint))) return "here";
  return Notification.permission === "denied" ? "blocked" : "elsewhere";
}

/** A new subscription: one that is there may be another account's, or of former keys. */
async function subscribe(applicationServerKey: string) {
  if ((await Notification.requestPermission()) !== "granted") return "blocked";
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return "unsupported";
  try {
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
    const { endpoint = "", keys } = made.toJSON();
    return { endpoint, p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" };
  } catch {
    return "unreachable";
  }
}

async function hashOf(text: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  const base64 = btoa(String.fromCharCode(...hash));
  return base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
