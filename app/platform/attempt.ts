/** What `act` gives, or undefined where it throws: at text that is no JSON, in a browser that forbids storage. */
export function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
