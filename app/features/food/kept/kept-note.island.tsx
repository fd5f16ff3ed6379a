import { useEffect, useRef, useState } from "react";
import { KEPT } from "./kept-event";

/** Says, inside a food form, that it was kept; `onKept` is told too. */
export function KeptNote({ onKept }: { onKept?: () => void }) {
  const place = useRef<HTMLParagraphElement>(null);
  const [kept, setKept] = useState(false);

  useEffect(() => {
    const form = place.current?.closest("form");
    const onEvent = () => {
      setKept(true);
      onKept?.();
    };
    form?.addEventListener(KEPT, onEvent);
    return () => form?.removeEventListener(KEPT, onEvent);
  }, [onKept]);

  return (
    <p ref={place} role="status" className="kept-note">
      {kept && "Kept in this browser. It is logged as soon as there is a connection, once."}
    </p>
  );
}
