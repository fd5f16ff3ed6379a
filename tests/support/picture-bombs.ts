import { crc32, deflateSync } from "node:zlib";

type Kind = { depth?: 1 | 8 | 16; colour?: 0 | 2 | 6; interlaced?: boolean };
const CHANNELS = { 0: 1, 2: 3, 6: 4 };

/** A PNG that is small as a file and vast as a picture: all its rows are zero. */
export function bombPng(
  width: number,
  height: number,
  { depth = 1, colour = 0, interlaced = false }: Kind = {},
): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, colour, 0, 0, interlaced ? 1 : 0], 8);
  const row = Math.ceil((width * depth * CHANNELS[colour]) / 8) + 1;
  // The seven passes of an interlaced picture have more rows than it has.
  const rows = deflateSync(Buffer.alloc(row * height + (interlaced ? 32 * (width + height) : 0)));
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", rows),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A JPEG whose frame header says other sides than it has. */
export function hugeJpeg(jpeg: Buffer, side: number): Buffer<ArrayBuffer> {
  const huge = Buffer.from(jpeg);
  const frame = huge.indexOf(Buffer.from([0xff, 0xc0]));
  huge.writeUInt16BE(side, frame + 5);
  huge.writeUInt16BE(side, frame + 7);
  return huge;
}

/** A progressive JPEG whose last scan comes `times` times more: each goes over the whole picture again. */
export function manyScans(progressive: Buffer, times: number): Buffer<ArrayBuffer> {
  const end = progressive.lastIndexOf(Buffer.from([0xff, 0xd9]));
  const scan = progressive.subarray(progressive.lastIndexOf(Buffer.from([0xff, 0xda])), end);
  return Buffer.concat([
    progressive.subarray(0, end),
    ...Array<Buffer>(times).fill(scan),
    progressive.subarray(end),
  ]);
}

/** An SVG that uses itself a billion times. */
export function nestedUse(): string {
  const levels = Array.from({ length: 9 }, (_, i) => {
    const uses = `<use href="#g${i}"/>`.repeat(10);
    return `<g id="g${i + 1}">${uses}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><defs><g id="g0"><circle r="1"/></g>${levels.join("")}</defs><use href="#g9"/></svg>`;
}
