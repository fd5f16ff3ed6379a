import { setPriority } from "node:os";
import sharp from "sharp";
import { answerTasks } from "~/platform/child-process.server";
import { loadModels } from "./models.server";
import { readPhoto } from "./read-photo.server";

setPriority(10);
sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer"] });
const models = loadModels();

answerTasks(async (photo: Uint8Array) => readPhoto(await models, photo));
