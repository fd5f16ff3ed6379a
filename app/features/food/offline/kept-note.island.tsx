import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { KEPT } from "./kept-event";
import { readKept } from "./kept-food";
import { keptStore } from "./kept-store.island";

/** Says, inside a food form, that its food waits in the browser, as long as it does; `onKept` is called when it begins to. */
export function KeptNote({ onKept }: { onKept?: () => void }) {
  const place = useRef<HTMLParagraphElement>(null);
  const [key, setKey] = useState<string>();
  const stored = useSyncExternalStore(keptStore.subscribe, keptStore.snapshot, () => "[]");
  const waits = useMemo(() => readKept(stored).some((food) => food.key === key), [stored, key]);

  useEffect(() => {
    const form = place.current?.closest("form");
    const onEvent = () => {
      if (form) setKey(String(new FormData(form).get("key")));
      onKept?.();
    };
    form?.addEventListener(KEPT, onEvent);
    return () => form?.removeEventListener(KEPT, onEvent);
  }, [onKept]);

  return (
    <p ref={place} role="status" className="kept-note">
      {waits && "Kept in this browser. It is logged as soon as there is a connection, once."}
    </p>
  );
}
