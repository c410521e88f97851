import { readFileSync } from "node:fs";
import type { Sealing } from "../../sealing/sealing.ts";
import { FIRST_HASH, hashOf } from "../../workflow/event-log.ts";

/** The record of a lender as the first version seeded it. */
const LENDER = new URL("lender-of-001.json", import.meta.url);

/** A row as it was put down by the version that had this table in this form: names of columns with what stood in them. */
export interface OldRow {
  readonly table: string;
  readonly columns: Readonly<Record<string, unknown>>;
}

/** With its check digits. */
const LOAN_NUMBER = "2600000018";

const uuid = (last: number): string => `00000000-0000-4000-8000-${String(last).padStart(12, "0")}`;

export const old = {
  email: "ann@example.com",
  identity: uuid(1),
  application: uuid(2),
  document: uuid(3),
  staff: uuid(4),
  conversation: uuid(5),
  complaint: uuid(6),
  session: uuid(11),
  at: "2026-11-20T10:00:00.123Z",
};

/** The facts of an application as the first version kept them: what came later is not among them. */
const facts = {
  answers: {
    name: { firstName: "Ann", middleName: null, lastName: "Lindqvist", suffix: null },
    email: old.email,
    annualIncome: 9_000_000,
  },
  channel: {},
  consents: [],
  deliveries: [],
  softCreditAttempts: 0,
  avms: [],
  offerHistory: [],
  hardCreditAttempts: 0,
  uploads: [],
  links: [],
  incomeSources: [],
  linkedAccounts: [],
  identityChecks: [],
  finalTitleAttempts: 0,
  payoffQuotes: {},
  closingEdition: 0,
  signatures: [],
  signers: [],
  recordingAttempts: 0,
  payoffPayments: {},
  conditions: [],
};

/** And what it published of one. */
const flags = {
  liensComplete: false,
  uwDecision: null,
  uwSubDecision: null,
  inquiryAttestNeeded: false,
  inquiryAttestComplete: false,
  manualPaystubUpload: false,
  manualPaystubTasksComplete: false,
  giactAccountStatus: null,
  bpo: null,
  title: null,
  disclosurelistSummaryReady: false,
  disclosurelistSummaryComplete: false,
  disclosurelistClosingReady: false,
  disclosurelistClosingComplete: false,
  disclosurelistNotaryReady: false,
  disclosurelistNotaryComplete: false,
  primaryParticipantAcceptComplete: false,
  manualDeedSigningComplete: false,
  checklistStatus: null,
  employmentVerificationNeeded: false,
  propertyComplete: false,
  datatreeNoMatch: false,
  creditFrozenWithPin: false,
  dtiDecline: false,
  creditScoreDecline: false,
  waitingOnFloodCert: false,
  manualNotary: false,
  condition: null,
};

/**
 * What was stored while each migration was the newest, in its columns: a table stands at the version that made it, so that every later
 * change of it meets a row. Sealed as the product seals, because no migration opens a seal.
 */
