/** A child process's answer to a task. `memory` is its size in bytes. */
export type ChildAnswer<Done> = { memory: number } & ({ done: Done } | { failure: string });

export function answerTasks<Task, Done>(work: (task: Task) => Promise<Done>): void {
  process.on("message", async (task: Task) => {
    const answer = await work(task).then(
      (done) => ({ done }),
      (error) => ({ failure: error instanceof Error ? error.message : String(error) }),
    );
    process.send?.({ ...answer, memory: process.memoryUsage.rss() } satisfies ChildAnswer<Done>);
  });
  process.on("disconnect", () => process.exit());
}
