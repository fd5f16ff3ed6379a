import { Form, useSubmit } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { Button } from "~/ui/button";
import { RESET_SIGN_OUT_MS } from "./reset-timing";

/**
 * The way from a reset password to the log-in dialog: a press, or by itself after a moment. Either way this browser is
 * signed out; its session is over on the server by then also when nobody does anything.
 */
export function SignOutSoon() {
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  useEffect(() => {
    const timer = setTimeout(() => submit(form.current, { replace: true }), RESET_SIGN_OUT_MS);
    return () => clearTimeout(timer);
  }, [submit]);
  return (
    <Form method="post" action="/log-out" replace ref={form}>
      <input type="hidden" name="redirectTo" value="/?log-in=1" />
      <Button pendingText="Log in">Log in</Button>
    </Form>
  );
}
