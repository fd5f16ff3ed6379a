import type { ReactNode } from "react";
import "./house.css";

type Props = {
  name: string | undefined;
  problem: string | undefined;
  goOnAs: string | undefined;
  redirectTo: string;
  lateForm: string | undefined;
  children?: ReactNode;
};

export function HouseLogIn({ name, problem, goOnAs, redirectTo, lateForm, children }: Props) {
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
          <button type="submit" className="button primary house-way">
            {`Go on as ${goOnAs}`}
          </button>
        </form>
      )}
      {name && (
        <a
          className={`button ${children || goOnAs ? "plain" : "primary"} house-way`}
          href={`/log-in/house?redirectTo=${encodeURIComponent(redirectTo)}`}
        >
          {`Log in with ${name}`}
        </a>
      )}
      {(name || goOnAs) && children && <p className="house-or muted small">or</p>}
      {children}
    </>
  );
}
