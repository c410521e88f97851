import { awaitsPapers } from "../../conditions/asked-papers.ts";
import { rowOf } from "../../journey/row-of.ts";
import { isReachable } from "../../signers/invitation.ts";
import { awaitsScreening, isSignerCleared, wasCleared } from "../../signers/signer-screening.ts";
import { hasPassedIdentity } from "../../signers/signer-standing.ts";
import { ofThisHome } from "../corrections/home-anew.ts";
import { type Effect, type EffectKind, effect } from "../effect.ts";
import type { NotarySession, PolicyProof } from "../facts/closing-facts.ts";
import type { Facts, LoanFile } from "../facts/facts.ts";
import type { SignerFacts } from "../facts/signer-facts.ts";
import { hasReceived } from "../file-questions.ts";
import {
  awaitsAttorney,
  awaitsNotaryDay,
  isDeedByHand,
  isSignedByHandAtOffice,
  isTexasHomestead,
} from "../notary/notarisation.ts";
import { hasArrived, isAppointmentSpent } from "../notary/office-closing.ts";
import { floodIsSettled, needsFloodNotice } from "../property/flood-papers.ts";
import { homeOf } from "../property/home.ts";
import { everySignerSigned, everySignerSignedDeed } from "../signers/co-deed.ts";
import type { Stage } from "../stage.ts";

/** A policy is looked for in the insurers' records, then on the page that the borrower sent. */
function checkOf(kind: EffectKind, proof: PolicyProof | undefined): readonly Effect[] {
  if (!proof || proof.result) return [];
  return [
    proof.notOnRecord ? effect("read-declaration", proof.policy.kind, proof.givenAt) : effect(kind, proof.givenAt),
  ];
}

const county: Stage = {
  row: rowOf.closingPackage,
  name: "county",
  done: ({ facts }) => facts.county !== undefined,
  step: () => "GEN_CLOSING_DISCLOSURES",
  effects: ({ facts }) => (facts.county ? [] : [countyOrder(facts)]),
  // The offers name what the county charges, and whether a notary must come.
  startsAhead: ({ facts }) => facts.receivedAt !== undefined && homeOf(facts) !== undefined,
};

/** The order that the plan calls for now; an answer to another one comes too late. */
export const countyOrder = (facts: Facts): Effect =>
  effect("look-up-county", homeOf(facts)?.countyFips ?? "", ...ofThisHome(facts));

/** Once for each home. */
export const floodOrder = (facts: Facts): Effect => effect("determine-flood", ...ofThisHome(facts));

const floodZone: Stage = {
  row: rowOf.closingPackage,
  name: "flood zone",
  done: ({ facts }) => floodIsSettled(facts),
  step: (file) => (awaitsCertificateAlone(file) ? "WAITING_FOR_FLOOD_CERT" : "GEN_CLOSING_DISCLOSURES"),
  effects: ({ facts }) => [
    ...(facts.flood ? [] : [floodOrder(facts)]),
    ...(needsFloodNotice(facts) && !hasReceived(facts, "FLOOD_NOTICE")
      ? [effect("generate-flood-notice", ...ofThisHome(facts))]
      : []),
    ...checkOf("check-flood-insurance", facts.floodInsurance),
  ],
  // The notice of a flood zone must come well before closing.
  startsAhead: ({ facts }) => facts.submittedAt !== undefined,
};

const trust: Stage = {
  row: rowOf.closingPackage,
  name: "trust",
  applies: ({ facts }) => facts.additional?.ownership === "TRUST",
  done: ({ facts }) => facts.trustAccepted !== undefined,
  step: () => null,
};

const priorToDocuments: Stage = {
  row: rowOf.closingPackage,
  name: "conditions prior to documents",
  done: ({ facts }) =>
    !facts.conditions.some(({ priorTo }) => priorTo === "documents") && !awaitsPapers(facts, "documents"),
  step: () => null,
};

/** Somebody else applied for a line on the same home before, or is further on: a person decides that the two are not closed blind. */
const otherOnHome: Stage = {
  row: rowOf.closingPackage,
  name: "another application on the home",
  applies: ({ facts }) => facts.otherOnHome !== undefined && facts.closingDocuments === undefined,
  done: ({ facts }) => facts.otherOnHome?.settled !== undefined,
  // Neither is told of the other.
  step: () => null,
};

