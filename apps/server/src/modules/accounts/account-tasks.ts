import { randomUUID } from "node:crypto";
import { OWNER_DIFFERS } from "@gable/domain/accounts/owner-differs.ts";
import { isSameAccount } from "@gable/domain/accounts/same-account.ts";
import { DEPOSITS_NAMED } from "@gable/domain/accounts/small-deposits.ts";
import { isRecordedAs } from "@gable/domain/people/recorded-name.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { ChosenAccount, LinkedAccount } from "@gable/domain/workflow/facts/verification-facts.ts";
import type { AccountCheck, AccountCheckAnswer } from "@gable/vendors/bank-account-check/protocol.ts";
import type { ExchangeAnswer } from "@gable/vendors/bank-link/protocol.ts";
import type { Task } from "../../context.ts";
import type { Change } from "../../workflow/change.ts";
import { vendorTask } from "../../workflow/task.ts";
import { vendorPerson } from "../../workflow/vendor-words.ts";
import { reissuePackage } from "../closing/reissue-package.ts";
import { foundNothing } from "../income/income-standing.ts";
import { visitOfKey, withLink } from "./link-visits.ts";

/** Why an account counts as verified that a person accepted. */
export const STAFF_ACCEPTED = "staff-accepted";

export const accountTasks: readonly Task[] = [
  vendorTask({
    effect: "read-bank-accounts",
    vendor: "bank-link",
    act: "exchange",
    request: (_ctx, file, { key }) => {
      const { publicToken } = visitOfKey(file, key);
      if (publicToken === undefined) throw new Error(`nothing was shared in the visit ${key}`);
      return { publicToken };
    },
    apply: (_ctx, file, answer, now, { key }) => {
      const visit = visitOfKey(file, key);
      if (visit.state !== "COMPLETED" || visit.item) return undefined;
      const { facts } = file;
      const isForIncome = visit.purpose === "INCOME";
      if (answer.outcome === "link-expired") {
        if (isForIncome) return foundNothing(file, visit, answer.outcome, now);
        const links = withLink(facts.links, { ...visit, state: "FAILED", reason: answer.outcome });
        return { event: "accounts-not-read", facts: { links }, detail: { reason: answer.outcome } };
      }
      const own = ownAccounts(answer, facts);
      if (isForIncome && own.length === 0)
        return foundNothing(file, { ...visit, item: answer.item }, "owner-differs", now);
      return {
        event: "accounts-read",
        facts: {
          links: withLink(facts.links, {
            ...visit,
            ...(isForIncome
              ? { item: answer.item, accounts: own.map(({ account }) => account) }
              : { state: "READ" as const }),
          }),
          linkedAccounts: withNewAccounts(facts, answer),
        },
        detail: { accounts: answer.accounts.length },
      };
    },
  }),
  vendorTask({
    effect: "release-bank-access",
    vendor: "bank-link",
    act: "release",
    request: (_ctx, file, { key }) => {
      const { item } = visitOfKey(file, key);
      if (item === undefined) throw new Error(`nothing is kept of the visit ${key}`);
      return { item };
    },
    apply: (_ctx, file, _answer, now, { key }) => ({
      event: "bank-access-released",
      facts: {
        links: withLink(file.facts.links, { ...visitOfKey(file, key), releasedAt: now.toISOString() }),
      },
    }),
  }),
  vendorTask({
    effect: "release-payroll-access",
    vendor: "income-link",
    act: "release",
    request: (_ctx, file, { key }) => ({ visit: visitOfKey(file, key).order }),
    apply: (_ctx, file, _answer, now, { key }) => ({
      event: "payroll-access-released",
      facts: {
        links: withLink(file.facts.links, { ...visitOfKey(file, key), releasedAt: now.toISOString() }),
      },
    }),
  }),
  vendorTask({
    effect: "check-autopay-account",
    vendor: "bank-account-check",
    act: "check",
    isFinal: ({ giactAccountStatus }) => giactAccountStatus !== "PENDING_REVIEW",
    request: (_ctx, file) => checkOf(file, file.facts.autopayAccount),
    apply: (_ctx, file, answer, now, { key }) => {
      const { autopayAccount: account, autopayCheck } = file.facts;
      if (!account || !key.endsWith(account.at) || autopayCheck?.reason === STAFF_ACCEPTED) return undefined;
      const { status, reason } = verdictOf(answer);
      if (status === "FAILED_VERIFICATION") return refusedAutopay(file, reason, now);
      return {
        event: "autopay-account-checked",
        facts: { autopayCheck: { status, reason, at: now.toISOString() } },
        detail: { status },
      };
    },
  }),
  vendorTask({
    effect: "check-disbursement-account",
    vendor: "bank-account-check",
    act: "check",
    // A review by a person is followed by another answer.
    isFinal: ({ giactAccountStatus }) => giactAccountStatus !== "PENDING_REVIEW",
    request: (_ctx, file) => checkOf(file, file.facts.disbursementAccount),
    apply: (_ctx, file, answer, now, { key }) => {
      const { facts } = file;
      // Another account was chosen meanwhile: what is said of this one no longer matters.
      if (!facts.disbursementAccount || !key.endsWith(facts.disbursementAccount.at)) return undefined;
      // A person has decided since, or the borrower has named the deposits: what the vendor says later takes nothing back.
      const decided = facts.disbursementCheck?.reason;
      if (decided === STAFF_ACCEPTED || decided === DEPOSITS_NAMED) return undefined;
      const at = now.toISOString();
      const { status, reason } = verdictOf(answer);
      if (status === "FAILED_VERIFICATION") return refusedAccount(file, reason, at);
      return { event: "account-checked", facts: { disbursementCheck: { status, reason, at } }, detail: { status } };
    },
  }),
];

