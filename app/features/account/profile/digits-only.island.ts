import type { FormEvent } from "react";

/** Drops what is typed into a number field and is no digit. The server refuses it anyway. */
export function digitsOnly({ currentTarget }: FormEvent<HTMLInputElement>) {
  const digits = currentTarget.value.replace(/\D/g, "");
  if (digits !== currentTarget.value) currentTarget.value = digits;
}
