export type ToastMessage = { type: "success" | "error"; text: string; undo?: string };

export const SHOW_TOAST = "pixelplate:toast";

export function showToast(toast: ToastMessage) {
  window.dispatchEvent(new CustomEvent<ToastMessage>(SHOW_TOAST, { detail: toast }));
}
