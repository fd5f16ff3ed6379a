const NEWLINE = 10;

/** The lines of a text; null for one longer than `maxBytes`, which is never in memory as a whole. */
export async function* lines(text: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<string | null> {
  let held: Buffer[] = [];
  let size = 0;
  const take = () => {
    const line = size > maxBytes ? null : Buffer.concat(held).toString("utf8").replace(/\r$/, "");
    held = [];
    size = 0;
    return line;
  };
  for await (const chunk of text) {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      size += end - from;
      if (size <= maxBytes) held.push(chunk.subarray(from, end));
      yield take();
      from = end + 1;
    }
    size += chunk.length - from;
    if (size <= maxBytes) held.push(chunk.subarray(from));
    else held = [];
  }
  if (size > 0) yield take();
}
