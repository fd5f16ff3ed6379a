import type { SubmissionResult } from "@conform-to/react";
import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { ACCOUNT_MESSAGES } from "~/features/access/credentials";
import { Button } from "~/ui/controls";
import { FormToast } from "~/ui/form/field";
import type { Member } from "./members.server";
import "~/features/access/account.css";

const LEAD =
  "For up to eight people on this server who eat together. You share the barcodes you’ve confirmed, the recipes you mark for the house, and what’s in the fridge. You can also send someone a meal, to log or to leave.";
const PRIVACY =
  "The others see your nickname. They don’t see what you eat, when, or how much; only in a house of two does the number left in a pot give it away.";

type Props = {
  members: Member[];
  /** The link just made, shown this once. */
  invitation?: ReactNode;
  lastResult?: SubmissionResult<string[]>;
};

export function HouseScreen({ members, invitation, lastResult }: Props) {
  const isMember = members.length > 0;
  return (
    <div className="account-form">
      {!isMember && <p>{LEAD}</p>}
      <p className="muted">{PRIVACY}</p>
      {isMember && <Members members={members} />}
      {invitation && (
        <div className="new-api-token" role="status">
          {invitation}
          <p className="small">
            Send this link to one person. It works once, for seven days, and is shown only now. Invite the
            next person once this one has joined: a new link ends this one.
          </p>
        </div>
      )}
      <Form
        method="post"
        action="/account/house"
        className="form-buttons"
        data-offline={ACCOUNT_MESSAGES.offline}
        preventScrollReset
      >
        <FormToast text={lastResult?.error?.[""]?.[0]} answer={lastResult} />
        {isMember ? (
          <>
            <Button
              name="intent"
              value="invite"
              variant={invitation ? "plain" : undefined}
              pendingText="Creating..."
            >
              {invitation ? "Another invitation" : "Invite somebody"}
            </Button>
            <Button name="intent" value="leave" variant="quiet" pendingText="Leaving...">
              Leave the house
            </Button>
          </>
        ) : (
          <Button name="intent" value="make" pendingText="Creating...">
            Make a house
          </Button>
        )}
      </Form>
    </div>
  );
}

const Members = ({ members }: { members: readonly Member[] }) => (
  <ul className="api-tokens" aria-label="People of the house">
    {members.map(({ id, nickname, isViewer }) => (
      <li key={id}>
        {nickname ?? "Someone without a nickname"}
        {isViewer && nickname === null && <Link to="/account/profile">Choose a nickname</Link>}
        {isViewer && nickname !== null && <span className="muted"> (you)</span>}
      </li>
    ))}
  </ul>
);

type JoinProps = { members: readonly Member[]; token: string; problem?: string };

export const JoinHouse = ({ members, token, problem }: JoinProps) => (
  <div className="account-form">
    {problem ? (
      <>
        <p role="alert">{problem}</p>
        <Link to="/account/house">Your house</Link>
      </>
    ) : (
      <>
        <p>{LEAD}</p>
        <p className="muted">{PRIVACY}</p>
        <p>Already in this house:</p>
        <Members members={members} />
        <Form method="post" action="/account/house/join" data-offline={ACCOUNT_MESSAGES.offline}>
          <input type="hidden" name="token" value={token} />
          <Button pendingText="Joining...">Join</Button>
        </Form>
      </>
    )}
  </div>
);
