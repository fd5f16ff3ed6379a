import { useEffect, useId, useRef } from "react";

type Props = { onKeep: () => void; onDiscard: () => void };

export function DiscardQuestion({ onKeep, onDiscard }: Props) {
  const id = useId();
  const keep = useRef<HTMLButtonElement>(null);

  useEffect(() => keep.current?.focus(), []);

  return (
    <div className="discard-question" role="alertdialog" aria-labelledby={id}>
      <p id={id}>Discard what you typed?</p>
      <button type="button" className="button danger" onClick={onDiscard}>
        Discard
      </button>
      <button type="button" className="button plain" ref={keep} onClick={onKeep}>
        Go on typing
      </button>
    </div>
  );
}
