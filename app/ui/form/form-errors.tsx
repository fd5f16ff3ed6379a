import { useMemo } from "react";
import { ToastRegion } from "~/ui/toast-region";

export function FormErrors({ errors }: { errors?: string[] }) {
  return (
    <>
      {errors?.map((error) => (
        <p className="field-error" role="alert" key={error}>
          {error}
        </p>
      ))}
    </>
  );
}

type Props = { text: string | undefined; answer: unknown };

export function FormToast({ text, answer }: Props) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same text of another answer is another message
  const toast = useMemo(() => (text ? ({ type: "error", text } as const) : null), [text, answer]);
  return <ToastRegion toast={toast} />;
}
