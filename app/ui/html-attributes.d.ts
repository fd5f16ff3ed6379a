import "react";

// React 18 writes these attributes through as they are; only its types don't know them.
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
