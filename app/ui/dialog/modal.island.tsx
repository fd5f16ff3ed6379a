import { Link, useLocation, useNavigate } from "@remix-run/react";
import {
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { useBrowserLayoutEffect, useHydrated } from "~/ui/controls";
import { markDialog, openDialog, wayBack } from "./dialog-flow.island";
import { useNavigation } from "./navigation.island";

type Props = { onKeep: () => void; onDiscard: () => void };

function DiscardQuestion({ onKeep, onDiscard }: Props) {
  const id = useId();
  const keep = useRef<HTMLButtonElement>(null);

  useEffect(() => keep.current?.focus(), []);

  return (
    <div className="discard-question" role="alertdialog" aria-labelledby={id}>
      <p id={id}>Discard what you typed?</p>
      <button type="button" className="button danger" onClick={onDiscard}>
        Discard
      </button>
      <button type="button" className="button plain" ref={keep} onClick={onKeep}>
        Go on typing
      </button>
    </div>
  );
}

type ModalProps = {
  closeTo: string;
  titleId: string;
  wide?: boolean;
  /** Closing goes back to the page that opened it, if that is one of ours; else to `closeTo`. */
  goesBack?: boolean;
  /** Runs while the exit animation plays; navigation waits for it. */
  onLeave?: () => Promise<unknown>;
  children: ReactNode;
};

const INVALID = ":is(input, select, textarea)[aria-invalid=true]";
const quietly = { replace: true, preventScrollReset: true };

// In ms: the next dialog of a flow appears without the entry animation.
let lastLeft = Number.NEGATIVE_INFINITY;
// The focus before the first dialog of a flow; restored after the last.
let opener: HTMLElement | null = null;

/** Makes the server's `<dialog open>` modal; closing plays the exit, then navigates to `closeTo`. */
export function Modal({ closeTo, titleId, wide, goesBack, onLeave, children }: ModalProps) {
  const stage = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const leaving = useRef(false);
  const pressedOutside = useRef(false);
  const navigate = useNavigate();
  const { edited, onInput } = useEditedField();
  const [asking, setAsking] = useState(false);
  const alreadyShown = useRef(!useHydrated());
  const sent = useSent(dialog);

  useBrowserLayoutEffect(() => {
    const node = dialog.current;
    if (!node) return;
    if (alreadyShown.current || performance.now() - lastLeft < 100) node.dataset.still = "";
    makeModal(node);
    const gone = openDialog();
    return () => {
      lastLeft = performance.now();
      gone(leaving.current || sent.current);
    };
  }, []);

  // The previous page may redirect back to this dialog after it was closed.
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new place counts
  useEffect(markDialog, [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new place counts
  useEffect(() => {
    if (goesBack && leaving.current) navigate(closeTo, quietly);
  }, [key]);

  function slip() {
    if (edited.current && !leaving.current) setAsking(true);
    else leave();
  }

  function goOn() {
    setAsking(false);
    edited.current?.focus();
  }

  async function leave() {
    const node = dialog.current;
    if (!node || !stage.current || leaving.current) return;
    leaving.current = true;
    const done = onLeave?.();
    await playExit(stage.current, node);
    await done;
    const back = wayBack(closeTo);
    if (back) navigate(back);
    else if (goesBack && history.state?.idx) navigate(-1);
    else navigate(closeTo, quietly);
  }

  function onClick(event: MouseEvent<HTMLDialogElement>) {
    const target = event.target as Element;
    const closes = target.closest("[data-close]") && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!closes && !(target === dialog.current && pressedOutside.current)) return;
    event.preventDefault();
    // A script closes the form of a food that it has sent.
    if (event.isTrusted) slip();
    else leave();
  }

  function onCancel(event: SyntheticEvent<HTMLDialogElement>) {
    // A file picker inside also fires cancel.
    if (event.target !== dialog.current) return;
    event.preventDefault();
    if (asking) goOn();
    else slip();
  }

  /** Browsers close at a second Escape or a back gesture without asking. */
  function onClose() {
    if (dialog.current?.open) return;
    if (edited.current && !leaving.current) dialog.current?.showModal();
    slip();
  }

  return (
    <div ref={stage}>
      <Link className="dialog-backdrop" to={closeTo} tabIndex={-1} aria-hidden="true" preventScrollReset />
      <dialog
        open
        ref={dialog}
        className={wide ? "dialog wide" : "dialog"}
        aria-labelledby={titleId}
        onPointerDown={(event) => {
          pressedOutside.current = event.target === dialog.current;
        }}
        onClickCapture={onClick}
        onInput={onInput}
        onCancel={onCancel}
        onClose={onClose}
      >
        <div className="dialog-panel">
          {children}
          {asking && <DiscardQuestion onKeep={goOn} onDiscard={leave} />}
        </div>
      </dialog>
    </div>
  );
}

/** The last edited field of a form without a draft. */
function useEditedField() {
  const edited = useRef<HTMLElement>();
  const onInput = ({ target }: FormEvent) => {
    const field = target as HTMLInputElement;
    if (field.form?.method === "post" && !("draft" in field.form.dataset)) edited.current = field;
  };
  return { edited, onInput };
}

/** True while the dialog's form is being sent. Focuses the first invalid field of a refused form once it is marked. */
function useSent(dialog: RefObject<HTMLDialogElement>) {
  const sent = useRef(false);
  const sender = useRef<Element | null>(null);
  const { state } = useNavigation();
  useEffect(() => {
    if (state === "submitting") sender.current = document.activeElement;
    if (state === "idle" && sent.current)
      requestAnimationFrame(() => {
        const { activeElement } = document;
        // Somebody may type on meanwhile, in another field.
        if (activeElement !== sender.current && activeElement?.matches("input, select, textarea")) return;
        dialog.current?.querySelector<HTMLElement>(INVALID)?.focus();
      });
    sent.current = state === "submitting" || (sent.current && state !== "idle");
  }, [state, dialog]);
  return sent;
}

async function playExit(stage: HTMLElement, dialog: HTMLDialogElement) {
  stage.dataset.leaving = "";
  await Promise.allSettled(dialog.getAnimations().map((animation) => animation.finished));
  // An inert page can't take the focus.
  for (const page of document.querySelectorAll("[inert]")) page.removeAttribute("inert");
  dialog.close();
  if (opener?.isConnected) opener.focus({ preventScroll: true });
}

function makeModal(node: HTMLDialogElement) {
  if (node.matches(":modal")) return;
  const active = document.activeElement as HTMLElement | null;
  const focused = node.contains(active) ? active : null;
  if (active && !active.closest("dialog") && active !== document.body) opener = active;
  node.close();
  node.showModal();
  const first =
    focused ?? node.querySelector<HTMLElement>(`${INVALID}, [autofocus]`) ?? node.querySelector("h2");
  first?.focus({ preventScroll: true });
}
