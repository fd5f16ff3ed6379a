import type { Engine } from "../../meal-reader";
import type { Provenance } from "../review";
import { REVIEW_MESSAGES } from "./messages";

const READERS: Record<Engine, string> = { ai: "by an AI service", "built-in": "on this server" };

type Props = { provenance: Provenance; rereadForm: string };

export function ProvenanceNote({ provenance: { engine, aiMissed, confirmedOn }, rereadForm }: Props) {
  if (confirmedOn)
    return (
      <p className="result-note">
        As you confirmed {confirmedOn}.{" "}
        <button type="submit" form={rereadForm} name="intent" value="afresh" className="link-button">
          Read it afresh
        </button>
      </p>
    );
  if (!engine) return null;
  return (
    <p className="result-note">
      {aiMissed && `${REVIEW_MESSAGES.aiMissed} `}Read {READERS[engine]}.
    </p>
  );
}
