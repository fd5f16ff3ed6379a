import { useNavigate } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { attempt } from "~/platform/text";
import { SHORTCUTS_ID } from "./side-menu";

/** A key presses the link with this accessible name, else opens the path. */
const SHORTCUTS = [
  { key: "e", does: "Eat: log a food", press: "Eat", to: "/?eat=1" },
  { key: "t", does: "Go to today", to: "/" },
  { key: "c", does: "Go to My Collections", to: "/my-collections" },
  { key: "ArrowLeft", shown: "←", does: "The day before", press: "Previous day" },
  { key: "ArrowRight", shown: "→", does: "The day after", press: "Next day" },
  { key: "?", does: "This help" },
] as const;

const OFF = "pixelplate:shortcuts-off";
const TYPING = "input, textarea, select, [contenteditable], dialog[open]";

/** Single-key shortcuts and their help; inactive in fields and dialogs, and can be turned off. */
export function Shortcuts() {
  const help = useRef<HTMLDivElement>(null);
  const [off, setOff] = useState(false);
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();

  useEffect(() => setOff(stored() !== null), []);

  useEffect(() => {
    const node = help.current;
    const onToggle = (event: Event) => setOpen((event as ToggleEvent).newState === "open");
    node?.addEventListener("beforetoggle", onToggle);
    return () => node?.removeEventListener("beforetoggle", onToggle);
  }, []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const shortcut = SHORTCUTS.find(({ key }) => key === event.key);
      if (!shortcut || isElsewhere(event)) return;
      const pressed = "press" in shortcut && !off ? link(shortcut.press) : null;
      if (pressed) pressed.click();
      else if ("to" in shortcut && !off) navigate(shortcut.to);
      else if (shortcut.key === "?") help.current?.togglePopover();
      else return;
      event.preventDefault();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [off, navigate]);

  return (
    <div
      ref={help}
      id={SHORTCUTS_ID}
      className="sheet"
      popover="auto"
      role="dialog"
      aria-label="Keyboard shortcuts"
    >
      {open && (
        <>
          <h2>Keyboard shortcuts</h2>
          <dl className="shortcut-keys">
            {SHORTCUTS.map((shortcut) => (
              <div key={shortcut.key}>
                <dt>
                  <kbd>{"shown" in shortcut ? shortcut.shown : shortcut.key}</kbd>
                </dt>
                <dd>{shortcut.does}</dd>
              </div>
            ))}
          </dl>
          <label className="shortcut-switch">
            <input
              type="checkbox"
              checked={!off}
              onChange={(event) => {
                setOff(!event.target.checked);
                store(!event.target.checked);
              }}
            />
            Use these keys
          </label>
          <button type="button" className="button" popovertarget={SHORTCUTS_ID} popovertargetaction="hide">
            Ok
          </button>
        </>
      )}
    </div>
  );
}

const isElsewhere = (event: KeyboardEvent) =>
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  event.repeat ||
  event.defaultPrevented ||
  document.querySelector("dialog:modal, .side-menu:popover-open") !== null ||
  (event.target as Element).closest?.(TYPING) != null;

const link = (name: string) => document.querySelector<HTMLAnchorElement>(`a[aria-label="${name}"]`);

const stored = () => attempt(() => localStorage.getItem(OFF)) ?? null;

const store = (off: boolean) =>
  attempt(() => (off ? localStorage.setItem(OFF, "1") : localStorage.removeItem(OFF)));
