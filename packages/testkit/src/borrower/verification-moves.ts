import { setTimeout as pause } from "node:timers/promises";
import {
  accounts,
  chooseAutopay,
  chooseDisbursement,
  completeBankLink,
  linkBank,
} from "@gable/contract/calls/accounts.ts";
import { askSmallDeposits, nameSmallDeposits, smallDeposits } from "@gable/contract/calls/accounts-deposits.ts";
import { application } from "@gable/contract/calls/application.ts";
import { businessClock } from "@gable/contract/calls/development.ts";
import { uploadDocument } from "@gable/contract/calls/documents.ts";
import { confirmEmployer, employer } from "@gable/contract/calls/employment.ts";
import { checkIdentity, identityCheck } from "@gable/contract/calls/identity-check.ts";
import { completeIncomeLink, income, linkIncome, settleIncome } from "@gable/contract/calls/income.ts";
import type { DocumentType } from "@gable/domain/application/document-types.ts";
import type { ConsentType } from "@gable/domain/application/enumerations.ts";
import { identityDocumentKinds } from "@gable/domain/identity/identity-documents.ts";
import type { Step } from "@gable/domain/journey/steps.ts";
import { consentTexts } from "@gable/domain/profile/consents.ts";
import { PATIENCE_MS } from "../patience.ts";
import type { Move, Walk } from "./move.ts";
import { pixel } from "./pixel.ts";
import { consent } from "./register.ts";
import { asStaff } from "./staff-moves.ts";

const LOOK_EVERY_MS = 15;

/** Looks again until something holds. Throws when it takes too long. */
export async function until<T>(look: () => Promise<T>, holds: (seen: T) => boolean): Promise<T> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const seen = await look();
    if (holds(seen)) return seen;
    if (performance.now() > end) throw new Error(`Waited too long: ${JSON.stringify(seen)}`);
    await pause(LOOK_EVERY_MS);
  }
}

/** Goes to a vendor's page, agrees to everything there, and comes back with the token, where the page gives one. */
export async function agreeAt(
  { sandboxUrl }: Pick<Walk, "sandboxUrl">,
  url: string,
  sharedAccounts?: readonly string[],
): Promise<{ readonly publicToken?: string }> {
  const response = await fetch(`${sandboxUrl}/admin/links/finish`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ url, ...(sharedAccounts && { accounts: sharedAccounts }) }),
  });
  const { returnUrl } = (await response.json()) as { returnUrl: string };
  const publicToken = new URL(returnUrl).searchParams.get("publicToken");
  return publicToken === null ? {} : { publicToken };
}

const methods = {
  payroll: ["PAYROLL", "PAYROLL_READING"],
  "bank-deposits": ["PLAID_TRANSACTIONS", "BANK_ACCOUNT_READING"],
  "tax-transcript": ["TAX_TRANSCRIPT", "TAX_TRANSCRIPT"],
  "pay-stubs": ["PAYROLL", "PAYROLL_READING"],
} as const satisfies Record<string, readonly [string, ConsentType]>;

const showIncome: Move = async (walk) => {
  const { client, uuid, persona } = walk;
  const [source, consentType] = methods[persona.fill.incomeMethod];
  const opened = await client.send(linkIncome, {
    params: { uuid },
    body: { source, consent: consent(consentType, persona.fill.language) },
  });
  const body = await agreeAt(walk, opened.url);
  await client.send(completeIncomeLink, { params: { uuid, link: opened.linkUuid }, body });
  const read = await until(
    () => client.send(income, { params: { uuid } }),
    ({ sources }) => sources.every(({ state }) => state !== "CONNECTING"),
  );
  if (read.canSettle) await client.send(settleIncome, { params: { uuid }, body: { confirmed: true } });
};

