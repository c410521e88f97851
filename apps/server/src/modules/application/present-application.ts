import { accountMask } from "@gable/domain/accounts/account-number.ts";
import type { HelocApplication } from "@gable/domain/application/application.ts";
import { isIdentityDocumentFront } from "@gable/domain/application/document-types.ts";
import type { StatusFlags } from "@gable/domain/application/status.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { LinkedAccount } from "@gable/domain/workflow/facts/verification-facts.ts";
import { conditionOf, homeOf, valueOf, zoneAtHome } from "@gable/domain/workflow/property/home.ts";
import { coDeedStatus } from "@gable/domain/workflow/signers/co-deed.ts";
import { isOfferStanding } from "@gable/domain/workflow/underwriting/decision-basis.ts";
import { homeUuidOf } from "./home-uuid.ts";

const dollars = (cents: number): number => cents / 100;

/**
 * The application under the wire names of the specification. `email` is the identity's. Term, rate and amount are zero while no
 * offer stands; account numbers are cut to their last four digits.
 */
export function presentApplication(file: LoanFile, flags: StatusFlags, row: number, email: string): HelocApplication {
  const { facts, uuid } = file;
  const home = homeOf(facts)?.address ?? facts.answers.home;
  const offer = isOfferStanding(facts) ? facts.offer : undefined;
  const value = valueOf(facts);
  const condition = conditionOf(facts);
  return {
    uuid,
    loanNumber: file.loanNumber,
    status: flags,
    consents: facts.consents.map(({ type, at }) => ({ type, at })),
    selectedPropertyUuid: home ? homeUuidOf(uuid) : null,
    property: home
      ? { ...home, uuid: homeUuidOf(uuid), timeZone: zoneAtHome(facts), ...(condition && { condition }) }
      : null,
    term: offer?.termYears ?? 0,
    amount: offer ? dollars(offer.line) : 0,
    rate: offer ? Number(offer.ratePercent) : 0,
    uwCalculatedDrawAmount: facts.decision?.offers.length
      ? dollars(Math.max(...facts.decision.offers.map(({ maxLine }) => maxLine)))
      : null,
    adjustedHomeAmount: value === undefined ? null : dollars(value),
    hasHmda: facts.hmdaAnsweredAt !== undefined,
    documents: facts.identityDocuments.filter(({ type }) => isIdentityDocumentFront(type)),
    incomeSources: facts.incomeSources.map((source) => ({
      uuid: source.uuid,
      type: source.source,
      employmentType: source.employmentType,
    })),
    disburseAccount: row >= 14 ? disburseAccountOf(facts, row) : null,
    autopayAccount: row >= 15 && facts.autopayAccount ? { uuid: facts.autopayAccount.accountUuid } : null,
    payType: row >= 14 ? (facts.payType ?? null) : null,
    assetDepletion: facts.depletionAssets ? { complete: true } : null,
    insurance: { complete: row > 25 },
    coDeedStatus: coDeedStatus(facts),
    isCrypto: facts.channel.isCrypto ?? false,
    requestedManualNotaryTime: facts.notaryVisit?.startsAt ?? facts.notaryVisit?.windows[0]?.from ?? null,
    additionalSignerVersion: facts.additionalSignerVersion ?? null,
    helocSigners: facts.signers.flatMap(({ identityUuid }) => (identityUuid ? [{ identityUuid }] : [])),
    referrer: facts.channel.referrerUuid ? { referrerUuid: facts.channel.referrerUuid } : null,
    auditFields: { createdDate: file.createdAt },
    name: facts.answers.name ?? null,
    email,
  };
}

/** The account for the money; while none is chosen, the linked one that the borrower is asked to confirm. */
function disburseAccountOf({ disbursementAccount, linkedAccounts }: Facts, row: number) {
  const proposed =
    row === 14 ? (linkedAccounts.find(({ type }) => type === "CHECKING") ?? linkedAccounts[0]) : undefined;
  const account = disbursementAccount ?? proposed;
  return account ? shownAccount(account) : null;
}

function shownAccount(account: LinkedAccount): NonNullable<HelocApplication["disburseAccount"]> {
  const mask = accountMask(account.accountNumber);
  return { uuid: account.accountUuid, routingNumber: account.routingNumber, mask, accountNumber: mask };
}
