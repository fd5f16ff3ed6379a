import { Form } from "@remix-run/react";
import { CurrentPasswordField } from "~/features/access/password/forms";
import { Button, ButtonLink } from "~/ui/controls";
import { FormToast } from "~/ui/form/field";
import type { OutboundService } from "./outbound";
import "~/styles/folding-table.css";
import "./leaving-table.css";

export const DELETE_MESSAGES = {
  pending: "Deleting...",
  failed: "Failed to delete account: Server error. Please try again later.",
  noToken: "Unable to get access token, please log in again",
  offline: "Error deleting account: No Internet connection",
} as const;

type Props = {
  /** Whose password must be typed again; undefined soon after the log-in, null without a password. */
  passwordOf: string | null | undefined;
  passwordError?: string;
  problem?: string;
  answer: unknown;
};

export function DeleteAccountForm({ passwordOf, passwordError, problem, answer }: Props) {
  return (
    <Form method="post" className="account-form" data-offline={DELETE_MESSAGES.offline} noValidate>
      <FormToast text={problem} answer={answer} />
      <p>
        This deletes your account and everything in it: your profile and picture, all the food and goals you
        logged, and your puzzle collection. Links you shared stop working.
      </p>
      <p>
        <strong>It can’t be undone.</strong>
      </p>
      {passwordOf !== undefined && (
        <CurrentPasswordField email={passwordOf} error={passwordError ? [passwordError] : undefined} />
      )}
      <div className="form-buttons">
        <Button variant="danger" name="confirm" value="yes" pendingText={DELETE_MESSAGES.pending}>
          Delete Account
        </Button>
        <ButtonLink to="/account" variant="quiet" preventScrollReset>
          Keep my account
        </ButtonLink>
      </div>
    </Form>
  );
}

export function OutboundTable({ rows }: { rows: readonly OutboundService[] }) {
  return (
    <table className="folding-table leaving-table">
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">When</th>
          <th scope="col">To whom</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ what, when, to }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{when}</td>
            <td>{to ?? "Nobody"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type RetainedCopiesProps = {
  /** Their number, and their age in days at most; without it none are made. */
  backups?: { keep: number; days: number };
  copiesBeforeUpdates: boolean;
};

export function RetainedCopies({ backups, copiesBeforeUpdates }: RetainedCopiesProps) {
  return (
    <p>
      {backups
        ? `Everything is backed up regularly. ${retention(backups)}. `
        : "This server makes no backups of its own. "}
      {copiesBeforeUpdates && "A full copy made before each update stays for 7 days. "}
      {(backups || copiesBeforeUpdates) &&
        "Only the people who run this server can read these copies. Data you delete disappears from them as they expire."}
    </p>
  );
}

function retention({ keep, days }: NonNullable<RetainedCopiesProps["backups"]>) {
  const long = `${days === 1 ? "a day" : `${days} days`} at most`;
  return keep === 1
    ? `Only the newest backup is stored, for ${long}`
    : `The newest ${keep} backups are stored, each for ${long}`;
}
