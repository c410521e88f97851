import { uploadSignerDocument } from "@gable/contract/calls/signers-papers.ts";
import type { DocumentType } from "@gable/domain/application/document-types.ts";
import { type Sent, useUploadsBy } from "../../application/parts/use-uploads.ts";
import { client } from "../../session/client.ts";

/** Files of one kind of a signer's on their way to the server; `condition` names what they were asked for. */
export const useSignerUploads = (type: DocumentType, condition?: string) =>
  useUploadsBy(type, (sent, onUploadProgress) => sendSignerUpload(sent, condition, onUploadProgress));

export const sendSignerUpload = (
  { file, type, key }: Sent<DocumentType>,
  condition?: string,
  onUploadProgress?: (sent: number, total: number) => void,
) =>
  client.send(uploadSignerDocument, {
    body: { type, ...(condition && { condition }) },
    file,
    fileName: file.name,
    idempotencyKey: key,
    ...(onUploadProgress && { onUploadProgress }),
  });
