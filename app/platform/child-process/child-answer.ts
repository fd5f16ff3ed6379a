/** What a child process answers to a task: what came of it, or why nothing did; `memory` is its size in bytes. */
export type ChildAnswer<Done> = { memory: number } & ({ done: Done } | { failure: string });
