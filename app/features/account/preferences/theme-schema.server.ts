import { z } from "zod";
import { THEMES } from "./theme";

export const themeSchema = z.object({ theme: z.enum(THEMES) });
