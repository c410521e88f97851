import { uploadSignerDocument } from "@gable/contract/calls/signers-desk.ts";
import type { DocumentType } from "@gable/domain/application/document-types.ts";
import { useUploadsBy } from "../../application/parts/use-uploads.ts";
import { client } from "../../session/client.ts";

/** Files of one kind of a signer's on their way to the server; `condition` names what they were asked for. */
export const useSignerUploads = (type: DocumentType, condition?: string) =>
  useUploadsBy(type, (sent) =>
    client.send(uploadSignerDocument, {
      body: { type: sent.type, ...(condition && { condition }) },
      file: sent.file,
      fileName: sent.file.name,
      idempotencyKey: sent.key,
    }),
  );
