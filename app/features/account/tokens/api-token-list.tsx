import { Form } from "@remix-run/react";
import { Button } from "~/ui/form/button";
import { API_TOKEN_TEXTS } from "./api-token-texts";

type ShownToken = { id: string; name: string; made: string; used: string | null };

export function ApiTokenList({ tokens }: { tokens: ShownToken[] }) {
  if (tokens.length === 0) return <p className="muted">{API_TOKEN_TEXTS.none}</p>;
  return (
    <ul className="api-tokens">
      {tokens.map(({ id, name, made, used }) => (
        <li key={id}>
          <div>
            <strong>{name}</strong>
            <p className="muted small">
              Made {made}, {used ? `last used ${used}` : "never used"}
            </p>
          </div>
          <Form method="post" action="/account/tokens?revoke=1" preventScrollReset>
            <Button
              variant="quiet"
              name="id"
              value={id}
              pendingText="Revoking..."
              aria-label={`Revoke ${name}`}
            >
              Revoke
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  );
}