/** Sends every pay stub that is asked for, which staff then read. */
export const sendPayStubs: Move = async (walk) => {
  const { client, uuid, persona } = walk;
  const { payStubs } = await client.send(income, { params: { uuid } });
  const wanted = payStubs?.wanted ?? 0;
  const readWith: string[] = [];
  for (let given = (payStubs?.uploaded ?? 0) + 1; given <= wanted; given += 1) {
    const documentUuid = await upload(walk, "USER_UPLOADED_PAYSTUB");
    if (given < wanted) {
      readWith.push(documentUuid);
      continue;
    }
    const read = { source: "MANUAL_PAYSTUB", annualAmount: persona.fill.annualIncome, documentUuid, readWith } as const;
    await asStaff(walk, { act: "record-income", ...read });
  }
};

/** Types an account for the money of which the check cannot tell: its number ends in 005. Gives its last four digits. */
export async function typeUnclearAccount(
  { client, uuid, persona }: Pick<Walk, "client" | "uuid" | "persona">,
  accountNumber: `${string}005`,
): Promise<string> {
  const { routingNumber } = persona.fill.bank;
  await client.send(chooseDisbursement, {
    params: { uuid },
    body: { source: "TYPED", routingNumber, accountNumber, type: "CHECKING" },
  });
  await until(
    () => client.send(accounts, { params: { uuid } }),
    ({ check }) => check === "PENDING_REVIEW",
  );
  return accountNumber.slice(-4);
}

/** Has two small deposits sent to a typed account of which the check cannot tell, reads them on its statement and names them. */
async function nameDeposits({ client, uuid, sandboxUrl }: Walk): Promise<void> {
  const params = { uuid };
  const standing = () => client.send(smallDeposits, { params });
  const { state, mask } = await standing();
  if (state !== "OFFERED" || mask === null) return;
  await client.send(askSmallDeposits, { params, body: undefined });
  await until(standing, (seen) => seen.state === "SENT");
  const { loanNumber } = await client.send(application, { params });
  const reply = await fetch(`${sandboxUrl}/inbox.json?to=account-${mask}@bank.example`);
  const lines = (await reply.json()) as { readonly text: string }[];
  // The statement of a persona's account has the deposits of every walk.
  const [first = 0, second = 0] = lines
    .filter(({ text }) => text.includes(loanNumber))
    .map(({ text }) => Number(/\$0\.(\d\d)/.exec(text)?.[1]));
  await client.send(nameSmallDeposits, { params, body: { first, second } });
}

const WALLET = "0x71C7656EC7ab88b098defB751B7401B5f6d8976F";

const chooseAccount: Move = async (walk) => {
  const { client, uuid, persona } = walk;
  if (persona.fill.collateral === "home-with-wallet") {
    await client.send(chooseDisbursement, { params: { uuid }, body: { source: "WALLET", address: WALLET } });
    return;
  }
  const known = await client.send(accounts, { params: { uuid } });
  if (known.refused !== null) {
    const { routingNumber } = persona.fill.bank;
    const accountNumber = persona.fill.corrections.accountNumber ?? "4400123456";
    await client.send(chooseDisbursement, {
      params: { uuid },
      body: { source: "TYPED", routingNumber, accountNumber, type: "CHECKING" },
    });
    return;
  }
  if (persona.fill.accountBy === "typing") {
    const { routingNumber, accountNumber } = persona.fill.bank;
    await client.send(chooseDisbursement, {
      params: { uuid },
      body: { source: "TYPED", routingNumber, accountNumber, type: "CHECKING" },
    });
    await until(
      () => client.send(accounts, { params: { uuid } }),
      ({ check }) => check !== null,
    );
    await nameDeposits(walk);
    return;
  }
  if (known.linked.length === 0) {
    const opened = await client.send(linkBank, {
      params: { uuid },
      body: { consent: consent("BANK_ACCOUNT_READING", persona.fill.language) },
    });
    const body = await agreeAt(walk, opened.url, ["everyday", "reserve"]);
    await client.send(completeBankLink, { params: { uuid, link: opened.linkUuid }, body });
  }
  const { linked } = await until(
    () => client.send(accounts, { params: { uuid } }),
    (seen) => seen.linked.length > 0,
  );
  const [account] = linked;
  if (!account) throw new Error("No account was shared.");
  await client.send(chooseDisbursement, {
    params: { uuid },
    body: { source: "LINKED", accountUuid: account.accountUuid },
  });
};

