import sprite from "./icons.svg?url";

export type IconName =
  | "menu"
  | "close"
  | "arrow-left"
  | "arrow-right"
  | "chevron-left"
  | "chevron-right"
  | "chevron-down"
  | "check"
  | "plus"
  | "home"
  | "collection"
  | "user"
  | "calendar"
  | "camera"
  | "edit"
  | "trash"
  | "share"
  | "copy"
  | "download"
  | "info"
  | "help"
  | "eye"
  | "eye-off"
  | "grid"
  | "search"
  | "external"
  | "mail"
  | "clock"
  | "sun"
  | "moon"
  | "undo"
  | "more"
  | "tutorials"
  | "log-in"
  | "log-out"
  | "lock"
  | "alert"
  | "image"
  | "list"
  | "zoom"
  | "repeat"
  | "sprout"
  | "trophy"
  | "keyboard"
  | "heart";

/** A 24 px pictogram in the text's colour. Decoration only: the words stand beside it or in an aria-label. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" width="24" height="24" aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
