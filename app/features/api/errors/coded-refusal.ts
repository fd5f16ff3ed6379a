import { Refusal } from "~/http/refusal";
import type { OwnCode } from "./error-code";

type Details = { fields?: Record<string, string>; headers?: Record<string, string> };

/** A refusal that a program can tell from others of its status. */
export class CodedRefusal extends Refusal {
  readonly fields: Record<string, string>;

  constructor(
    status: number,
    readonly code: OwnCode,
    said: string,
    { fields = {}, headers }: Details = {},
  ) {
    super(status, said, headers);
    this.fields = fields;
  }
}
