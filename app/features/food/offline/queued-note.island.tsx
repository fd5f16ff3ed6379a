import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { foodQueue } from "./queue.island";
import { QUEUED, readQueued } from "./queued-food";

/** A note inside a food form while its food is queued; calls `onQueued` when that begins. */
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
    <p ref={place} role="status" className="queued-note">
      {waits && "Saved on this device. We’ll log it when you’re back online."}
    </p>
  );
}
