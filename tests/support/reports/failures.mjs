import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

const LINES = 12;

/** The tests and files that failed in a report of vitest, each with the first lines of its message. @param {string} part @param {any} report @returns {string[]} */
export const failuresOfVitest = (part, { testResults }) =>
  testResults.flatMap((/** @type {any} */ file) =>
    [file, ...file.assertionResults]
      .filter(({ status }, i, all) => status === "failed" && (i > 0 || !all.slice(1).some(failed)))
      .map(({ fullName = "", message, failureMessages }) =>
        described(part, file.name, fullName, message ?? failureMessages[0]),
      ),
  );

/** The same of a report of Playwright. @param {any[]} suites @returns {string[]} */
export const failuresOfPlaywright = (suites) =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...failuresOfPlaywright(inner),
    ...specs
      .filter((/** @type {any} */ { ok }) => !ok)
      .map((/** @type {any} */ { file, title, tests }) =>
        described("browser", file, title, tests[0]?.results.at(-1)?.error?.message),
      ),
  ]);

/** @param {{ status: string }} test */
const failed = ({ status }) => status === "failed";

/** @param {string} part @param {string} file @param {string} title @param {string} [message] */
const described = (part, file, title, message = "") => {
  const lines = stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => !line.includes("node_modules"))
    .slice(0, LINES);
  return [`${part}: ${relative(".", file)} › ${title}`, ...lines].join("\n    ");
};