export function rowsOfVersions(sealing: Sealing, passwordHash: string): Readonly<Record<string, readonly OldRow[]>> {
  const { at, identity, application, document, staff, conversation } = old;
  const [ofIdentity, ofApplication, ofChat] = [sealing.createKey(), sealing.createKey(), sealing.createKey()];
  const event = { type: "application-opened", detail: { names: ["answers"] }, sealed: null };
  const actor = { kind: "borrower" as const, identityUuid: identity };
  const hash = hashOf(FIRST_HASH, { ...event, log: application, sequence: 1, at, actor });
  const hour = { issued_at: at, expires_at: "2099-01-01T00:00:00.000Z" };
  const row = (table: string, columns: OldRow["columns"]): OldRow => ({ table, columns });
  return {
    "001-foundation": [
      row("lenders", { org_code: "gable", record: readFileSync(LENDER, "utf8") }),
      row("identities", {
        uuid: identity,
        org_code: "gable",
        identity_type: "BORROWER",
        email: old.email,
        password_hash: passwordHash,
        email_confirmed_at: at,
        sealed_profile: ofIdentity.seal.sealJson({ language: "en" }, `identity:${identity}`),
        ...ofIdentity.wrapped,
      }),
      row("sessions", { id: old.session, identity_uuid: identity, ...hour, last_seen_at: at, user_agent: "Firefox" }),
      row("applications", {
        uuid: application,
        org_code: "gable",
        identity_uuid: identity,
        loan_number: LOAN_NUMBER,
        plan_version: 1,
        step: null,
        status: JSON.stringify(flags),
        created_at: at,
        updated_at: at,
        sealed_facts: ofApplication.seal.sealJson(facts, `facts:${application}`),
        ...ofApplication.wrapped,
      }),
      row("events", {
        application_uuid: application,
        sequence: 1,
        at,
        type: event.type,
        sealed: null,
        actor: JSON.stringify(actor),
        detail: JSON.stringify(event.detail),
        previous_hash: FIRST_HASH,
        hash,
      }),
      row("tasks", { application_uuid: application, key: "greet", kind: "greet", state: "done", queued_at: at }),
      row("due_instants", { application_uuid: application, kind: "expiry", due_at: at, fired_at: at }),
      row("documents", {
        uuid: document,
        application_uuid: application,
        kind: "PRIVACY_NOTICE",
        title: "Privacy notice",
        media_type: "application/pdf",
        size_bytes: 1,
        sha256: Buffer.alloc(32),
        storage_key: "notice",
      }),
    ],
    "002-engine": [
      row("one_time_secrets", {
        uuid: uuid(12),
        identity_uuid: identity,
        purpose: "email-confirmation",
        secret_hash: Buffer.alloc(32),
        expires_at: at,
        used_at: at,
      }),
      row("outbox", {
        uuid: uuid(13),
        org_code: "gable",
        identity_uuid: identity,
        created_at: at,
        sent_at: at,
        sealed_message: sealing.alone.sealJson({}, "mail"),
      }),
    ],
    "005-staff": [
      row("staff", {
        uuid: staff,
        org_code: "gable",
        email: "una@gable.example",
        name: "Una",
        role: "administrator",
        password_hash: passwordHash,
      }),
      row("staff_actions", {
        uuid: uuid(14),
        at,
        org_code: "gable",
        staff_uuid: staff,
        role: "administrator",
        call: "pipeline",
        outcome: "allowed",
        ip: "127.0.0.1",
        correlation_id: "correlation",
      }),
    ],
    "007-chat": [
      row("chat_conversations", {
        uuid: conversation,
        org_code: "gable",
        identity_uuid: identity,
        application_uuid: application,
        language: "en",
        opened_at: at,
        expires_at: hour.expires_at,
        last_sequence: 1,
        last_author: "borrower",
        sealed_visitor: ofChat.seal.sealJson({ friendlyName: "Ann" }, `chat-visitor:${conversation}`),
        ...ofChat.wrapped,
      }),
    ],
    "008-shell": [
      row("notifications", {
        uuid: uuid(15),
        identity_uuid: identity,
        application_uuid: application,
        kind: "your-move",
        created_at: at,
      }),
      row("feedback", {
        uuid: uuid(16),
        org_code: "gable",
        identity_uuid: identity,
        addressee: "ceo",
        topic: "praise",
        sealed_message: sealing.alone.sealJson("Good.", `feedback:${uuid(16)}`),
        marketing_consent: false,
        pathname: "/",
        product_type: "HELOC",
        created_at: at,
      }),
    ],
    "012-pipeline": [
      row("pipeline", {
        application_uuid: application,
        org_code: "gable",
        loan_number: LOAN_NUMBER,
        standing: "open",
        plan_row: 1,
        waits_for: "borrower",
        borrower: "",
        assignee_uuid: staff,
        opened_at: at,
        changed_at: at,
        words: "",
      }),
    ],
    "018-privacy": [
      row("complaints", {
        uuid: old.complaint,
        org_code: "gable",
        identity_uuid: identity,
        topic: "OTHER",
        received_at: at,
        answer_by: "2026-12-05",
        sealed_text: sealing.alone.sealJson("Slow.", `complaint:${old.complaint}`),
      }),
    ],
  };
}
