import type { SubmissionResult } from "@conform-to/react";
import { ButtonLink } from "~/ui/form/button-link";
import { Icon } from "~/ui/icon";
import { SignOutSoon } from "../sign-in/sign-out-soon.island";
import { PASSWORD_MESSAGES } from "./password-messages";
import { ResetForm } from "./reset-form";
import "./reset-screen.css";

type State = { state: "ready"; email: string } | { state: "done" | "no-link" | "dead-link" };
type Props = State & { lastResult?: SubmissionResult<string[]> };

/** `/reset-password`: the form for a visitor with a link, else the way to one. */
export function ResetScreen(props: Props) {
  if (props.state === "ready")
    return (
      <section className="card reset-card" aria-label="New password">
        <ResetForm email={props.email} lastResult={props.lastResult} />
      </section>
    );
  if (props.state === "done")
    return (
      <section className="card reset-card" aria-label="Done">
        <p className="reset-word">
          <Icon name="check" /> {PASSWORD_MESSAGES.reset}
        </p>
        <SignOutSoon />
      </section>
    );
  const refused = props.lastResult?.error?.[""]?.[0];
  const known = props.state === "dead-link" ? PASSWORD_MESSAGES.linkDead : PASSWORD_MESSAGES.needsLink;
  return (
    <section className="card reset-card" aria-label="No link">
      <p className="reset-word" role={refused ? "alert" : undefined}>
        <Icon name="mail" /> {refused ?? known}
      </p>
      <ButtonLink to="/forgot-password">Request a link</ButtonLink>
    </section>
  );
}
