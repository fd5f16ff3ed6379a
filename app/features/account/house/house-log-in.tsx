import type { ReactNode } from "react";
import "./house.css";

type Props = {
  name: string | undefined;
  problem: string | undefined;
  redirectTo: string;
  /** The way in by password; none where only the provider lets in. */
  children?: ReactNode;
};

/** The sign-in that the home has already, above the one by password. */
export function HouseLogIn({ name, problem, redirectTo, children }: Props) {
  return (
    <>
      {problem && (
        <p className="house-problem" role="alert">
          {problem}
        </p>
      )}
      {name && (
        <a
          className={children ? "button plain house-way" : "button primary house-way"}
          href={`/log-in/house?redirectTo=${encodeURIComponent(redirectTo)}`}
        >
          Log in with {name}
        </a>
      )}
      {name && children && <p className="house-or muted small">or</p>}
      {children}
    </>
  );
}
