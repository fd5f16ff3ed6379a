import { childProgram } from "~/platform/child-process/child-program.server";

export const readerEntry = (): Promise<string> =>
  childProgram("label-reader", "app/features/label/ocr/process/child.server.ts");
