import type { ReactNode } from "react";
import "./sso.css";
import type { SubmissionResult } from "@conform-to/react";
import { SSO_TEXTS } from "./problems";
import "~/features/access/account.css";

type Props = {
  isNew?: boolean;
  name: string | undefined;
  problem: string | undefined;
  goOnAs: string | undefined;
  redirectTo: string;
  lateForm?: string;
  invite?: string;
  children?: ReactNode;
};

export function SsoLogIn({ isNew, name, problem, goOnAs, redirectTo, lateForm, invite, children }: Props) {
  return (
    <>
      {problem && (
        <p className="sso-problem" role="alert">
          {problem}
        </p>
      )}
      {goOnAs && (
        <form method="post" action="/log-in/house/header">
          <input type="hidden" name="redirectTo" value={redirectTo} />
          {lateForm && <input type="hidden" name="lateForm" value={lateForm} />}
          {invite && <input type="hidden" name="invite" value={invite} />}
          <button type="submit" className="button sso-way">
            {`Go on as ${goOnAs}`}
          </button>
        </form>
      )}
      {name && (
        <a
          className={`button ${children || goOnAs ? "plain" : "primary"} sso-way`}
          href={`/log-in/house?${new URLSearchParams({ redirectTo, ...(invite && { invite }) })}`}
        >
          {`${isNew ? "Sign up" : "Log in"} with ${name}`}
        </a>
      )}
      {(name || goOnAs) && children && <p className="sso-or muted small">or</p>}
      {children}
    </>
  );
}

type Linked = { issuer: string; subject: string; name: string; host: string; since: string };
type SignInsProps = {
  name: string | undefined;
  problem: string | undefined;
  linked: Linked[];
  found: { email: string } | undefined;
  passwordOf: string | null | undefined;
  lastResult?: SubmissionResult<string[]>;
};

export function SignIns({ name, problem, linked, found, passwordOf, lastResult }: SignInsProps) {
  const proof = passwordOf !== undefined && (
    <Proof email={passwordOf} error={lastResult?.error?.currentPassword ?? undefined} />
  );
  const refused = problem ?? lastResult?.error?.[""]?.[0];
  return (
    <div className="sign-ins">
      {refused && (
        <p className="sso-problem" role="alert">
          {refused}
        </p>
      )}
      {found && name ? (
        <form method="post" className="account-form" noValidate>
          <p>
            Link {name}? From then on, logging in there as <strong>{found.email}</strong> opens this account.
          </p>
          {proof}
          <div className="form-buttons">
            <button type="submit" className="button" name="link" value="yes">
              Link {name}
            </button>
            <a className="button quiet" href="/account">
              Not now
            </a>
          </div>
        </form>
      ) : (
        <>
          <p>{linked.length > 0 ? "You can log in with:" : SSO_TEXTS.noneLinked(name)}</p>
          <List linked={linked} proof={proof} />
          {name && (
            <a className={`button ${linked.length > 0 ? "plain" : "primary"}`} href="/log-in/house?link=1">
              {linked.length > 0 ? `Link another account at ${name}` : `Link your account at ${name}`}
            </a>
          )}
        </>
      )}
    </div>
  );
}

function Proof({ email, error }: { email: string | null; error?: string[] }) {
  if (email === null)
    return (
      <p>
        Please log in again to continue. <a href="/log-in/house?redirectTo=/account/sign-ins">Log in again</a>
      </p>
    );
  return (
    <label className="field">
      <span className="label">Current password</span>
      <span className="control">
        <input type="password" name="currentPassword" autoComplete="current-password" required />
      </span>
      <span className={error ? "field-error" : "field-hint"}>
        {error?.[0] ?? "Just to be sure it’s you."}
      </span>
    </label>
  );
}

function List({ linked, proof }: { linked: Linked[]; proof: ReactNode }) {
  if (linked.length === 0) return null;
  return (
    <ul className="api-tokens">
      {linked.map(({ issuer, subject, name, host, since }) => (
        <li key={`${issuer} ${subject}`}>
          <div>
            <strong>{name}</strong>
            <p className="muted small">
              At {host}, linked {since}
            </p>
          </div>
          <form method="post" className="account-form" noValidate>
            {proof}
            <input type="hidden" name="issuer" value={issuer} />
            <button
              type="submit"
              className="button quiet"
              name="subject"
              value={subject}
              aria-label={`Unlink ${name}`}
            >
              Unlink
            </button>
          </form>
        </li>
      ))}
    </ul>
  );
}
