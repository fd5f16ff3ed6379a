import { Link, type LinkProps } from "@remix-run/react";
import type { ButtonVariant } from "./button";

type Props = LinkProps & { variant?: ButtonVariant };

export function ButtonLink({ variant = "primary", className, ...rest }: Props) {
  return <Link {...rest} className={["button", variant, className].filter(Boolean).join(" ")} />;
}
