import { randomUUID } from "node:crypto";
import type { Received, ReplyOf } from "@gable/contract/call.ts";
import type { additionalInformation, saveAdditionalInformation } from "@gable/contract/calls/profile.ts";
import type { Lender } from "@gable/domain/organisations/lender.ts";
import { asksMaritalStatus } from "@gable/domain/profile/additional-information.ts";
import { asksWhoLivesThere } from "@gable/domain/profile/asks-who-lives-there.ts";
import { lacksResidence } from "@gable/domain/profile/lacks-residence.ts";
import { signersNamed } from "@gable/domain/signers/name-signers.ts";
import { missingSigner, placeOfOwnName } from "@gable/domain/signers/who-must-sign.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { hasConsent } from "@gable/domain/workflow/file-questions.ts";
import { foreseenTitle } from "@gable/domain/workflow/property/held-title.ts";
import { homeOf } from "@gable/domain/workflow/property/home.ts";
import { unnamedOwners } from "@gable/domain/workflow/property/recorded-owners.ts";
import type { SignedIn } from "../../http/contract-routing.ts";
import { invalid, outOfOrder } from "../../http/refusal.ts";
import type { Change } from "../../workflow/change.ts";
import { recordConsent } from "./consent-record.ts";

type Given = Received<typeof saveAdditionalInformation>["body"];

/** What is known already of the further questions after the offer; of the social security number its last four digits. */
export function presentAdditional(facts: Facts, lender: Lender): ReplyOf<typeof additionalInformation> {
  const { ownership, occupancy, phone, residence } = facts.answers;
  const state = homeOf(facts)?.address.state ?? facts.answers.home?.state ?? null;
  const { ssn: _hidden, at: _when, ...given } = facts.additional ?? {};
  return {
    known: {
      ...(ownership && { ownership }),
      ...(occupancy && { occupancy }),
      ...(phone && { phone }),
      ...(residence && { residence }),
      ...given,
    },
    ssnLastFour: facts.ssn?.slice(-4) ?? null,
    asksMaritalStatus: state !== null && asksMaritalStatus(state),
    asksCitizenship: asksCitizenship(lender),
    recordedOwners: [...unnamedOwners(facts)],
    deed: presentDeed(facts),
    state,
    lender: lender.orgBrand,
  };
}

function presentDeed(facts: Facts): ReplyOf<typeof additionalInformation>["deed"] {
  const held = foreseenTitle(facts);
  const { name } = facts.answers;
  if (!held || !name) return null;
  const { owners, vesting, trust } = held;
  return {
    borrower: name,
    owners: [...owners],
    vesting,
    trust: trust ? { name: trust.name, ...(trust.trustees && { trustees: [...trust.trustees] }) } : null,
  };
}

/** The answers to the further questions, checked against what is known. Whoever is named as another owner becomes a signer. */
export function additionalSaved(file: LoanFile, lender: Lender, body: Given, caller: SignedIn, now: Date): Change {
  const { hardCreditConsent, ssn: _checked, residence, citizenship: _asked, ownerLivesThere, ...given } = body;
  const { row, step } = decide(file);
  if (row < 8 || row > 11) throw outOfOrder(step, "This is not asked for just now.");
  const { facts } = file;
  const ssn = ssnOf(facts, body);
  demandFullCheckConsent(facts, hardCreditConsent);
  demandWhatStateAsks(facts, body);
  demandOthersThanSelf(facts, given, caller.session.email);
  const at = now.toISOString();
  const signers = signersNamed(facts.signers, given.titleCompanions, {
    language: facts.answers.language ?? "en",
    at,
    newUuid: randomUUID,
  });
  return {
    event: "additional-information-saved",
    facts: {
      answers: { ...facts.answers, ...(residence && { residence }) },
      additional: {
        ...given,
        ...citizenshipAsked(lender, body),
        ...(asksWhoLivesThere(given) && { ownerLivesThere }),
        ssn,
        at,
      },
      signers,
      ssn,
      ...(hardCreditConsent && { consents: [...facts.consents, recordConsent(hardCreditConsent, caller, now)] }),
      watchlist: undefined,
      summaryDocuments: undefined,
    },
    detail: { purpose: given.purpose, companions: given.titleCompanions.length },
  };
}

function ssnOf(facts: Facts, { ssn = facts.ssn }: Given): string {
  if (ssn === undefined) throw invalid({ ssn: ["required"] });
  // A full check was made for that number: another one is a matter for a person.
  if (facts.submittedAt !== undefined && ssn !== facts.ssn) throw invalid({ ssn: ["ssn-by-staff"] });
  return ssn;
}

/** What was given once is not asked for again. */
function demandFullCheckConsent(facts: Facts, given: Given["hardCreditConsent"]): void {
  if (given && given.type !== "HARD_CREDIT") throw invalid({ hardCreditConsent: ["required"] });
  if (!given && !hasConsent(facts.consents, "HARD_CREDIT")) throw invalid({ hardCreditConsent: ["consent-required"] });
}

function demandWhatStateAsks(facts: Facts, given: Given): void {
  const { residence = facts.answers.residence, occupancy } = given;
  if (lacksResidence({ ...facts.answers, ...(residence && { residence }), occupancy }))
    throw invalid({ residence: ["required"] });
  const state = homeOf(facts)?.address.state;
  if (state && asksMaritalStatus(state) && !given.maritalStatus) throw invalid({ maritalStatus: ["required"] });
  if (asksWhoLivesThere(given) && given.ownerLivesThere === undefined) throw invalid({ ownerLivesThere: ["required"] });
  const missing = missingSigner(given, state);
  if (missing) throw invalid({ titleCompanions: [missing] });
}

const asksCitizenship = ({ orgMetaData: { other } }: Lender): boolean => other.settings.asksCitizenship;

/** What a lender does not ask of everybody, nobody's file has, whatever an older page sends. */
function citizenshipAsked(lender: Lender, { citizenship }: Given): Pick<Given, "citizenship"> {
  if (!asksCitizenship(lender)) return {};
  if (!citizenship) throw invalid({ citizenship: ["required"] });
  return { citizenship };
}

/** Nobody is asked to sign beside themselves. */
function demandOthersThanSelf(facts: Facts, { titleCompanions, phone }: Given, email: string): void {
  const own = placeOfOwnName(titleCompanions, { name: facts.answers.name, email, phone });
  if (own >= 0) throw invalid({ [`titleCompanions.${own}.firstName`]: ["companion-is-you"] });
}
