import { answersIn, type CorrectedAnswers, type Correction, kindOf } from "@gable/domain/profile/correction.ts";
import type { Consequence, CorrectionLimit } from "@gable/domain/profile/correction-consequences.ts";
import { changesNothing, corrected, type FactChange } from "@gable/domain/workflow/corrections/corrected.ts";
import { correctionLimit } from "@gable/domain/workflow/corrections/correction-limits.ts";
import { consequencesOf } from "@gable/domain/workflow/corrections/foretell-consequences.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { Context } from "../../context.ts";
import { outOfOrder, Refusal } from "../../http/refusal.ts";
import type { Change } from "../../workflow/change.ts";
import { refuseEnded } from "../../workflow/refuse-ended.ts";
import { reissuePackage } from "../closing/reissue-package.ts";
import { supersedeDocuments } from "../documents/file-document.ts";
import { matched } from "../income/income-standing.ts";
import { refuseStopped } from "./refuse-answers.ts";

const whyNot: Readonly<Record<CorrectionLimit, string>> = {
  NOT_YET: "This is asked for on its own page just now.",
  OPEN_ALREADY: "Your summary is open: change it from there.",
  DECIDED: "This can no longer be corrected here. Call us: a person does it with you.",
  CHECKS_USED: "This can no longer be corrected here. Call us: a person does it with you.",
  VALUER_ORDERED: "Somebody is on the way to value this home. Call us: a person does it with you, and calls them back.",
  PAPERS_DRAWN: "The papers for this home are drawn. Call us: a person does it with you.",
  SIGNED: "Papers are signed that say what you told us. Call us: a person looks at it with you.",
};

/** A correction of the borrower's own: what becomes of the application, and what that brings about. */
export interface OwnCorrection {
  readonly change: Pick<Change, "facts"> & Pick<Change, "alongside">;
  readonly after: LoanFile;
  readonly follows: readonly Consequence[];
}

/** Throws a Refusal where the answer cannot be corrected by the borrower alone, or no application could be taken for it. */
export function ownCorrection(ctx: Context, file: LoanFile, correction: Correction, now: Date): OwnCorrection {
  refuseEnded(file);
  const kind = kindOf(correction);
  const limit = correctionLimit(file, kind);
  if (limit) throw outOfOrder(decide(file).step, whyNot[limit]);
  const answers = answersIn(correction);
  if (kind !== "summary" && changesNothing(file.facts, answers))
    throw new Refusal(422, "nothing-changed", "This is what you said already.");
  refuseStopped(ctx, file, answers);
  const change = correctionOf(ctx, file, answers, now);
  const after = { ...file, facts: { ...file.facts, ...change.facts } as Facts };
  return { change, after, follows: consequencesOf(file, after) };
}

/** The facts after a correction, with what was read already, which may bear out what is stated now, and drawn papers out of force. */
export function correctionOf(
  ctx: Context,
  file: LoanFile,
  answers: CorrectedAnswers,
  now: Date,
): Pick<Change, "facts" | "alongside"> {
  const made = withPapersAnew(file, corrected(file, answers, now.toISOString()), now);
  const facts = { ...file.facts, ...made.facts } as Facts;
  const isWork = "incomeVerified" in made.facts && facts.incomeSources.length > 0;
  return isWork ? { ...made, facts: { ...made.facts, ...matched(ctx, file, facts, now) } } : made;
}

/** Facts that a correction makes, with the papers that are drawn withdrawn where it takes them back, and those of other signers with them. */
export function withPapersAnew(file: LoanFile, made: FactChange, now: Date): Pick<Change, "facts" | "alongside"> {
  const isRedrawn = "closingEdition" in made && file.facts.closingDocuments !== undefined;
  const again = isRedrawn ? reissuePackage(file, now, "ANSWERS") : undefined;
  const signers = isRedrawn ? signersAnew(file.facts) : undefined;
  return {
    facts: {
      ...again?.facts,
      ...made,
      ...(signers && { signers: signers.signers }),
    } satisfies FactChange,
    ...(again && {
      alongside: async (trx) => {
        await again.alongside?.(trx);
        await supersedeDocuments(trx, signers?.drawn ?? [], now.toISOString());
      },
    }),
  };
}

/** Papers of people who sign beside the borrower, drawn before anybody signed: they go with the package. */
function signersAnew({ signers }: Facts): Pick<Facts, "signers"> & { readonly drawn: readonly string[] } {
  const drawn = signers.flatMap(({ papers }) => papers?.documents ?? []).map(({ documentUuid }) => documentUuid);
  return {
    drawn,
    signers: signers.map(({ papers, ...signer }) => ({
      ...signer,
      ...(papers && {
        papersEdition: signer.papersEdition + 1,
        formerPapers: [...(signer.formerPapers ?? []), ...papers.documents.map(({ documentUuid }) => documentUuid)],
        deliveries: signer.deliveries.filter(
          ({ documentUuid, posted }) => posted || !drawn.includes(documentUuid ?? ""),
        ),
      }),
    })),
  };
}
