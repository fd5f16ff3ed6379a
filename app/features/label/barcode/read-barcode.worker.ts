import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import wasm from "zxing-wasm/reader/zxing_reader.wasm?url";

// Left to itself it fetches its other half from somebody else's server.
prepareZXingModule({ overrides: { locateFile: () => wasm } });

/** Answers each picture with the text of the bars in it, or null; an error is told to whoever opened this thread. */
self.onmessage = ({ data }: MessageEvent<ImageData>) =>
  readBarcodes(data, {
    formats: ["EAN13", "EAN8", "UPCA", "UPCE"],
    maxNumberOfSymbols: 1,
    tryInvert: false,
  }).then(([found]) => self.postMessage(found?.text ?? null), self.reportError);
