import type { Build } from "../product";
import { mountedFile } from "./mounted-file";

export const mountedBuild = (build: Build, basePath: string): Build => ({
  ...build,
  publicPath: basePath + build.publicPath,
  assets: JSON.parse(mountedFile(JSON.stringify(build.assets), basePath)),
});
