import { errorWording } from "~/ui/error-wording";
import { CallRefused } from "./call-refused";

/** An id as it stands in an address or a query. Throws CallRefused, as for one that is nobody's, when it can be none. */
export function pathId(id: string | undefined, missing = errorWording(404)): string {
  if (id && /^[\w-]{1,64}$/.test(id)) return id;
  throw new CallRefused(404, missing);
}
