import { accountMask } from "../accounts/account-number.ts";
import { OWNER_DIFFERS } from "../accounts/owner-differs.ts";
import type { ForeignDocument } from "../application/document-titles.ts";
import { isIdentityPicture } from "../application/document-types.ts";
import type { ConditionCategory } from "../application/enumerations.ts";
import { STATEMENT_DAYS, STUB_DAYS } from "../application/paper-age.ts";
import { hasPicturesIn } from "../identity/asked-identity.ts";
import { underReviewSince } from "../identity/identity-standing.ts";
import type { Words } from "../language.ts";
import type { Facts, LoanFile } from "../workflow/facts/facts.ts";
import type { Upload } from "../workflow/facts/papers.ts";
import { oncePerFile } from "../workflow/once-per-file.ts";
import { homeOf, ownershipMatches } from "../workflow/property/home.ts";
import type { AskedPapers } from "./asked-paper.ts";
import { askedPapers, awaitedSince } from "./asked-papers.ts";
import { awaitsWord } from "./awaits-word.ts";
import type { Condition } from "./condition.ts";
import { askedBefore, counts, isSaidNotToApply, languagesOf, standingOf, wordsOfReturn } from "./condition-talk.ts";
import { awaitsExplanation, isExplainedWithoutDebt } from "./explained-inquiries.ts";
import { papersOfHandOvers } from "./hand-overs.ts";
import { asksForId } from "./id-conditions.ts";
import { papersOfRecord } from "./papers-of-record.ts";
import { papersOfRaised } from "./raised-papers.ts";

/** Something that the facts themselves ask for: it is there while its cause is, and nobody has to raise or clear it. */
interface Cause {
  readonly category: ConditionCategory;
  /** Since when it is asked for; undefined while it is not. */
  readonly since: (file: LoanFile) => string | undefined;
  /** What is to be sent; null where the borrower answers in another way, or staff alone go on with it. */
  readonly papers: ForeignDocument | null;
  readonly wanted: (facts: Facts) => number;
  /** Of what bears a date: it must not be older on the day it is sent. */
  readonly mostDaysOld?: number;
  readonly comment: Words | ((facts: Facts) => Words);
}

const one = (): number => 1;

