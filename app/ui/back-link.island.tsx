import { Link, useNavigate } from "@remix-run/react";
import type { ComponentProps } from "react";

/** A link that goes back in the history once awake, where there is a page of ours to go back to. */
export function BackLink(props: ComponentProps<typeof Link>) {
  const navigate = useNavigate();
  return (
    <Link
      {...props}
      onClick={(event) => {
        if (!history.state?.idx || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        navigate(-1);
      }}
    />
  );
}
