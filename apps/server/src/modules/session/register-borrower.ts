import type { ConsentType } from "@gable/domain/application/enumerations.ts";
import type { Lender } from "@gable/domain/organisations/lender.ts";
import type { ConsentGiven, Demonstration } from "@gable/domain/profile/consents.ts";
import { lacksResidence } from "@gable/domain/profile/lacks-residence.ts";
import { completeAnswers, type RegistrationDraft } from "@gable/domain/profile/registration.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import type { Caller } from "../../http/contract-routing.ts";
import { invalid, Refusal } from "../../http/refusal.ts";
import { createApplication } from "../application/create-application.ts";
import { noteStarted } from "../originators/lead-started.ts";
import { acceptApplication } from "../profile/accept-application.ts";
import { recordConsent } from "../profile/consent-record.ts";
import { demandDemonstration } from "../profile/demonstration.ts";
import { type Draft, dropDraft, openedDeliveries, readDraft } from "../profile/visitor-draft.ts";
import { sendEmailCode } from "./email-confirmation.ts";
import { insertBorrower } from "./identity-store.ts";
import { passwordProblem } from "./passwords.ts";
import { tellAccountExists } from "./tell-account-exists.ts";

export interface Registration {
  readonly email: string;
  readonly password: string;
  readonly answers: RegistrationDraft;
  readonly consents: readonly ConsentGiven[];
  readonly demonstrationCode: string;
  readonly referrer?: string | undefined;
  readonly payout?: "ACCOUNT" | "WALLET" | undefined;
}

/** Answers without which there is no application (journey, row 1). */
const needed = [
  "home",
  "homeType",
  "occupancy",
  "ownership",
  "listedForSale",
  "titleChangedRecently",
  "employmentType",
  "annualIncome",
  "name",
  "birthDate",
  "phone",
] as const satisfies readonly (keyof RegistrationDraft)[];

const neededConsents: readonly ConsentType[] = ["SOFT_CREDIT", "ELECTRONIC_RECORDS", "TERMS_OF_USE"];

/** Nothing may be asked of a bureau before these reached the applicant (12 CFR 1026.40(b) and (e)). */
const neededDisclosures = ["EARLY_HELOC_DISCLOSURE", "CFPB_HELOC_BOOKLET"] as const;

/**
 * Opens an account and turns the visitor's draft into an application. An address that has an account already is answered neutrally,
 * and its owner is told by mail.
 */
export async function registerBorrower(
  ctx: Context,
  trx: Transaction,
  caller: Caller,
  registration: Registration,
  passwordHash: string,
): Promise<{ identityUuid: string; applicationUuid: string }> {
  const { lender, request, reply } = caller;
  const draft = await readDraft(ctx, trx, request, lender.orgCode);
  const answers = completeAnswers({ ...draft?.answers, ...registration.answers, email: registration.email });
  refuseUnanswered(answers);
  const { facts, detail } = await acceptApplication(ctx, trx, lender, { ...registration, answers });
  const demonstration = demandComplete(lender, registration, draft);

  const identityUuid = await insertBorrower(ctx, trx, {
    orgCode: lender.orgCode,
    email: registration.email,
    passwordHash,
    profile: { language: answers.language ?? "en", ...(answers.phone && { phone: answers.phone }) },
  });
  if (!identityUuid) {
    throw new Refusal(
      409,
      "cannot-start-here",
      "An application cannot be started with this address here. If you have an account, log in or set a new password.",
      { afterwards: () => tellAccountExists(ctx, caller, registration.email) },
    );
  }
  const now = ctx.clock.now();
  const { file } = await createApplication(ctx, trx, {
    orgCode: lender.orgCode,
    identityUuid,
    actor: { kind: "borrower", identityUuid },
    ...(detail && { detail }),
    facts: {
      ...facts,
      consents: registration.consents.map((given) => recordConsent(given, caller, now, demonstration)),
      deliveries: openedDeliveries(draft),
    },
  });
  await noteStarted(ctx, trx, draft, {
    uuid: file.uuid,
    referrerUuid: facts.channel.referrerUuid,
    orgCode: lender.orgCode,
    email: null,
  });
  await dropDraft(ctx, trx, request, reply);
  await sendEmailCode(ctx, trx, lender, { uuid: identityUuid, email: registration.email });
  return { identityUuid, applicationUuid: file.uuid };
}

function refuseUnanswered(answers: RegistrationDraft): void {
  const missing: readonly (keyof RegistrationDraft)[] = [
    ...needed.filter((name) => answers[name] === undefined),
    ...(lacksResidence(answers) ? (["residence"] as const) : []),
  ];
  if (missing.length > 0) throw invalid(Object.fromEntries(missing.map((name) => [name, ["required"]])));
}

function demandComplete(lender: Lender, registration: Registration, draft: Draft | undefined): Demonstration {
  const problem = passwordProblem(registration.password, registration.email, lender);
  if (problem) throw invalid({ password: [problem] });
  const given = new Set<string>(registration.consents.map(({ type }) => type));
  const missingConsents = neededConsents.filter((type) => !given.has(type));
  if (missingConsents.length > 0) throw invalid({ consents: missingConsents.map((type) => `required:${type}`) });
  const received = new Set((draft?.deliveries ?? []).map(({ documentKind }) => documentKind));
  if (!draft || neededDisclosures.some((kind) => !received.has(kind))) {
    throw invalid({ disclosures: ["open-first"] });
  }
  return demandDemonstration(draft, registration.demonstrationCode);
}
