import type { SubmissionResult } from "@conform-to/react";
import { FormErrors } from "~/ui/form/form-errors";
import { ColumnsForm } from "./columns-form";
import { ImportEnd } from "./import-end";
import { ImportList } from "./import-list";
import { ImportPreview } from "./import-preview";
import { ImportProgress } from "./import-progress.island";
import { OwnPreview } from "./own/own-preview";
import type { Import } from "./stage/import-of.server";
import { UploadForm } from "./upload-form";
import "~/styles/folding-table.css";
import "./import.css";

type Props = { shown: Import | null; imports: Import[]; lastResult?: SubmissionResult<string[]> };

export function ImportScreen({ shown, imports, lastResult }: Props) {
  const errors = lastResult?.error ?? {};
  const others = imports.filter(({ id }) => id !== shown?.id);
  return (
    <div className="import-screen">
      <FormErrors errors={errors[""] ?? undefined} />
      {shown ? (
        <ShownImport shown={shown} lastResult={lastResult} />
      ) : (
        <UploadForm errors={errors.file ?? undefined} />
      )}
      {others.length > 0 && <ImportList imports={others} />}
    </div>
  );
}

function ShownImport({ shown, lastResult }: { shown: Import; lastResult: Props["lastResult"] }) {
  const { state, summary } = shown;
  if (summary.question && state === "choosing")
    return <ColumnsForm shown={shown} question={summary.question} lastResult={lastResult} />;
  if (state === "ready") return summary.own ? <OwnPreview shown={shown} /> : <ImportPreview shown={shown} />;
  if (state === "added" || state === "undone") return <ImportEnd shown={shown} />;
  return <ImportProgress shown={shown} />;
}
