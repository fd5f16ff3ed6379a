/** The steps of a Dockerfile in order, each on one line. @param {string} text */
export function dockerSteps(text) {
  const lines = text.replaceAll("\\\n", " ").split("\n");
  return lines
    .filter((line) => /^[A-Z]+ /.test(line))
    .map((line) => ({ name: line.split(" ")[0] ?? "", text: line.slice(line.indexOf(" ") + 1).trim() }));
}
