let listener = () => {};

/** Hurries the mail worker after a mail was queued. */
export const wakeMail = (): void => listener();

export function onWakeMail(wake: () => void): void {
  listener = wake;
}
