import { basePath } from "~/platform/base-path";
import { mounted } from "~/platform/mounted";

/** The router asks for home's data beside the base path, at `/food.data`, which a proxy may not send on. */
export function insideBase(input: unknown) {
  if (input instanceof URL && input.pathname === `${basePath()}.data`)
    input.pathname = mounted("/_root.data");
}