/** In the order of the plan. The place in this list is part of a condition's identity: new causes are added at the end of `causes`. */
const ownCauses: readonly Cause[] = [
  {
    category: "PROPERTY_OWNERSHIP_FRAUD_REVIEW",
    since: ({ facts }) =>
      facts.property?.outcome === "FOUND" && homeOf(facts) && !ownershipMatches(facts) ? facts.property.at : undefined,
    papers: "OWNERSHIP_EVIDENCE",
    wanted: one,
    comment: {
      en: "County records have another name than yours as the owner. Send the deed, a court paper or a marriage certificate that shows how the home became yours.",
      es: "El condado tiene otro nombre que el suyo como dueño. Envíe la escritura, un documento judicial o un acta de matrimonio que muestre cómo la casa pasó a ser suya.",
    },
  },
  {
    category: "HELOC_MANUAL_PAYSTUB_UPLOAD",
    since: ({ facts: { payStubs, incomeVerified } }) =>
      payStubs && payStubs.waivedBy === undefined && !incomeVerified ? payStubs.at : undefined,
    papers: "USER_UPLOADED_PAYSTUB",
    wanted: ({ payStubs }) => payStubs?.wanted ?? 1,
    mostDaysOld: STUB_DAYS,
    comment: {
      en: "Your pay could not be read from the source itself. Send your latest pay stubs, none older than 30 days.",
      es: "No se pudo leer su pago en la fuente misma. Envíe sus últimos talones de pago, ninguno de más de 30 días.",
    },
  },
  {
    category: "GENERIC_DOCUMENT_REQUEST",
    since: ({ facts: { employment } }) => (employment?.outcome === "NOT_CONFIRMED" ? employment.at : undefined),
    papers: "OTHER_EVIDENCE",
    wanted: one,
    mostDaysOld: STUB_DAYS,
    comment: {
      en: "Your employer could not confirm your job. Send a letter of your employer, or a pay stub of the last 30 days.",
      es: "Su empleador no pudo confirmar su trabajo. Envíe una carta de su empleador o un talón de pago de los últimos 30 días.",
    },
  },
  {
    category: "ID_VERIFICATION_FAILURE",
    since: ({ facts }) => underReviewSince(facts),
    papers: null,
    wanted: one,
    comment: {
      en: "A person is comparing your pictures with your ID. You need not do anything unless we ask you again.",
      es: "Una persona compara sus fotos con su identificación. No tiene que hacer nada salvo que le preguntemos de nuevo.",
    },
  },
  {
    category: "PROPERTY_LEGAL_DESCRIPTION",
    since: ({ facts: { finalTitle } }) => (finalTitle && !finalTitle.clearToClose ? finalTitle.at : undefined),
    papers: "PROPERTY_DESCRIPTION_SOURCE",
    wanted: one,
    comment: ({ finalTitle }) => {
      const found = finalTitle?.exceptions ?? [];
      const isOnly = (...kinds: string[]) => found.length > 0 && found.every((exception) => kinds.includes(exception));
      if (isOnly("taxes-unpaid")) {
        return {
          en: "The title company finds that property taxes of your home are not paid. They must be paid before closing. Send the county's receipt, or your mortgage statement that shows that they were paid for you.",
          es: "La compañía de títulos halla impuestos de su casa sin pagar. Deben pagarse antes del cierre. Envíe el recibo del condado o el estado de su hipoteca que muestre que se pagaron por usted.",
        };
      }
      if (isOnly("new-judgment", "new-lien", "taxes-unpaid")) {
        return {
          en: "The title company found a debt that was recorded against you or your home since its first search. It must be paid before closing. Send the proof of payment or the release; if it is not yours, a signed letter that says so.",
          es: "La compañía de títulos halló una deuda registrada contra usted o su casa desde su primera búsqueda. Debe pagarse antes del cierre. Envíe el comprobante de pago o la liberación; si no es suya, una carta firmada que lo diga.",
        };
      }
      return {
        en: "The title company found something that has to be put right before closing. Send your deed or owner's title policy, if you have it.",
        es: "La compañía de títulos halló algo que debe corregirse antes del cierre. Envíe su escritura o póliza de título, si la tiene.",
      };
    },
  },
  {
    category: "REVIEW_TRUST_REQUIREMENTS",
    since: ({ facts }) =>
      facts.additional?.ownership === "TRUST" && !facts.trustAccepted ? facts.additional.at : undefined,
    papers: "CERTIFICATE_OF_TRUST",
    wanted: one,
    comment: {
      en: "Your home belongs to a trust. Send the certificate of trust: its name and date, the trustees' names, that it can be revoked, and the signatures. Every trustee signs the deed. A home in an irrevocable trust cannot secure this line.",
      es: "Su casa pertenece a un fideicomiso. Envíe el certificado: nombre y fecha, nombres de los fiduciarios, que es revocable, y las firmas. Cada fiduciario firma la escritura. Una casa en un fideicomiso irrevocable no puede garantizar esta línea.",
    },
  },
  {
    category: "BANK_ACCOUNT_FRAUD_REVIEW",
    since: ({ facts: { disbursementCheck } }) =>
      disbursementCheck?.status === "PENDING_REVIEW" ? disbursementCheck.at : undefined,
    papers: "BANK_STATEMENT",
    wanted: one,
    mostDaysOld: STATEMENT_DAYS,
    comment: ({ disbursementCheck }) =>
      disbursementCheck?.reason === OWNER_DIFFERS
        ? {
            en: "The bank has another name than yours on the account for the money. If it is yours, send a statement of the last 60 days with what explains the name, such as a marriage certificate or the pages of your trust. If it is not, use another account, or call us; nothing is lost.",
            es: "El banco tiene otro nombre que el suyo en la cuenta para el dinero. Si es suya, envíe un estado de los últimos 60 días con lo que explique el nombre, como un acta de matrimonio o las páginas de su fideicomiso. Si no lo es, use otra cuenta o llámenos; no se pierde nada.",
          }
        : {
            en: "The bank has not confirmed the account for the money yet. A statement of the last 60 days, or a voided check, makes it quicker.",
            es: "El banco aún no confirmó la cuenta para el dinero. Un estado de los últimos 60 días o un cheque anulado lo acelera.",
          },
  },
];

/** Behind the papers that a person accepts: what a cause asks for is known by its place. */
const laterCauses: readonly Cause[] = [
  {
    category: "BANK_ACCOUNT_FRAUD_REVIEW",
    since: ({ facts: { autopayCheck } }) => (autopayCheck?.status === "PENDING_REVIEW" ? autopayCheck.at : undefined),
    papers: "BANK_STATEMENT",
    wanted: one,
    mostDaysOld: STATEMENT_DAYS,
    comment: ({ autopayCheck }) =>
      autopayCheck?.reason === OWNER_DIFFERS
        ? {
            en: "The bank has another name than yours on the account for your payments. If it is yours, send a statement of the last 60 days with what explains the name. If it is not, call us: you name another account, or pay by hand. Your money does not wait for this: if it is not settled before the first payment, you pay by hand until it is.",
            es: "El banco tiene otro nombre que el suyo en la cuenta para sus pagos. Si es suya, envíe un estado de los últimos 60 días con lo que explique el nombre. Si no lo es, llámenos: usted indica otra cuenta o paga manualmente. Su dinero no espera por esto: si no se resuelve antes del primer pago, usted paga manualmente hasta entonces.",
          }
        : {
            en: "The bank has not confirmed the account for your payments yet. A statement of the last 60 days, or a voided check, makes it quicker. Your money does not wait for this.",
            es: "El banco aún no confirmó la cuenta para sus pagos. Un estado de los últimos 60 días o un cheque anulado lo acelera. Su dinero no espera por esto.",
          },
  },
];