/** Everything else is there that documents are drawn from. */
const awaitsCertificateAlone = (file: LoanFile): boolean =>
  file.facts.flood === undefined &&
  [trust, priorToDocuments, otherOnHome].every((other) => !(other.applies?.(file) ?? true) || other.done(file));

const closingDocuments: Stage = {
  row: rowOf.closingPackage,
  name: "closing documents",
  done: ({ facts }) => facts.closingDocuments !== undefined,
  step: () => "GEN_CLOSING_DISCLOSURES",
  effects: ({ facts }) => (facts.closingDocuments ? [] : [effect("generate-closing", facts.closingEdition)]),
};

/** A notary is found for the times that the borrower asked for; afterwards the signed paper is collected. */
function visitEffects(facts: Facts): readonly Effect[] {
  const { notaryVisit: visit } = facts;
  if (visit?.state === "REQUESTED") return [effect("book-notary-visit", visit.requestedAt)];
  // A deed that comes to us from the borrower or our own notary is in nobody else's hands, and one that was drawn later was not signed there.
  const isTheirs = isTexasHomestead(facts) && facts.onPaper !== undefined;
  if (visit?.state !== "OVER" || visit.desk || isTheirs || isAppointmentSpent(facts)) return [];
  return [effect("collect-notary-visit", visit.requestedAt)];
}

const toSign = ({ signatures }: Facts): "FINAL_OFFER" | "NOTE_SIGNING" =>
  signatures.length === 0 ? "FINAL_OFFER" : "NOTE_SIGNING";

/** A Texas homestead: the papers are read at home, and signed once the borrower has come to the booked office. */
const officeAppointment: Stage = {
  row: rowOf.signing,
  name: "office appointment",
  applies: ({ facts }) => isTexasHomestead(facts),
  done: ({ facts, identityUuid }) => facts.closingSignedAt !== undefined || hasArrived(facts, identityUuid),
  step: ({ facts }) => toSign(facts),
  effects: ({ facts }) => visitEffects(facts),
};

const noteSigning: Stage = {
  row: rowOf.signing,
  name: "note signing",
  done: ({ facts }) => facts.closingSealedAt !== undefined,
  step: ({ facts }) => {
    if (facts.closingSignedAt) return "GEN_NOTE_SIGNING";
    return toSign(facts);
  },
  effects: ({ facts }) =>
    facts.closingSignedAt && !facts.closingSealedAt ? [effect("seal-closing", facts.closingEdition)] : [],
};

const coSigners: Stage = {
  row: rowOf.signers,
  name: "additional signers",
  // A deed that is signed already was signed after them.
  done: ({ facts }) =>
    everySignerSigned(facts) &&
    // Who was let through before the lists were asked is asked about until the money has left.
    (facts.funding !== undefined || facts.signers.every(wasCleared)) &&
    (facts.deed !== undefined || facts.signers.every(({ sealed }) => sealed !== undefined)),
  step: () => "CO_DEED_REQ",
  effects: ({ facts }) => [
    // An owner who missed the day comes to the office on another.
    ...(isTexasHomestead(facts) && facts.notaryVisit?.state === "REQUESTED" ? visitEffects(facts) : []),
    ...(facts.signers.some((signer) => awaitsInvitation(facts, signer)) ? [effect("invite-signers")] : []),
    ...facts.signers.flatMap((signer) => [
      ...checkOfSigner(signer),
      ...(awaitsScreening(signer) && !facts.funding
        ? [effect("screen-signer", signer.uuid, signer.birthDate ?? "")]
        : []),
      ...papersOfSigner(facts, signer),
      ...sealOfSigner(signer),
    ]),
  ],
  // They show who they are while the borrower is still busy with rows of their own.
  startsAhead: ({ facts }) => facts.signers.length > 0,
};

/** Whoever can be written to is invited as soon as the application is submitted. */
export const awaitsInvitation = ({ submittedAt }: Facts, { contact, invitation, onPaper }: SignerFacts): boolean =>
  submittedAt !== undefined && invitation === undefined && onPaper === undefined && isReachable(contact);

function checkOfSigner({ uuid, identityChecks }: SignerFacts): readonly Effect[] {
  const last = identityChecks.at(-1);
  return last && !last.result ? [effect("check-signer-identity", uuid, identityChecks.length)] : [];
}

