export function DraftNote({ onStartOver }: { onStartOver: () => void }) {
  return (
    <p className="draft-note" role="status">
      What you typed before is still here.{" "}
      <button type="button" className="button quiet" onClick={onStartOver}>
        Start over
      </button>
    </p>
  );
}