interface PapersCause extends Cause {
  readonly asked: AskedPapers;
}
const causeOf = (asked: AskedPapers): PapersCause => ({
  ...asked,
  asked,
  since: ({ facts }) => awaitedSince(facts, asked),
});

const causes: readonly (Cause | PapersCause)[] = [
  ...ownCauses,
  ...askedPapers.map(causeOf),
  ...laterCauses,
  ...papersOfRecord.map(causeOf),
];

/** The papers that a condition asks for and a person accepts; undefined for one of another kind, or that is not open. */
export function askedBy(file: LoanFile, condition: string): AskedPapers | undefined {
  const cause = causes.find((_cause, place) => uuidOf(file.uuid, place) === condition);
  if (cause === undefined || !("asked" in cause)) return undefined;
  return cause.since(file) === undefined ? undefined : cause.asked;
}

/** What a condition asks, as somebody of the staff reads it; null where it names creditors or courts and they may not see credit. */
export const commentForStaff = (
  file: LoanFile,
  { uuid, commentsToBorrower }: Pick<Condition, "uuid" | "commentsToBorrower">,
  seesCredit: boolean,
): string | null => (seesCredit || !askedBy(file, uuid)?.tellsCredit ? commentsToBorrower : null);

/** Whether a condition is about the account for the payments, not the one for the money. */
export const isAboutAutopay = (file: LoanFile, condition: string): boolean =>
  uuidOf(file.uuid, ownCauses.length + askedPapers.length) === condition;

/** Whether staff accept, return or waive a condition one by one: those that somebody raised, and papers that the facts ask for. */
export const isSettledByStaff = (file: LoanFile, condition: string): boolean =>
  file.facts.conditions.some(({ uuid }) => uuid === condition) || askedBy(file, condition) !== undefined;

const STUBS_PLACE = ownCauses.findIndex(({ category }) => category === "HELOC_MANUAL_PAYSTUB_UPLOAD");

/** Whether a condition asks for the pay stubs, and is open. */
export const asksForStubs = (file: LoanFile, condition: string): boolean =>
  uuidOf(file.uuid, STUBS_PLACE) === condition && ownCauses[STUBS_PLACE]?.since(file) !== undefined;

/** Whether two of the staff may do without what a condition asks for: what they settle one by one, and the pay stubs. */
export const isWaivable = (file: LoanFile, condition: string): boolean =>
  isSettledByStaff(file, condition) || asksForStubs(file, condition);

/** The identity of what a cause asks for, always the same within one application. */
const uuidOf = (application: string, place: number): string =>
  `${application.slice(0, -2)}${(0xc0 + place).toString(16)}`;

/** Everything that is open for the borrower: what the facts ask for, and what staff raised, each with whose move it is. */
export const openConditions = oncePerFile((file): readonly Condition[] => {
  const { facts, uuid } = file;
  const language = facts.answers.language ?? "en";
  const caused = causes.flatMap(({ category, since, papers, wanted, comment, mostDaysOld }, place) => {
    const created = since(file);
    if (created === undefined) return [];
    const own = uuidOf(uuid, place);
    const inWords = typeof comment === "function" ? comment(facts) : comment;
    const asked = inWords[language];
    return [
      {
        uuid: own,
        categoryEnum: category,
        created,
        notes: null,
        commentsToBorrower: facts.returnedPapers?.[own]?.reason ?? asked,
        inWords: { asked: inWords, ...wordsOfReturn(facts, own) },
        ...languagesOf(facts, own, language),
        requestDocuments: papers !== null,
        xtraData: {
          numDocsRequired: wanted(facts),
          ...(mostDaysOld && { mostDaysOld }),
          ...accountAsked(file, category, own),
          ...(papers && { numDocsGiven: givenFor(facts, own, papers, created).length }),
          ...askedBefore(facts, own, asked),
        },
        actionNeeded: isBorrowersMove(facts, category, own, papers, wanted(facts), created),
      },
    ];
  });
  const own = facts.conditions.filter(({ signerUuid }) => signerUuid === undefined);
  const raised = own.map(({ priorTo: _gate, ...condition }) => {
    const { uuid: asked, categoryEnum, created, commentsToBorrower, xtraData } = condition;
    const papers = papersOfRaised(condition);
    return {
      ...condition,
      commentsToBorrower: facts.returnedPapers?.[asked]?.reason ?? commentsToBorrower,
      inWords: wordsOfReturn(facts, asked),
      ...languagesOf(facts, asked, condition.writtenIn ?? language),
      xtraData: {
        ...xtraData,
        ...accountAsked(file, categoryEnum, asked),
        ...(papers && { numDocsGiven: givenFor(facts, asked, papers, created).length }),
        ...askedBefore(facts, asked, commentsToBorrower),
      },
      actionNeeded: isBorrowersMove(facts, categoryEnum, asked, papers, xtraData.numDocsRequired, created),
    };
  });
  return [...caused, ...raised];
});

