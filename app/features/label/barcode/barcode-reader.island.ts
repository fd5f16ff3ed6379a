export type BarcodeReader = {
  read(picture: ImageData): Promise<string | null>;
  close(): void;
};

export function openBarcodeReader(): BarcodeReader {
  const worker = new Worker(new URL("./read-barcode.worker.ts", import.meta.url), { type: "module" });
  let turn: Promise<unknown> = Promise.resolve();
  const readNext = (picture: ImageData) =>
    new Promise<string | null>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<string | null>) => resolve(data);
      worker.onerror = (event) => {
        event.preventDefault();
        reject(new Error("The barcode reader can't run here."));
      };
      worker.postMessage(picture);
    });
  return {
    read(picture) {
      // One picture at a time: a stopped camera may still have one in progress.
      const reading = turn.then(() => readNext(picture));
      turn = reading.catch(() => {});
      return reading;
    },
    close: () => worker.terminate(),
  };
}
