import {
  documentArchive,
  document as documentCall,
  documents,
  verifyDocument,
} from "@gable/contract/calls/documents.ts";
import { queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { client } from "../session/client.ts";

export const documentsQuery = (uuid: string) =>
  queryOptions({
    queryKey: ["documents", uuid],
    queryFn: ({ signal }) => client.send(documents, { params: { uuid }, signal }),
    staleTime: 0,
    refetchOnMount: true,
  });

/**
 * A document's bytes. With its hash in the key, so that a document that was written anew is fetched anew. Who has them has opened it: that
 * is known here before the list is asked again.
 */
export const documentBytesQuery = (uuid: string, document: string, sha256: string) =>
  queryOptions({
    queryKey: ["document", uuid, document, sha256],
    queryFn: async ({ signal, client: queries }) => {
      const bytes = await fetchDocument(uuid, document, signal);
      const openedAt = new Date().toISOString();
      queries.setQueryData(
        documentsQuery(uuid).queryKey,
        (known) =>
          known && {
            documents: known.documents.map((row) =>
              row.uuid === document ? { ...row, openedAt: row.openedAt ?? openedAt } : row,
            ),
          },
      );
      return bytes;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 5 * 60_000,
  });

export async function fetchDocument(uuid: string, document: string, signal?: AbortSignal): Promise<Blob> {
  return client.file(documentCall, { params: { uuid, document }, ...(signal && { signal }) });
}

/** All that the lender gave, in one archive. */
export const fetchAllDocuments = (uuid: string): Promise<Blob> => client.file(documentArchive, { params: { uuid } });

/** Whether a file with this hash is one of the lender's, for anybody. */
export const verificationQuery = (sha256: string) =>
  queryOptions({
    queryKey: ["verification", sha256],
    queryFn: ({ signal }) => client.send(verifyDocument, { params: { hash: sha256 }, signal }),
  });

export type Verified = z.infer<typeof verifyDocument.reply>;
