import { Form } from "@remix-run/react";
import type { TokenScope } from "~/http/token-scope";
import { Button } from "~/ui/form/button";
import { API_TOKEN_TEXTS } from "./api-token-texts";
import { SCOPE_TEXTS } from "./token-choices";

type ShownToken = {
  id: string;
  name: string;
  scope: TokenScope;
  made: string;
  used: string | null;
  end: { date: string; over: boolean } | null;
};

export function ApiTokenList({ tokens }: { tokens: ShownToken[] }) {
  if (tokens.length === 0) return <p className="muted">{API_TOKEN_TEXTS.none}</p>;
  return (
    <ul className="api-tokens">
      {tokens.map(({ id, name, scope, made, used, end }) => (
        <li key={id}>
          <div>
            <strong>{name}</strong>
            <p className="muted small">
              Made {made}, {used ? `last used ${used}` : "never used"}
            </p>
            {scope !== "all" && <p className="muted small">{SCOPE_TEXTS[scope]}</p>}
            {end && (
              <p className="muted small">
                {end.over ? "Expired" : "Expires"} {end.date}
              </p>
            )}
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
