import { type PaperRefusal, refusesPaper } from "@gable/domain/signers/signer-standing.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { SignerFacts } from "@gable/domain/workflow/facts/signer-facts.ts";
import { outOfOrder } from "../../http/refusal.ts";
import type { Change } from "../../workflow/change.ts";
import { refuseEnded } from "../../workflow/refuse-ended.ts";
import { redrawn } from "../closing/reissue-package.ts";
import { supersedeDocuments } from "../documents/file-document.ts";
import { demandSigningAge } from "./demand-signing-age.ts";

interface OnPaper {
  readonly birthDate?: string | undefined;
  readonly mailTo?: string | undefined;
}

const whyRefused: Readonly<Record<PaperRefusal, string>> = {
  "deed-signed": "The deed is signed already.",
  "papers-signed": "What they sign by hand is signed already.",
};

/**
 * Somebody who signs beside the borrower takes no electronic records (15 USC 7001(c)(1)): their own papers are drawn for signing by hand
 * and posted, and the deed, which is one paper, is signed by hand by everybody. What they signed before stays signed. Throws a Refusal
 * once nothing is left to be signed on paper.
 */
export function takenToPaper(file: LoanFile, signer: SignerFacts, { birthDate, mailTo }: OnPaper, now: Date): Change {
  const { facts } = file;
  refuseEnded(file);
  const refused = refusesPaper(facts, signer);
  if (refused) throw outOfOrder(decide(file).step, whyRefused[refused]);
  const at = now.toISOString();
  const { papers: _papers, invitation, declined: _declined, trouble: _trouble, ...rest } = signer;
  const drawn = signer.signedAt ? [] : (signer.papers?.documents ?? []).map(({ documentUuid }) => documentUuid);
  const changed: SignerFacts = {
    ...rest,
    ...(birthDate && { birthDate }),
    // Nobody comes to a screen any more who has not come yet.
    ...(signer.joinedAt && invitation && { invitation }),
    ...(signer.signedAt
      ? signer.papers && { papers: signer.papers }
      : {
          papersEdition: signer.papersEdition + 1,
          formerPapers: [...(signer.formerPapers ?? []), ...drawn],
          signatures: [],
          deliveries: signer.deliveries.filter(
            ({ documentUuid, posted }) => posted || !documentUuid || !drawn.includes(documentUuid),
          ),
        }),
    onPaper: { at, ...(mailTo && { mailTo }) },
  };
  const deed = facts.notaryDocuments && !signer.onPaper ? redrawn(file, now) : undefined;
  return {
    event: "signer-taken-to-paper",
    facts: { ...deed?.facts, signers: facts.signers.map((one) => (one === signer ? changed : one)) },
    detail: { signer: signer.uuid },
    alongside: async (trx) => {
      await deed?.alongside?.(trx);
      await supersedeDocuments(trx, drawn, at);
    },
  };
}

/** As staff record it, who must ask for the birth date of somebody who has never said it. */
export function takenToPaperByStaff(file: LoanFile, signer: SignerFacts, said: OnPaper, now: Date): Change {
  if (signer.birthDate !== undefined) return takenToPaper(file, signer, { mailTo: said.mailTo }, now);
  demandSigningAge(file, said.birthDate, now);
  return takenToPaper(file, signer, said, now);
}
