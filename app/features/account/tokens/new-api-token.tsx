import { API_TOKEN_TEXTS } from "./api-token-texts";

type Props = { name: string; token: string };

/** A token that was just made, this once; one press selects it whole. */
export function NewApiToken({ name, token }: Props) {
  return (
    <div className="new-api-token" role="status">
      <strong>{name}</strong>
      <code id="new-api-token">{token}</code>
      <p>{API_TOKEN_TEXTS.once}</p>
    </div>
  );
}
