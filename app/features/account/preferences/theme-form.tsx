import { Form, useRouteLoaderData } from "@remix-run/react";
import { Icon, type IconName } from "~/ui/icon";
import type { Theme } from "./theme";

const CHOICES: { theme: Theme; text: string; icon?: IconName }[] = [
  { theme: "system", text: "System" },
  { theme: "light", text: "Light", icon: "sun" },
  { theme: "dark", text: "Dark", icon: "moon" },
];

/** Light, dark or the system's choice, for this browser. Each choice is a button: one press, with or without JavaScript. */
export function ThemeForm() {
  const { theme = "system" } = useRouteLoaderData<{ theme?: Theme }>("root") ?? {};
  return (
    <Form method="post" action="/theme" preventScrollReset>
      <fieldset className="field">
        <legend>Theme</legend>
        <div className="chips">
          {CHOICES.map((choice) => (
            <button
              key={choice.theme}
              type="submit"
              name="theme"
              value={choice.theme}
              className="theme-choice"
              aria-pressed={choice.theme === theme}
            >
              {choice.icon && <Icon name={choice.icon} />}
              {choice.text}
            </button>
          ))}
        </div>
      </fieldset>
    </Form>
  );
}