/** Notices on a screen are dated: they are drawn once the line is opened, for who has shown who they are, or shows it to the notary. */
function papersOfSigner(facts: Facts, signer: SignerFacts): readonly Effect[] {
  // What is signed by hand at an office names no day, and is there on the day on which the line is opened.
  const isTaken = isTexasHomestead(facts) && signer.onPaper !== undefined && facts.closingDocuments !== undefined;
  const isReady =
    (facts.closingSignedAt !== undefined || isTaken) &&
    (hasPassedIdentity(signer) || signer.onPaper !== undefined) &&
    isSignerCleared(signer) &&
    !signer.declined;
  return isReady && !signer.papers ? [effect("draw-signer-papers", signer.uuid, signer.papersEdition)] : [];
}

const sealOfSigner = ({ uuid, signedAt, sealed, papersEdition }: SignerFacts): readonly Effect[] =>
  signedAt !== undefined && sealed === undefined ? [effect("seal-signer-papers", uuid, papersEdition)] : [];

const attorney: Stage = {
  row: rowOf.notary,
  name: "attorney review",
  applies: ({ facts }) => awaitsAttorney(facts),
  done: () => false,
  step: () => "ATTORNEY_REVIEW",
};

const notaryWait: Stage = {
  row: rowOf.notary,
  name: "notary waiting period",
  applies: ({ facts }) => awaitsNotaryDay(facts),
  done: () => false,
  step: () => "NOTARY_WAITING_PERIOD",
  // Whoever comes to the home is found meanwhile.
  effects: ({ facts }) => visitEffects(facts),
};

const notary: Stage = {
  row: rowOf.notary,
  name: "notary",
  done: ({ facts }) => facts.deed !== undefined,
  step: ({ facts }) => {
    if (!facts.notaryDocuments) return "GEN_NOTARY_DISCLOSURES";
    if (isDeedByHand(facts)) return "MANUAL_DEED_SIGNING";
    return facts.notarySession && facts.notarySession.state !== "FAILED" ? "DEED_SIGNING" : "NOTARY_DISCLOSURE";
  },
  effects: ({ facts }) => {
    if (!facts.notaryDocuments)
      return [effect("generate-notary-documents", facts.signers.length, facts.notaryEdition ?? 0)];
    const { notarySession: session } = facts;
    return [...(session && isSignedByAll(facts) ? notarisingEffects(session) : []), ...visitEffects(facts)];
  },
  // Nobody comes to the office twice: the deed is signed there with the other papers.
  startsAhead: ({ facts }) =>
    isSignedByHandAtOffice(facts) && facts.closingDocuments !== undefined && facts.notaryDocuments === undefined,
};

/** In the session that goes on, everybody has signed the deed. */
export const isSignedByAll = (facts: Facts): boolean =>
  facts.notarySession?.state === "IN_SESSION" &&
  facts.notarySession.deedSigned !== undefined &&
  everySignerSignedDeed(facts);

/** The network's notary goes on at once; one of the lender's says when. */
function notarisingEffects({ sessionId, desk }: NotarySession): readonly Effect[] {
  if (!desk) return [effect("notarise-deed", sessionId)];
  return desk.completedAt ? [effect("notarise-at-desk", sessionId)] : [];
}

const insurance: Stage = {
  row: rowOf.insurance,
  name: "trust and insurance",
  done: ({ facts }) => facts.hazardInsurance?.result?.accepted === true,
  step: ({ facts }) =>
    facts.hazardInsurance && !facts.hazardInsurance.result ? "WAITING_FOR_INSURANCE" : "TRUST_AND_INSURANCE",
  effects: ({ facts }) => checkOf("check-insurance", facts.hazardInsurance),
  // The borrower may prove it at any time once documents are drawn.
  startsAhead: ({ facts }) => facts.hazardInsurance !== undefined,
};

/** Rows 21 to 25: from documents to a notarised deed and an insured home. */
export const closingStages: readonly Stage[] = [
  county,
  floodZone,
  trust,
  priorToDocuments,
  otherOnHome,
  closingDocuments,
  officeAppointment,
  noteSigning,
  coSigners,
  attorney,
  notaryWait,
  notary,
  insurance,
];
