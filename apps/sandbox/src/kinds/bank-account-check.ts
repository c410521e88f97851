import type { AccountCheckAnswer, bankAccountCheck as protocol } from "@gable/vendors/bank-account-check/protocol.ts";
import { institutionByRouting, isRoutingNumber } from "../institutions.ts";
import type { BankAccountFacts } from "../personas/facts.ts";
import { recogniseAccount, recognisePerson } from "../recognise.ts";
import type { Vendor } from "../scene.ts";
import { atOnce, atOnceThen } from "../script.ts";
import { nameFor } from "../seeded.ts";

export const bankAccountCheck: Vendor<typeof protocol> = {
  "look-up-routing": ({ routingNumber }) => {
    const bank = bankNamed(routingNumber);
    if (bank === null) return atOnce({ outcome: "not-found" });
    return atOnce({ outcome: "found", bankName: bank.name, acceptsAch: true, acceptsWire: bank.acceptsWire });
  },

  check: ({ routingNumber, accountNumber, holder }, { order }) => {
    const check = nameFor("chk", order);
    const bank = bankNamed(routingNumber);
    if (bank === null)
      return atOnce(finding(check, "FAILED_VERIFICATION", "an unknown bank", "unknown", "unknown-bank"));

    const known = recogniseAccount(accountNumber);
    const asker = recognisePerson(holder).facts;
    const isSomebodyElses = known !== null && known.facts.seed !== asker.seed;
    const verdict = isSomebodyElses ? "owner-differs" : (known?.account.verdict ?? verdictOf(accountNumber));
    const verified = finding(check, "VERIFIED", bank.name, "match", "open-and-owned");
    const pending = finding(check, "PENDING_REVIEW", bank.name, "unknown", "under-review");
    const failed = finding(check, "FAILED_VERIFICATION", bank.name, "unknown", "no-such-account");

    switch (verdict) {
      case "verified":
        return atOnce(verified);
      case "failed":
        return atOnce(failed);
      case "owner-differs":
        return atOnce(finding(check, "FAILED_VERIFICATION", bank.name, "mismatch", "owner-differs"));
      case "pending":
        return atOnce(pending);
      case "pending-then-verified":
        return atOnceThen(pending, verified);
      case "pending-then-failed":
        return atOnceThen(pending, failed);
      default:
        return verdict satisfies never;
    }
  },
};

/** Numbers that nobody in particular has: the last three digits decide. */
function verdictOf(accountNumber: string): BankAccountFacts["verdict"] {
  if (accountNumber.endsWith("001")) return "failed";
  if (accountNumber.endsWith("002")) return "pending-then-verified";
  if (accountNumber.endsWith("003")) return "pending-then-failed";
  if (accountNumber.endsWith("004")) return "owner-differs";
  if (accountNumber.endsWith("005")) return "pending";
  return "verified";
}

/** Every routing number with a right check digit has a bank here. */
function bankNamed(routingNumber: string): { name: string; acceptsWire: boolean } | null {
  const ours = institutionByRouting(routingNumber);
  if (ours !== undefined) return ours;
  return isRoutingNumber(routingNumber) ? { name: `Bank ${routingNumber.slice(0, 4)}`, acceptsWire: true } : null;
}

const finding = (
  check: string,
  giactAccountStatus: AccountCheckAnswer["giactAccountStatus"],
  bankName: string,
  ownership: AccountCheckAnswer["ownership"],
  reason: AccountCheckAnswer["reason"],
): AccountCheckAnswer => ({ check, giactAccountStatus, bankName, ownership, reason });
