type CameraAbilities = MediaTrackCapabilities & {
  zoom?: { min?: number; max?: number; step?: number };
  focusMode?: string[];
};

type CameraSetting = {
  zoom?: number;
  focusMode?: "continuous" | "single-shot" | "manual";
  pointsOfInterest?: { x: number; y: number }[];
};

export const abilitiesOf = (track: MediaStreamTrack): CameraAbilities => track.getCapabilities?.() ?? {};

export const zoomOf = (track: MediaStreamTrack): number | undefined =>
  (track.getSettings() as CameraSetting).zoom;

export async function applySetting(track: MediaStreamTrack, setting: CameraSetting): Promise<void> {
  try {
    await track.applyConstraints({ advanced: [setting as MediaTrackConstraintSet] });
  } catch {}
}
