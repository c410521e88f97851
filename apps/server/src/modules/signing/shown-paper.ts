import type { Signature } from "@gable/domain/workflow/facts/papers.ts";
import type { StoredDocument } from "../documents/stored-document.ts";
import { PAGE_HEIGHT } from "./signing-words.ts";

export const hasFieldsOf = ({ fields }: Pick<StoredDocument, "fields">, signerId: string): boolean =>
  fields.some((field) => field.signerId === signerId);

export const isSigned = ({ uuid }: StoredDocument, signatures: readonly Signature[]): boolean =>
  signatures.some(({ documentUuid }) => documentUuid === uuid);

/** A paper that is only to be read counts as signed: nothing in it waits for this signer. */
export function shownPaper(paper: StoredDocument, signatures: readonly Signature[], signerId: string) {
  return {
    uuid: paper.uuid,
    kind: paper.kind,
    title: paper.title,
    language: paper.language,
    pages: paper.pages ?? 1,
    sha256: paper.sha256.toString("hex"),
    fields: paper.fields
      .filter((field) => field.signerId === signerId)
      .flatMap(({ fieldId, kind, page, x, y, w, h }) =>
        // Where an act is done is for the notary to say, who is shown nothing.
        kind === "venue" ? [] : [{ id: fieldId, kind, page, x, y: PAGE_HEIGHT - y - h, width: w, height: h }],
      ),
    signed: isSigned(paper, signatures) || !hasFieldsOf(paper, signerId),
  };
}
