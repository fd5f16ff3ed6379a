import { Link, type LinkProps, useLocation } from "@remix-run/react";
import {
  type ButtonHTMLAttributes,
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { onDay } from "~/http/safe-path";
import { useNavigation } from "~/ui/dialog/navigation.island";
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
  | "code"
  | "star"
  | "star-full"
  | "guess";

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" width="24" height="24" aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

type ButtonVariant = "plain" | "danger" | "quiet";

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  variant?: ButtonVariant;
  pendingText?: string;
};

/** Submits its form by default; ignores a second press while sending. */
export function Button({ variant, pendingText, className, children, ...rest }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const busy = useSentByMe(button);
  return (
    <button
      type="submit"
      {...rest}
      ref={button}
      className={["button", variant, className].filter(Boolean).join(" ")}
      aria-disabled={busy || rest["aria-disabled"]}
      onClick={(event) => (busy ? event.preventDefault() : rest.onClick?.(event))}
    >
      {busy && pendingText ? pendingText : children}
    </button>
  );
}

function useSentByMe(button: React.RefObject<HTMLButtonElement>) {
  const navigation = useNavigation();
  const [mine, setMine] = useState(false);
  const idle = navigation.state === "idle";
  // Answered on its own page: the answer stands there already, and only the page's data is still read.
  const answered =
    navigation.state === "loading" && navigation.location.pathname === navigation.formAction?.split("?")[0];

  useEffect(() => {
    const form = button.current?.form;
    const onSubmit = (event: SubmitEvent) => setMine(!event.submitter || event.submitter === button.current);
    form?.addEventListener("submit", onSubmit);
    return () => form?.removeEventListener("submit", onSubmit);
  }, [button]);

  useEffect(() => {
    if (idle || answered) setMine(false);
  }, [idle, answered]);

  return mine && !idle && !answered;
}

type ButtonLinkProps = LinkProps & { variant?: ButtonVariant };

export function ButtonLink({ variant, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={["button", variant, className].filter(Boolean).join(" ")} />;
}

const never = () => () => {};

/** False on the server and during hydration, then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** `useLayoutEffect` where there is a layout; React warns of it on a server. */
export const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

/** The script nonce; empty in the browser, which hides nonces. */
export const NonceContext = createContext("");

export const useNonce = () => useContext(NonceContext);

export function useOnDay(): (path: string) => string {
  const date = new URLSearchParams(useLocation().search).get("date");
  return (path) => onDay(path, date);
}

export function DisabledArrow({ label, icon }: { label: string; icon: IconName }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: an anchor without an address has no role of its own
    // biome-ignore lint/a11y/useFocusableInteractive: what leads nowhere needs no stop
    <span className="icon-button" role="link" aria-disabled="true" aria-label={label}>
      <Icon name={icon} />
    </span>
  );
}
