import type { LinkedAccount, bankLink as protocol } from "@gable/vendors/bank-link/protocol.ts";
import { institutionById, institutions } from "../institutions.ts";
import type { BankAccountFacts, Facts, PersonFacts } from "../personas/facts.ts";
import { recognisePerson } from "../recognise.ts";
import type { Vendor } from "../scene.ts";
import { atOnce } from "../script.ts";
import { recordedName } from "../spelling.ts";
import { historyFrom, transactionsOf } from "./bank-transactions.ts";
import { openVisit, readGrant } from "./link-visit.ts";

export const bankLink: Vendor<typeof protocol> = {
  "start-link": (request, scene) => openVisit("bank-link", request, scene),

  exchange: ({ publicToken }, { vault }) => {
    const grant = readGrant(vault, "bank-link", publicToken);
    const institution = institutionById(grant?.institution ?? "") ?? institutions[0];
    if (grant === null || institution === undefined) return atOnce({ outcome: "link-expired" });
    const { facts, party } = recognisePerson(grant.person);
    const shared = facts.bank.accounts.filter(({ id }) => grant.accounts?.includes(id) ?? true);
    return atOnce({
      outcome: "linked",
      item: publicToken,
      institution: { id: institution.id, name: institution.name },
      accounts: shared.map((account) => linkedAccount(facts, party, account, institution.routingNumber)),
    });
  },

  transactions: ({ item, accounts, from, to }, { vault, today }) => {
    const grant = readGrant(vault, "bank-link", item);
    if (grant === null) return atOnce({ outcome: "revoked" });
    const { facts } = recognisePerson(grant.person);
    const earliest = historyFrom(today);
    const [everyday] = facts.bank.accounts;
    // Money comes and goes on the everyday account; the others lie still.
    const transactions = accounts
      .filter((account) => account === everyday?.id)
      .flatMap((account) => transactionsOf(facts, account, from > earliest ? from : earliest, to < today ? to : today));
    return atOnce({ outcome: "retrieved", historyFrom: earliest, transactions });
  },

  release: () => atOnce({ outcome: "released" }),
};

const linkedAccount = (
  facts: Facts,
  party: PersonFacts,
  account: BankAccountFacts,
  routingNumber: string,
): LinkedAccount => ({
  account: account.id,
  name: account.name,
  accountType: account.accountType,
  lastFour: account.accountNumber.slice(-4),
  routingNumber,
  accountNumber: account.accountNumber,
  balance: account.balance,
  availableBalance: account.balance,
  owners: account.verdict === "owner-differs" ? ["SOMEBODY ELSE"] : ownersOf(facts, party),
});

const ownersOf = (facts: Facts, party: PersonFacts): string[] =>
  facts.coOwners.length > 0
    ? [facts.person, ...facts.coOwners].map(({ name }) => recordedName(name))
    : [recordedName(party.name)];
