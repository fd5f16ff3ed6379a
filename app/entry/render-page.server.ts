import { Writable } from "node:stream";
import type { ReactElement } from "react";
import { renderToPipeableStream } from "react-dom/server";

/** The whole page, once all of its parts are there. */
export function renderPage(page: ReactElement, nonce: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(withoutZeros(Buffer.concat(chunks)));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(page, { nonce, onAllReady: () => pipe(sink), onError: reject });
  });
}

/** React 18 fills up a block with zeros before a character that is too long for it. */
const withoutZeros = (html: Buffer) =>
  html.includes(0) ? Buffer.from(html.filter((byte) => byte !== 0)) : html;
