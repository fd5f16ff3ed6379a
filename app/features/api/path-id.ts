import { errorWording } from "~/http/error-wording";
import { Refusal } from "~/http/refusal";

/** An id as it stands in an address or a query. Throws Refusal, as for one that is nobody's, when it can be none. */
export function pathId(id: string | undefined, missing = errorWording(404)): string {
  if (id && /^[\w-]{1,64}$/.test(id)) return id;
  throw new Refusal(404, missing);
}
