import { Link, useNavigate } from "@remix-run/react";
import type { ComponentProps } from "react";

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
