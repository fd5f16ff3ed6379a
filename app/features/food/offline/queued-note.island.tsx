import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { foodQueue } from "./food-queue.island";
import { QUEUED } from "./queued-event";
import { readQueued } from "./queued-food";

/** Says, inside a food form, that its food waits in the browser, as long as it does; `onKept` is called when it begins to. */
export function QueuedNote({ onQueued }: { onQueued?: () => void }) {
  const place = useRef<HTMLParagraphElement>(null);
  const [key, setKey] = useState<string>();
  const stored = useSyncExternalStore(foodQueue.subscribe, foodQueue.snapshot, () => "[]");
  const waits = useMemo(() => readQueued(stored).some((food) => food.key === key), [stored, key]);

  useEffect(() => {
    const form = place.current?.closest("form");
    const onEvent = () => {
      if (form) setKey(String(new FormData(form).get("key")));
      onQueued?.();
    };
    form?.addEventListener(QUEUED, onEvent);
    return () => form?.removeEventListener(QUEUED, onEvent);
  }, [onQueued]);

  return (
    <p ref={place} role="status" className="kept-note">
      {waits && "Kept in this browser. It is logged as soon as there is a connection, once."}
    </p>
  );
}
