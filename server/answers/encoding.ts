import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip";

export const COMPRESS_MIN_BYTES = 1024;
const COMPRESSIBLE = /^(?:text\/|image\/svg|application\/(?:.+\+)?(?:json|javascript|xml|wasm))/i;

export const isCompressibleType = (type: string) => COMPRESSIBLE.test(type);

export function acceptedEncoding(header: string | string[] | undefined): Encoding | undefined {
  const accepted = String(header ?? "")
    .toLowerCase()
    .split(",")
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.split(";")[0]?.trim());
  return (["br", "gzip"] as const).find((encoding) => accepted.includes(encoding));
}

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

export function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "gzip") return deflate(body, { level: 5 });
  return brotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}
