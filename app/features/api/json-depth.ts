const JSON_DEPTH_MAX = 10;

/** Whether a JSON text nests deeper than `max`. Looks before anything is parsed: depth is what makes parsing slow. */
export function isTooDeep(text: string, max = JSON_DEPTH_MAX): boolean {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const letter = text[i];
    if (inString) {
      if (letter === "\\") i++;
      else if (letter === '"') inString = false;
    } else if (letter === '"') inString = true;
    else if (letter === "[" || letter === "{") {
      if (++depth > max) return true;
    } else if (letter === "]" || letter === "}") depth--;
  }
  return false;
}
