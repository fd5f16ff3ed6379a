/** What browsers know of a camera beyond the DOM library's types. */
type CameraAbilities = MediaTrackCapabilities & {
  zoom?: { min?: number; max?: number; step?: number };
  focusMode?: string[];
};

type CameraSetting = {
  zoom?: number;
  focusMode?: "continuous" | "single-shot" | "manual";
  pointsOfInterest?: { x: number; y: number }[];
};

/** Not every browser tells. */
export const abilitiesOf = (track: MediaStreamTrack): CameraAbilities => track.getCapabilities?.() ?? {};

export const zoomOf = (track: MediaStreamTrack): number | undefined =>
  (track.getSettings() as CameraSetting).zoom;

/** Asks the camera for something. One that can't, or is just going off, goes on as it was. */
export async function ask(track: MediaStreamTrack, setting: CameraSetting): Promise<void> {
  try {
    await track.applyConstraints({ advanced: [setting as MediaTrackConstraintSet] });
  } catch {}
}
