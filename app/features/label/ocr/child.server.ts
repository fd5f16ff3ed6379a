import { setPriority } from "node:os";
import sharp from "sharp";
import { answerTasks } from "~/platform/child-process.server";
import { loadModels } from "./models.server";
import { readPhoto } from "./read-table.server";
import type { UnnamedReading } from "./reading";

// Behind the web server, but not so far that a busy machine never comes to it.
setPriority(5);
sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer"] });
const models = loadModels();

answerTasks<Uint8Array, UnnamedReading | null, "step">(async (photo, send) =>
  readPhoto({ ...(await models), step: () => void send("step") }, photo),
);
