import { Writable } from "node:stream";
import type { ReactElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { isDamaged, type Store } from "~/db/store";
import { log } from "~/platform/log/log.server";

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

export async function checkStore(store: Store): Promise<void> {
  const since = performance.now();
  try {
    if (await store.check())
      log.info({ event: "database checked", ms: Math.round(performance.now() - since) });
  } catch (error) {
    const reason = (error as Error).message;
    if (isDamaged(error)) log.error({ event: "database damaged", reason });
    else log.warn({ event: "database not checked", reason });
  }
}
