import type { LocalDate } from "@gable/domain/calendar/local-date.ts";
import { heading, list, paragraph } from "../blocks.ts";
import type { Template } from "../draft.ts";
import { borrowerFact, loanNumberFact } from "../wording/facts.ts";

export interface RightNotToCloseInput {
  readonly preparedOn: LocalDate;
  readonly loanNumber: string;
  readonly borrowerName: string;
  /** True where the home is a principal dwelling and the line can be cancelled after signing. */
  readonly canCancelAfterSigning: boolean;
}

/** A reminder, with the closing papers, that nobody has to sign them. 12 CFR 1026.40(g) */
export const rightNotToClose: Template<RightNotToCloseInput> = {
  version: "2026-11-20",
  draft: (input, lender) => ({
    title: { en: "You do not have to sign", es: "Usted no está obligado a firmar" },
    preparedOn: input.preparedOn,
    facts: [borrowerFact(input.borrowerName), loanNumberFact(input.loanNumber)],
    summary: {
      en: [
        "You are not required to complete this agreement merely because you have received these disclosures or signed an application.",
        "If you stop before you sign, you owe nothing.",
      ],
      es: [
        "No está obligado a completar este contrato solo porque recibió estos documentos o firmó una solicitud.",
        "Si se detiene antes de firmar, no debe nada.",
      ],
    },
    body: [
      heading("Before you sign"),
      list(
        "Take the documents away and read them. Show them to a lawyer, a housing counselor or somebody you trust.",
        "Compare the figures with the offer you chose. If a term has changed and you decide not to go on, you get back every fee you paid in connection with the application.",
        "Ask. Every question is welcome.",
      ),
      heading("After you sign"),
      paragraph(
        input.canCancelAfterSigning
          ? "You and every other owner whose principal home this is may cancel within three business days. A separate notice says how and until when."
          : "The federal right to cancel within three business days covers principal homes only. It does not apply to this line.",
      ),
      paragraph(`To stop, or to ask: ${lender.phone} or ${lender.email}.`),
    ],
  }),
};
