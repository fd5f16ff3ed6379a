import type { SubmissionResult } from "@conform-to/react";
import { Form, useRouteLoaderData } from "@remix-run/react";
import { useEnergy, useHidesNumbers } from "~/features/nutrition/use-numbers";
import { DAY_STARTS } from "~/platform/time-zone";
import { Button, ButtonLink } from "~/ui/form/button";
import { SelectField } from "~/ui/form/field";
import { FormToast } from "~/ui/form/form-errors";
import { Icon, type IconName } from "~/ui/icon";
import type { Theme } from "./theme";

const CHOICES = [
  { energy: "kcal", text: "Calories (kcal)" },
  { energy: "kj", text: "Kilojoules (kJ)" },
];

export function EnergyForm() {
  const shown = useEnergy();
  return (
    <Form method="post" action="/account" preventScrollReset>
      <fieldset className="field">
        <legend>Energy</legend>
        <div className="chips">
          {CHOICES.map(({ energy, text }) => (
            <button
              key={energy}
              type="submit"
              name="energy"
              value={energy}
              className="theme-choice"
              aria-pressed={energy === shown}
            >
              {text}
            </button>
          ))}
        </div>
      </fieldset>
    </Form>
  );
}

type Props = { timeZone: string; timeZones: string[]; dayStart: number };

export function HoursForm({ timeZone, timeZones, dayStart }: Props) {
  return (
    <Form method="post" action="/time-zone" className="time-zone-form">
      <SelectField
        label="Time zone"
        name="timeZone"
        key={timeZone}
        defaultValue={timeZone}
        options={timeZones.map((name) => ({ value: name, label: name.replaceAll("_", " ") }))}
      />
      <SelectField
        label="Your day starts at"
        name="day_start"
        key={dayStart}
        defaultValue={String(dayStart)}
        options={DAY_STARTS}
        hint="What you eat before that hour belongs to the day before. Meals you have logged stay on their day."
      />
      <Button variant="plain" pendingText="Saving...">
        Save day and time zone
      </Button>
    </Form>
  );
}

export function NumbersForm() {
  const hidden = useHidesNumbers();
  return (
    <Form method="post" action="/account" preventScrollReset>
      <fieldset className="field">
        <legend>Numbers</legend>
        <p>Pictures and words can stand in for calories, grams and weight.</p>
        <Button variant="plain" name="numbers" value={hidden ? "shown" : "hidden"} pendingText="Saving...">
          {hidden ? "Show numbers" : "Hide numbers"}
        </Button>
      </fieldset>
    </Form>
  );
}

const THEME_FORM_CHOICES: { theme: Theme; text: string; icon?: IconName }[] = [
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
          {THEME_FORM_CHOICES.map((choice) => (
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

const STAYS =
  "Weights you logged stay stored, in your data download too, until you delete them or your account.";

export function WeightSwitch({ on }: { on: boolean }) {
  return (
    <Form method="post" action="/account" preventScrollReset className="account-section">
      <p>
        {on
          ? `One weight a day, with its line. Switched off, nothing of it is shown. ${STAYS}`
          : `Log a weight a day and see its line. It is off until you switch it on. ${STAYS}`}
      </p>
      <Button variant="plain" name="weight" value={on ? "off" : "on"} pendingText="Saving...">
        Switch weight {on ? "off" : "on"}
      </Button>
    </Form>
  );
}

/** Tells of the camera permission once; the cross keeps it away. */
export function SafariNotice() {
  return (
    <aside className="card safari-notice" aria-labelledby="safari-notice">
      <Icon name="camera" />
      <div>
        <p id="safari-notice">
          <strong>Scanning labels in Safari?</strong>
        </p>
        <p>Allow the camera once, and Safari stops asking each time.</p>
        <p>
          <a href="/safari-camera-permission" target="_blank" rel="noopener">
            Safari camera permission
          </a>
        </p>
      </div>
      <Form method="post" action="/account/safari-notice" preventScrollReset>
        <button type="submit" className="icon-button" aria-label="Dismiss">
          <Icon name="close" />
        </button>
      </Form>
    </aside>
  );
}

/** Asks once more before the links that are out there die. */
export function RenewShareLink({ lastResult }: { lastResult?: SubmissionResult<string[]> }) {
  return (
    <Form method="post">
      <FormToast text={lastResult?.error?.[""]?.[0]} answer={lastResult} />
      <p>
        Shared a link with someone who should no longer have it? A new link gives your puzzles a new address.
      </p>
      <p>
        Every link you shared before stops working for everyone. Your puzzles stay in your collection, and you
        can share them again at any time.
      </p>
      <div className="form-buttons">
        <Button name="confirm" value="yes" pendingText="Making a new link...">
          Make a new share link
        </Button>
        <ButtonLink to="/account" variant="quiet" preventScrollReset>
          Keep the old one
        </ButtonLink>
      </div>
    </Form>
  );
}
