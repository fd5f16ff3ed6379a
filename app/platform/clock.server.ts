/** The only place that asks what time it is: milliseconds since 1970 UTC. */
export const now = () => Date.now();
