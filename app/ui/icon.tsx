import sprite from "./icons.svg?url";

export type IconName =
  | "menu"
  | "close"
  | "arrow-left"
  | "chevron-left"
  | "chevron-right"
  | "chevron-down"
  | "calendar"
  | "check"
  | "plus"
  | "home"
  | "collection"
  | "user"
  | "camera"
  | "edit"
  | "trash"
  | "share"
  | "copy"
  | "download"
  | "help"
  | "eye"
  | "grid"
  | "search"
  | "external"
  | "mail"
  | "sun"
  | "moon"
  | "tutorials"
  | "log-in"
  | "log-out"
  | "alert"
  | "image"
  | "list"
  | "zoom"
  | "more"
  | "repeat"
  | "keyboard"
  | "barcode"
  | "goal"
  | "chart"
  | "bell"
  | "scale"
  | "sliders"
  | "lock"
  | "key"
  | "link"
  | "code";

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" width="24" height="24" aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
