import type { Engine } from "../../meal-reader";
import type { Provenance } from "../review";
import { REVIEW_MESSAGES } from "./messages";

const READERS: Record<Engine, string> = { ai: "by an AI service", "built-in": "on this server" };

type Props = {
  told: Provenance;
  /** The id of the form that has the description read afresh. */
  afreshForm: string;
};

/** Who read the description, or when the user confirmed it. */
export function ProvenanceNote({ told: { engine, aiMissed, confirmedOn }, afreshForm }: Props) {
  if (confirmedOn)
    return (
      <p className="told">
        As you confirmed {confirmedOn}.{" "}
        <button type="submit" form={afreshForm} name="intent" value="afresh" className="link-button">
          Read it afresh
        </button>
      </p>
    );
  if (!engine) return null;
  return (
    <p className="told">
      {aiMissed && `${REVIEW_MESSAGES.aiMissed} `}Read {READERS[engine]}.
    </p>
  );
}
