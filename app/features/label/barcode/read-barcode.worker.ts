import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import wasm from "zxing-wasm/reader/zxing_reader.wasm?url";

// By default the library fetches its WebAssembly from a CDN.
prepareZXingModule({ overrides: { locateFile: () => wasm } });

self.onmessage = ({ data }: MessageEvent<ImageData>) =>
  readBarcodes(data, {
    formats: ["EAN13", "EAN8", "UPCA", "UPCE"],
    maxNumberOfSymbols: 1,
    tryInvert: false,
  }).then(([barcode]) => self.postMessage(barcode?.text ?? null), self.reportError);
