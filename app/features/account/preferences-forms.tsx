import type { SubmissionResult } from "@conform-to/react";
import { Form, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { useEnergy, useHidesNumbers } from "~/features/nutrition/use-numbers";
import { DAY_STARTS } from "~/platform/time-zone";
import { Button, ButtonLink, Icon, type IconName } from "~/ui/controls";
import { FormToast, SelectField } from "~/ui/form/field";
import type { LooksUp, Theme } from "./profile/profile";
import "~/features/access/account.css";
import "./rows.css";

type Choice = { value: string; text: string; icon?: IconName };
type ChoicesProps = { legend: string; name: string; action: string; shown: string; hint?: string };

/** Each choice is a button: one press, with or without JavaScript. */
function Choices({ legend, name, action, shown, hint, choices }: ChoicesProps & { choices: Choice[] }) {
  return (
    <Form method="post" action={action} preventScrollReset>
      <fieldset className="field" aria-describedby={hint && `${name}-hint`}>
        <legend>{legend}</legend>
        <div className="chips">
          {choices.map(({ value, text, icon }) => (
            <button
              key={value}
              type="submit"
              name={name}
              value={value}
              className="theme-choice"
              aria-pressed={value === shown}
            >
              {icon && <Icon name={icon} />}
              {text}
            </button>
          ))}
        </div>
        {hint && (
          <p className="field-hint" id={`${name}-hint`}>
            {hint}
          </p>
        )}
      </fieldset>
    </Form>
  );
}

const BARCODES_CHOICES = [
  { value: "on", text: "Look up" },
  { value: "off", text: "Don’t" },
];

type ThemeChoice = Choice & { value: Theme };
const SYSTEM: ThemeChoice = { value: "system", text: "System" };

const THEME_CHOICES: ThemeChoice[] = [
  SYSTEM,
  { value: "light", text: "Light", icon: "sun" },
  { value: "dark", text: "Dark", icon: "moon" },
];

const ENERGY_CHOICES = [
  { value: "kcal", text: "kcal" },
  { value: "kj", text: "kJ" },
];

const NUMBERS_CHOICES = [
  { value: "shown", text: "Show" },
  { value: "hidden", text: "Hide" },
];

/** Light, dark or the system's choice, for this browser. */
export function useTheme(): ThemeChoice {
  const root = useRouteLoaderData<{ theme?: Theme }>("root");
  return THEME_CHOICES.find(({ value }) => value === root?.theme) ?? SYSTEM;
}

type Props = {
  timeZone: string;
  timeZones: string[];
  dayStart: number;
  /** The zone of this browser, when it is another one. */
  deviceZone: string | null;
  /** Null where the server never does. */
  looksUp: LooksUp | null;
  children: ReactNode;
};

export function PreferencesScreen({ looksUp, children, ...hours }: Props) {
  const numbers = useHidesNumbers() ? "hidden" : "shown";
  return (
    <div className="preferences">
      <Choices
        legend="Theme"
        name="theme"
        action="/theme"
        shown={useTheme().value}
        choices={THEME_CHOICES}
        hint="For this browser."
      />
      <Choices
        legend="Calories in"
        name="energy"
        action="/account"
        shown={useEnergy()}
        choices={ENERGY_CHOICES}
      />
      <Choices
        legend="Numbers"
        name="numbers"
        action="/account"
        shown={numbers}
        choices={NUMBERS_CHOICES}
        hint="Hide shows words instead of calories, grams and weight."
      />
      {looksUp && (
        <Choices
          legend="Unknown barcodes"
          name="barcodes"
          action="/account"
          shown={looksUp}
          choices={BARCODES_CHOICES}
          hint="Open Food Facts gets the digits of a barcode that this server doesn’t know, and nothing about you."
        />
      )}
      {children}
      <DayStartForm {...hours} />
      <ZoneForm {...hours} />
      <div className="stack">
        <p>Do you eat with others?</p>
        <ButtonLink to="/account/house" variant="plain" reloadDocument>
          Your house
        </ButtonLink>
      </div>
    </div>
  );
}

type Hours = Omit<Props, "looksUp" | "children">;

const DayStartForm = ({ dayStart }: Hours) => (
  <Form method="post" action="/time-zone" className="setting-form" preventScrollReset>
    <SelectField
      label="Day starts at"
      name="day_start"
      key={dayStart}
      defaultValue={String(dayStart)}
      options={DAY_STARTS}
      hint="Food before this hour counts for the previous day."
    />
    <Button variant="plain" pendingText="Saving..." aria-label="Save the start of the day">
      Save
    </Button>
  </Form>
);

function ZoneForm({ timeZone, timeZones, deviceZone }: Hours) {
  return (
    <div className="stack">
      <Form method="post" action="/time-zone" className="setting-form" preventScrollReset>
        <SelectField
          label="Time zone"
          name="timeZone"
          key={timeZone}
          defaultValue={timeZone}
          options={timeZones.map((name) => ({ value: name, label: zoneText(name) }))}
        />
        <Button variant="plain" pendingText="Saving..." aria-label="Save the time zone">
          Save
        </Button>
      </Form>
      {deviceZone && (
        <Form method="post" action="/time-zone" preventScrollReset>
          <Button variant="plain" name="timeZone" value={deviceZone} pendingText="Saving...">
            Use this device’s zone: {zoneText(deviceZone)}
          </Button>
        </Form>
      )}
    </div>
  );
}

const zoneText = (name: string) => name.replaceAll("_", " ");

export const WeightSwitch = ({ on }: { on: boolean }) => (
  <Form method="post" action="/account" preventScrollReset className="stack">
    <p>Track your weight over time. Turning this off keeps your entries.</p>
    <p>
      <Button
        variant={on ? "plain" : undefined}
        name="weight"
        value={on ? "off" : "on"}
        pendingText="Saving..."
      >
        {on ? "Turn off" : "Turn on"}
      </Button>
    </p>
  </Form>
);

/** Tells of the camera permission once; the cross keeps it away. */
export function SafariNotice() {
  return (
    <li className="safari-notice">
      <a href="/safari-camera-permission" target="_blank" rel="noopener" className="row-link">
        <Icon name="camera" />
        <span className="row-text">Safari camera permission</span>
      </a>
      <Form method="post" action="/account/safari-notice" preventScrollReset>
        <button type="submit" className="icon-button" aria-label="Dismiss">
          <Icon name="close" />
        </button>
      </Form>
    </li>
  );
}

/** Asks once more before the links that are out there die. */
export function RenewShareLink({ lastResult }: { lastResult?: SubmissionResult<string[]> }) {
  return (
    <Form method="post">
      <FormToast text={lastResult?.error?.[""]?.[0]} answer={lastResult} />
      <p>Anyone with a link you shared can open it. Replacing it turns off the old links, for everyone.</p>
      <p>Your pictures stay in your collection, and you can share them again any time.</p>
      <div className="form-buttons">
        <Button name="confirm" value="yes" pendingText="Replacing...">
          Replace my share link
        </Button>
        <ButtonLink to="/account" variant="quiet" preventScrollReset>
          Keep it
        </ButtonLink>
      </div>
    </Form>
  );
}
