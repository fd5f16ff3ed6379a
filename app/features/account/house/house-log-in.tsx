import type { ReactNode } from "react";
import "./house.css";

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

export function HouseLogIn({ isNew, name, problem, goOnAs, redirectTo, lateForm, invite, children }: Props) {
  return (
    <>
      {problem && (
        <p className="house-problem" role="alert">
          {problem}
        </p>
      )}
      {goOnAs && (
        <form method="post" action="/log-in/house/header">
          <input type="hidden" name="redirectTo" value={redirectTo} />
          {lateForm && <input type="hidden" name="lateForm" value={lateForm} />}
          {invite && <input type="hidden" name="invite" value={invite} />}
          <button type="submit" className="button primary house-way">
            {`Go on as ${goOnAs}`}
          </button>
        </form>
      )}
      {name && (
        <a
          className={`button ${children || goOnAs ? "plain" : "primary"} house-way`}
          href={`/log-in/house?${new URLSearchParams({ redirectTo, ...(invite && { invite }) })}`}
        >
          {`${isNew ? "Sign up" : "Log in"} with ${name}`}
        </a>
      )}
      {(name || goOnAs) && children && <p className="house-or muted small">or</p>}
      {children}
    </>
  );
}
