import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import wasm from "zxing-wasm/reader/zxing_reader.wasm?url";

// Left to itself it fetches its other half from somebody else's server.
prepareZXingModule({ overrides: { locateFile: () => wasm } });

/** Answers each picture with the text of the bars in it, or null. */
self.onmessage = async ({ data }: MessageEvent<ImageData>) => {
  const [found] = await readBarcodes(data, {
    formats: ["EAN13", "EAN8", "UPCA", "UPCE"],
    maxNumberOfSymbols: 1,
    tryInvert: false,
  });
  self.postMessage(found?.text ?? null);
};
