import { createCookie, redirect } from "@remix-run/node";
import { z } from "zod";

/** A brief message on the next page. `undo` is a path on this site that reverts the change by POST. */
export type Toast = { type: "success" | "error"; text: string; undo?: string };

const flash = createCookie("pp_toast", { path: "/", httpOnly: true, sameSite: "lax", maxAge: 60 });
const schema = z.object({
  type: z.enum(["success", "error"]),
  text: z.string().max(200),
  undo: z
    .string()
    .regex(
      /^\/food\/[\w-]{22}\/(?:delete|restore)$|^\/day\/[\d-]{10}\/(?:copy\/[\w-]{12}\/undo|(?:done|shrink)\?undo)$|^\/weight\?restore=[\d-]{10}&kg=[\d.]{1,8}$/,
    )
    .optional(),
});

export async function redirectWithToast(to: string, toast: Toast, headers = new Headers()) {
  headers.append("Set-Cookie", await toastCookie(toast));
  return redirect(to, { status: 303, headers });
}

export const toastCookie = (toast: Toast): Promise<string> => flash.serialize(toast);

export async function takeToast(request: Request): Promise<{ toast: Toast | null; headers: Headers }> {
  const headers = new Headers();
  const waiting = schema.safeParse(await flash.parse(request.headers.get("Cookie")));
  if (!waiting.success) return { toast: null, headers };
  headers.append("Set-Cookie", await flash.serialize("", { maxAge: 0 }));
  return { toast: waiting.data, headers };
}
