import { picturesOf } from "~/features/puzzles/pictures-of";

/** The pictures that the landing page draws; others it shows as files. */
export const landingPictures = () =>
  picturesOf(["carrot", "broccoli", "tomato", "avocado", "corn", "pumpkin"]);

export type LandingPictures = ReturnType<typeof landingPictures>;
