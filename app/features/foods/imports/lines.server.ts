const NEWLINE = 10;

/**
 * The lines of a text, one at a time. One longer than `mostBytes` comes as null and is never held in memory, so that
 * a file without line ends can't fill it.
 */
export async function* lines(text: AsyncIterable<Buffer>, mostBytes: number): AsyncGenerator<string | null> {
  let held: Buffer[] = [];
  let size = 0;
  const take = () => {
    const line = size > mostBytes ? null : Buffer.concat(held).toString("utf8").replace(/\r$/, "");
    held = [];
    size = 0;
    return line;
  };
  for await (const chunk of text) {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      size += end - from;
      if (size <= mostBytes) held.push(chunk.subarray(from, end));
      yield take();
      from = end + 1;
    }
    size += chunk.length - from;
    if (size <= mostBytes) held.push(chunk.subarray(from));
    else held = [];
  }
  if (size > 0) yield take();
}