/** Which account a condition is about: the one for the money unless it is about the payments. */
function accountAsked(
  file: LoanFile,
  category: ConditionCategory,
  condition: string,
): Pick<Condition["xtraData"], "account"> {
  if (category !== "BANK_ACCOUNT_FRAUD_REVIEW") return {};
  const { autopayAccount, disbursementAccount } = file.facts;
  const account = isAboutAutopay(file, condition) ? autopayAccount : disbursementAccount;
  return account ? { account: { bankName: account.bankName, mask: accountMask(account.accountNumber) } } : {};
}

/** What papers a condition wants; null where none, or where it is not open. */
function papersWanted(file: LoanFile, condition: string): ForeignDocument | null {
  const place = causes.findIndex((_cause, index) => uuidOf(file.uuid, index) === condition);
  const cause = causes[place];
  if (cause) return cause.since(file) === undefined ? null : cause.papers;
  const raised = file.facts.conditions.find(({ uuid }) => uuid === condition);
  return raised ? papersOfRaised(raised) : null;
}

/**
 * As what a paper is filed that is sent for a condition: whoever sends it need not know. Pictures of an ID are what they are. Null where
 * the condition wants no papers, or others.
 */
export function filedFor(file: LoanFile, condition: string, sent: ForeignDocument): ForeignDocument | null {
  const wanted = papersWanted(file, condition);
  if (wanted === null || sent === wanted || sent === "OTHER_EVIDENCE") return wanted;
  const raised = file.facts.conditions.find(({ uuid }) => uuid === condition);
  return raised && asksForId(raised.categoryEnum) && isIdentityPicture(sent) ? sent : null;
}

function isBorrowersMove(
  facts: Facts,
  category: ConditionCategory,
  uuid: string,
  papers: ForeignDocument | null,
  wanted: number,
  since: string,
): boolean {
  if (isSaidNotToApply(facts, uuid)) return false;
  if (category === "MISSING_PHONE_NUMBER") return true;
  const asked = { uuid, categoryEnum: category, created: since };
  if (awaitsExplanation(facts, asked)) return true;
  if (isExplainedWithoutDebt(facts, asked)) return false;
  if (papers === null) return awaitsWord(facts, category, uuid);
  if (hasPicturesIn(facts, uuid)) return false;
  return givenFor(facts, uuid, papers, since).length < wanted;
}

/** What was sent for an open condition since it was asked for, or since the last time it was sent back; without what was kept then. */
export const papersGiven = (file: LoanFile, { uuid, created }: Pick<Condition, "uuid" | "created">): Upload[] => {
  const papers = papersWanted(file, uuid);
  if (papers === null) return [];
  return givenFor(file.facts, uuid, papers, created).filter((paper) => standingOf(file.facts, uuid, paper) === "SENT");
};

const givenFor = (facts: Facts, uuid: string, papers: ForeignDocument, since: string): Upload[] =>
  papersFor(facts, uuid, papers).filter((upload) => counts(facts, uuid, upload, since));

/** Every paper that was sent for a condition, whatever became of it: by its name, or as what it wants on a page of its own. */
const papersFor = (facts: Facts, uuid: string, papers: ForeignDocument): readonly Upload[] => [
  ...facts.uploads.filter(({ conditionUuid, type }) =>
    conditionUuid === undefined ? type === papers && papers !== "OTHER_EVIDENCE" : conditionUuid === uuid,
  ),
  ...papersOfHandOvers(facts, uuid, papers),
];

/** An open condition with all the papers that were sent for it since it was asked; undefined where it is not open. */
export function openCondition(
  file: LoanFile,
  uuid: string,
): { readonly condition: Condition; readonly papers: readonly Upload[] } | undefined {
  const condition = openConditions(file).find((open) => open.uuid === uuid);
  if (!condition) return undefined;
  const wanted = papersWanted(file, uuid);
  const papers = wanted === null ? [] : papersFor(file.facts, uuid, wanted);
  return { condition, papers: papers.filter(({ at }) => at >= condition.created) };
}
