import { setPriority } from "node:os";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
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
setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");
const models = loadModels();

answerTasks<Uint8Array, UnnamedReading | null, "step">(async (photo, send) =>
  readPhoto({ ...(await models), collect, step: () => void send("step") }, photo),
);
