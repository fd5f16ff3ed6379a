import { type ComponentProps, useId, useState } from "react";
import { useHydrated } from "../use-hydrated";
import { Field } from "./field";

export function PasswordField(props: Omit<ComponentProps<typeof Field>, "type" | "id" | "action">) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const hydrated = useHydrated();
  return (
    <Field
      {...props}
      id={id}
      type={shown ? "text" : "password"}
      action={
        hydrated && (
          <button
            type="button"
            className="control-button"
            aria-controls={id}
            onClick={() => setShown(!shown)}
          >
            {shown ? "Hide" : "Show"}
          </button>
        )
      }
    />
  );
}
