let listener = () => {};

/** Tells whoever sends mails that one was queued. Returns at once; without a listener the next look finds it. */
export const wakeMail = (): void => listener();

/** Who is told; there is one at a time. */
export function onWakeMail(told: () => void): void {
  listener = told;
}
