export const scanFailure = (text: string) => ({ step: "scan", toast: { type: "error", text } }) as const;

export type ScanFailure = ReturnType<typeof scanFailure>;
