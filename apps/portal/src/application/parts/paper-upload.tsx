import { UPLOAD_LIMIT_BYTES } from "@gable/contract/calls/documents.ts";
import { UploadField } from "@gable/ui/forms/upload-field.tsx";
import type { UploadRule } from "@gable/ui/forms/upload-file.ts";
import type { ComponentProps } from "react";
import type { Uploads } from "./use-uploads.ts";

/** Pictures and papers as the server takes them. */
const pictureRule: UploadRule = {
  accept: "image/jpeg,image/png,image/heic,.heic,application/pdf",
  largestBytes: UPLOAD_LIMIT_BYTES,
};

type PaperUploadProps = Pick<ComponentProps<typeof UploadField>, "label" | "hint" | "camera" | "most"> & {
  uploads: Pick<Uploads, "files" | "add" | "remove" | "retry">;
};

/** Papers or pictures on their way to the server; a phone offers its camera first. */
export const PaperUpload = ({ uploads, camera = "environment", ...field }: PaperUploadProps) => (
  <UploadField
    {...field}
    camera={camera}
    rule={pictureRule}
    files={uploads.files}
    onAdd={(files) => uploads.add(files)}
    onRemove={uploads.remove}
    onRetry={uploads.retry}
  />
);