function checkOf(file: LoanFile, account: ChosenAccount | undefined): AccountCheck {
  if (!account) throw new Error(`the application ${file.uuid} has no account to check`);
  return {
    routingNumber: account.routingNumber,
    accountNumber: account.accountNumber,
    accountType: account.type === "SAVINGS" ? "savings" : "checking",
    holder: vendorPerson(file),
  };
}

/** A former name, a trust, a joint account: a person compares what the borrower sends, and no money moves before. */
const verdictOf = ({ ownership, giactAccountStatus, reason }: AccountCheckAnswer) =>
  ownership === "mismatch"
    ? { status: "PENDING_REVIEW" as const, reason: OWNER_DIFFERS }
    : { status: giactAccountStatus, reason };

/**
 * Has the borrower name another account for the payments. Papers that name this one and are not signed are drawn anew; once they are
 * signed the line goes on, and payments are by hand where no other account is named in time.
 */
export function refusedAutopay(file: LoanFile, reason: string, now: Date): Change {
  const { facts } = file;
  const refused = facts.autopayAccount;
  const event = "autopay-account-refused";
  if (!refused) return { event, facts: {} };
  const at = now.toISOString();
  const { bankName, routingNumber, accountNumber } = refused;
  const isSigned = facts.closingSignedAt !== undefined;
  const drawn = !isSigned && facts.closingDocuments ? reissuePackage(file, now, "ACCOUNT") : undefined;
  return {
    ...drawn,
    event,
    facts: {
      ...drawn?.facts,
      autopayCheck: { status: "FAILED_VERIFICATION", reason, at },
      refusedAccounts: [
        ...facts.refusedAccounts,
        { bankName, routingNumber, accountNumber, reason, at, use: "PAYMENTS" as const },
      ],
      linkedAccounts: facts.linkedAccounts.filter((account) => !isSameAccount(account, refused)),
      // The day of the first payment was agreed with this account's: it is kept until another account takes its place.
      ...(!isSigned && { autopayAccount: undefined }),
    },
    detail: { reason },
  };
}

/** Takes the account for the money out of use, everywhere it was to be used, and keeps why. */
export function refusedAccount({ facts }: LoanFile, reason: string, at: string): Change {
  const refused = facts.disbursementAccount;
  if (!refused) return { event: "account-refused", facts: {} };
  const isAutopay = facts.autopayAccount && isSameAccount(facts.autopayAccount, refused);
  const { bankName, routingNumber, accountNumber } = refused;
  return {
    event: "account-refused",
    facts: {
      disbursementAccount: undefined,
      disbursementCheck: { status: "FAILED_VERIFICATION", reason, at },
      refusedAccounts: [...facts.refusedAccounts, { bankName, routingNumber, accountNumber, reason, at }],
      linkedAccounts: facts.linkedAccounts.filter((account) => !isSameAccount(account, refused)),
      // That it is paid automatically, and the rate that comes of it, stays chosen: only from which account is asked again.
      ...(isAutopay && { autopayAccount: undefined }),
    },
    detail: { reason },
  };
}

type Linked = Extract<ExchangeAnswer, { readonly outcome: "linked" }>;

/** The accounts on which the borrower stands as an owner. */
function ownAccounts({ accounts }: Linked, { answers }: Facts): Linked["accounts"] {
  const { name } = answers;
  return accounts.filter(({ owners }) => name && owners.some((owner) => isRecordedAs(name, owner)));
}

/** What is known already, with what is new and was never refused. */
function withNewAccounts({ linkedAccounts, refusedAccounts }: Facts, { accounts, institution }: Linked) {
  const known = [...linkedAccounts, ...refusedAccounts];
  const fresh = accounts
    .filter((account) => !known.some((one) => isSameAccount(one, account)))
    .map(
      ({ routingNumber, accountNumber, accountType, owners }): LinkedAccount => ({
        accountUuid: randomUUID(),
        bankName: institution.name,
        routingNumber,
        accountNumber,
        type: accountType === "savings" ? "SAVINGS" : "CHECKING",
        owners,
      }),
    );
  return [...linkedAccounts, ...fresh];
}
