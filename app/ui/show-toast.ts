export type ToastMessage = { type: "success" | "error"; text: string; undo?: string };

export const SHOW_TOAST = "pixelplate:toast";

/** Shows a message from the browser, for islands that have no form to answer. */
export function showToast(toast: ToastMessage) {
  window.dispatchEvent(new CustomEvent<ToastMessage>(SHOW_TOAST, { detail: toast }));
}
