/** The answer to a photo that gave no food: back to the camera, with a message. */
export const scanFailure = (text: string) => ({ step: "scan", toast: { type: "error", text } }) as const;

export type ScanFailure = ReturnType<typeof scanFailure>;
