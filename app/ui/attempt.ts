/** What `act` gives, or undefined where it throws, as storage does in a browser that forbids it. */
export function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
