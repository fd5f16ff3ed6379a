import { picturesOf } from "~/features/puzzles/catalogue";

export const landingPictures = () =>
  picturesOf(["carrot", "broccoli", "tomato", "avocado", "corn", "pumpkin"]);

export type LandingPictures = ReturnType<typeof landingPictures>;
