import { Form, useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { Button } from "~/ui/controls";
import { RESET_SIGN_OUT_MS } from "./credentials";

/**
 * The way from a reset password to the log-in dialog. The server ends the session of this browser a moment after the
 * reset; the page then shows it as signed out, and the button stays until it is pressed.
 */
export function SignOutSoon() {
  const { revalidate } = useRevalidator();
  const latest = useRef(revalidate);
  latest.current = revalidate;
  useEffect(() => {
    const timer = setTimeout(() => latest.current(), RESET_SIGN_OUT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Form method="post" action="/log-out" reloadDocument>
      <input type="hidden" name="redirectTo" value="/?log-in=1" />
      <Button pendingText="Log in">Log in</Button>
    </Form>
  );
}
