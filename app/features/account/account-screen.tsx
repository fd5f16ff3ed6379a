import { Form } from "@remix-run/react";
import { Button } from "~/ui/button";
import { ButtonLink } from "~/ui/button-link";
import { useShell } from "~/ui/use-shell";
import { Avatar } from "./avatar";
import { TimeZoneForm } from "./time-zone-form";
import "./account.css";

type Props = { nickname: string | null; email: string; timeZone: string; timeZones: string[] };

/** Who is signed in, and what they can change. */
export function AccountScreen({ nickname, email, timeZone, timeZones }: Props) {
  const { contactEmail } = useShell();
  return (
    <div className="account-screen">
      <section className="identity" aria-label="You">
        <Avatar nickname={nickname} email={email} />
        <div>
          <p className="nickname">{nickname || "Your Name"}</p>
          <p className="muted">{email}</p>
        </div>
      </section>
      <ButtonLink to="/account/info" preventScrollReset>
        Update Nutrition Goal
      </ButtonLink>
      <ButtonLink to="/account/password" variant="plain" preventScrollReset>
        Change Password
      </ButtonLink>
      <TimeZoneForm timeZone={timeZone} timeZones={timeZones} />
      <Form method="post" action="/log-out">
        <Button variant="plain" pendingText="Signing out...">
          Sign Out
        </Button>
      </Form>
      <p className="muted small">
        Questions or feedback? Write to <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
      </p>
    </div>
  );
}