const chooseRepayment: Move = async ({ client, uuid, persona }) => {
  await client.send(chooseAutopay, {
    params: { uuid },
    body:
      persona.fill.payMethod === "MANUAL"
        ? { payType: "MANUAL" }
        : {
            payType: "AUTOPAY",
            account: { source: "DISBURSEMENT" },
            draftDay: 15,
            consentVersion: consentTexts.AUTOPAY.version,
          },
  });
};

const nameEmployer: Move = async ({ client, uuid, persona: { fill } }) => {
  await client.send(confirmEmployer, {
    params: { uuid },
    body: {
      employerName: fill.employer ?? "",
      position: fill.jobTitle ?? "",
      since: "2019-04",
      phone: fill.phone,
      consent: consent("EMPLOYMENT_VERIFICATION", fill.language),
    },
  });
  const { state } = await until(
    () => client.send(employer, { params: { uuid } }),
    (seen) => seen.state !== "ASKING",
  );
  if (state === "NOT_CONFIRMED") await asStaff({ client, uuid }, { act: "confirm-employment" });
};

/** Uploads a picture as a document of a type; returns its uuid. */
export async function upload(
  { client, uuid }: Pick<Walk, "client" | "uuid">,
  type: DocumentType,
  conditionUuid?: string,
  datedOn?: string,
): Promise<string> {
  const row = await client.send(uploadDocument, {
    params: { uuid },
    body: { type, ...(conditionUuid && { conditionUuid }), datedOn: datedOn ?? (await daysAgo({ client, uuid }, 3)) },
    file: new Blob([pixel], { type: "image/png" }),
    fileName: "picture.png",
  });
  return row.uuid;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** A day so long before the present one, by the application's own clock. */
export async function daysAgo({ client, uuid }: Pick<Walk, "client" | "uuid">, days: number): Promise<string> {
  const { now } = await client.send(businessClock, { query: { applicationUuid: uuid } });
  return new Date(Date.parse(now) - days * DAY_MS).toISOString().slice(0, 10);
}

const showIdentity: Move = async (walk) => {
  const { client, uuid, persona } = walk;
  const kind =
    persona.fill.identityDocument === "PERMANENT_RESIDENT_CARD" ? "PERMANENT_RESIDENT" : persona.fill.identityDocument;
  const { front, back } = identityDocumentKinds[kind];
  for (;;) {
    const frontUuid = await upload(walk, front);
    const backUuid = back ? await upload(walk, front.replace("_FRONT", "_BACK") as DocumentType) : undefined;
    const selfieUuid = await upload(walk, "PORTRAIT");
    const pictures = { frontUuid, ...(backUuid && { backUuid }), selfieUuid };
    await client.send(checkIdentity, { params: { uuid }, body: { kind, ...pictures } });
    const { state } = await until(
      () => client.send(identityCheck, { params: { uuid } }),
      (seen) => seen.state !== "CHECKING",
    );
    if (state === "REVIEW") await asStaff(walk, { act: "accept-identity" });
    if (state !== "RETRY") return;
  }
};

/** What a borrower does in rows 13 to 17. */
export const verificationMoves: Partial<Record<Step, Move>> = {
  INCOME_VERIFICATION: showIncome,
  DISBURSEMENT_ACCOUNT: chooseAccount,
  AUTOPAY_ACCOUNT: chooseRepayment,
  VERIFIED_AUTOPAY_ACCOUNT: chooseRepayment,
  EMPLOYMENT_VERIFICATION: nameEmployer,
  IDENTITY_VERIFICATION: showIdentity,
};
