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

/** A WebP of this many frames of `width` by `height` pixels, each of a few bytes. */
export function animatedWebp(frames: number, width = 16, height = 16): Buffer<ArrayBuffer> {
  // A lossless picture of one colour: the sides in 14 bits each, and codes of one symbol.
  const bits = Buffer.alloc(5);
  bits[0] = 0x2f;
  bits.writeUInt32LE((width - 1) | ((height - 1) << 14), 1);
  const picture = riff("VP8L", Buffer.concat([bits, Buffer.from([0x88, 0x88, 0x08])]));
  const [w, h] = [uint24(width - 1), uint24(height - 1)];
  const place = Buffer.concat([uint24(0), uint24(0), w, h, uint24(100), Buffer.alloc(1)]);
  const frame = riff("ANMF", Buffer.concat([place, picture]));
  const header = riff("VP8X", Buffer.concat([Buffer.from([0x02, 0, 0, 0]), w, h]));
  const all = [
    Buffer.from("WEBP"),
    header,
    riff("ANIM", Buffer.alloc(6)),
    ...Array<Buffer>(frames).fill(frame),
  ];
  return riff("RIFF", Buffer.concat(all));
}

function riff(name: string, data: Buffer) {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(data.length);
  return Buffer.concat([Buffer.from(name), length, data, Buffer.alloc(data.length % 2)]);
}

function uint24(value: number) {
  const bytes = Buffer.alloc(3);
  bytes.writeUIntLE(value, 0, 3);
  return bytes;
}

/** A PNG that says it has this many frames, with the beginning of each. */
export function animatedPng(png: Buffer, frames: number): Buffer<ArrayBuffer> {
  const frame = (i: number) => {
    const control = Buffer.alloc(26);
    control.writeUInt32BE(i, 0);
    control.writeUInt32BE(1, 4);
    control.writeUInt32BE(1, 8);
    return chunk("fcTL", control);
  };
  const count = Buffer.alloc(8);
  count.writeUInt32BE(frames, 0);
  const [header, end] = [33, png.length - 12];
  return Buffer.concat([
    png.subarray(0, header),
    chunk("acTL", count),
    frame(0),
    png.subarray(header, end),
    ...Array.from({ length: frames - 1 }, (_, i) => frame(i + 1)),
    png.subarray(end),
  ]);
}

/** A JPEG with a million empty notes of where it was taken. */
export function manyNotes(jpeg: Buffer): Buffer<ArrayBuffer> {
  const note = Buffer.from([0xff, 0xe1, 0, 2]);
  return Buffer.concat([jpeg.subarray(0, 2), ...Array<Buffer>(1e6).fill(note), jpeg.subarray(2)]);
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
