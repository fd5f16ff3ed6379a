import "react";

// React 18 renders these attributes; only its types lack them.
declare module "react" {
  interface HTMLAttributes<T> {
    inert?: "" | undefined;
    popover?: "" | "auto" | "manual" | undefined;
  }
  interface ButtonHTMLAttributes<T> {
    popovertarget?: string | undefined;
    popovertargetaction?: "toggle" | "show" | "hide" | undefined;
    command?: string | undefined;
    commandfor?: string | undefined;
  }
}
