import { errorAnswer, toResponse } from "~/features/api/answer";
import { errorWording } from "~/http/refusal";

/** Every address under /api that is no call. */
export const loader = () => toResponse(errorAnswer(404, errorWording(404)));
export const action = loader;
