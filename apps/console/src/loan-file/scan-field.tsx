import { UploadField } from "@gable/ui/forms/upload-field.tsx";
import type { UploadFile, UploadRule } from "@gable/ui/forms/upload-file.ts";
import { useState } from "react";
import { useUnsaved } from "../shell/unsaved.tsx";
import { useExplain } from "../shell/use-explain.ts";

const rule: UploadRule = { accept: ".pdf,.png,.jpg,.jpeg", largestBytes: 20 * 1024 * 1024 };

/** One scan that goes with a form, and is sent with its answers. */
export interface Scan {
  readonly file: File | null;
  readonly isMissing: boolean;
  readonly choose: (file: File | null) => void;
  /** The chosen file; without one, the field says that it is wanted. */
  readonly demand: () => File | null;
}

export function useScan(): Scan {
  const [file, choose] = useState<File | null>(null);
  const [isDemanded, setDemanded] = useState(false);
  const demand = () => {
    setDemanded(true);
    return file;
  };
  return { file, isMissing: isDemanded && file === null, choose, demand };
}

export function ScanField({ label, scan: { file, isMissing, choose } }: { label: string; scan: Scan }) {
  const explain = useExplain();
  useUnsaved(() => file !== null);
  const files: UploadFile[] = file ? [{ id: "scan", name: file.name, size: file.size, state: { step: "queued" } }] : [];
  return (
    <UploadField
      label={label}
      error={isMissing ? explain("required") : undefined}
      rule={rule}
      files={files}
      onAdd={([first]) => choose(first ?? null)}
      onRemove={() => choose(null)}
      onRetry={() => undefined}
      most={1}
    />
  );
}
