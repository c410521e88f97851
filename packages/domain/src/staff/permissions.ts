import type { StaffRole } from "./roles.ts";

const everybody = [
  "administrator",
  "underwriter",
  "processor",
  "notary",
  "support-agent",
  "loan-officer",
  "auditor",
] as const satisfies readonly StaffRole[];

/**
 * Who among a lender's staff may do what. A call of the console names one of these, and so does a button. An administrator runs the
 * desk and decides nothing about credit; an auditor sees everything that was done and does nothing.
 */
export const permissions = {
  "see-pipeline": everybody,
  /** The whole list at once, with the names in it: whoever takes it away looks after all of it, or examines it. */
  "download-pipeline": ["administrator", "underwriter", "processor", "auditor"],
  /** A view of the pipeline under whose name all of the lender's staff find it. */
  "share-views": ["administrator"],
  "see-file": everybody,
  /** The report, the income and the decision with its numbers. */
  "see-credit": ["administrator", "underwriter", "processor", "auditor"],
  /** The papers themselves, which are full of what a mask would hide. */
  "see-documents": ["administrator", "underwriter", "processor", "notary", "auditor"],
  /** Birth date, social security and account numbers: one at a time, with a reason that is kept. */
  "reveal-personal": ["underwriter", "processor"],
  "see-audit": ["administrator", "auditor"],
  /** The register has ethnicity, race and sex: nobody sees it who decides anything about credit. */
  "report-hmda": ["administrator", "auditor"],
  /** What is reported of an application and no record knows: where it lies for the census, and who bought the line. */
  "correct-hmda": ["administrator"],
  /** The whole record of an application, for an examiner. */
  "make-examiner-pack": ["auditor"],
  /** Complaints, and what is kept beyond its schedule. */
  "keep-privacy": ["administrator"],
  /** Logging a borrower out everywhere, whose account somebody else may have. */
  "end-borrower-sessions": ["administrator"],
  /** Of a borrower or signer who lost phone and codes: one asks, another agrees. */
  "take-second-steps-off": ["administrator"],
  /** Figures of all applications. Nothing of ethnicity, race or sex is among them. */
  "see-reports": ["administrator", "auditor"],
  /** What borrowers say of the product, in their own words. */
  "read-feedback": ["administrator", "support-agent"],
  /** How a borrower went through the pages: for who helps them, and no one who decides about credit. */
  "see-replays": ["administrator", "support-agent", "auditor"],
  /** One's own link, and whom it brought. */
  "see-own-card": ["loan-officer"],
  /** Whom one may yet bring: an officer their own, an administrator all of the lender's, for who asks to be forgotten or whose officer left. */
  "keep-leads": ["administrator", "loan-officer"],
  "manage-staff": ["administrator"],
  /** Rates, guidelines and what else the lender has set. */
  "see-settings": ["administrator", "underwriter", "auditor"],
  /** Proposing a change, and approving what another administrator proposed. */
  "keep-settings": ["administrator"],
  /** The whole of a funded line, for who services it. */
  "hand-off": ["processor"],
  /** Where the lender's own systems are told what happens. */
  "keep-webhooks": ["administrator"],
  /** Who carries the lender's chats, and with which keys. */
  "choose-chat-provider": ["administrator"],
  "write-notes": ["administrator", "underwriter", "processor", "notary", "support-agent", "loan-officer"],
  /** A loan officer those of their own borrowers. */
  "answer-chats": ["support-agent", "administrator", "loan-officer"],
  assign: ["administrator", "underwriter", "processor"],
  "clear-fraud-alert": ["underwriter", "processor"],
  /** A bureau that made no report is asked again. */
  "review-credit-file": ["underwriter", "processor"],
  /** What a borrower said wrong is put right on their word. */
  "correct-answers": ["underwriter", "processor"],
  "clear-watchlist": ["underwriter"],
  "decide-underwriting": ["underwriter"],
  "review-delinquency": ["underwriter"],
  "review-home": ["underwriter"],
  "review-ownership": ["underwriter", "processor"],
  "review-identity": ["underwriter", "processor"],
  "review-trust": ["underwriter", "processor"],
  "review-title": ["underwriter", "processor"],
  "review-valuation": ["underwriter", "processor"],
  "review-account": ["underwriter", "processor"],
  /** Payoffs whose figure or payment did not go as it was signed. */
  "pay-creditors": ["underwriter", "processor"],
  /** Writing down what of a line's money is to leave, and sending that back. */
  "prepare-release": ["underwriter", "processor"],
  /** A second person than the one who prepared it. */
  "release-money": ["underwriter"],
  "review-income": ["underwriter", "processor"],
  "review-insurance": ["underwriter", "processor"],
  "review-attorney": ["underwriter", "processor"],
  /** Returning what was paid on a line that ended after it was signed. */
  "record-unwinding": ["processor", "underwriter"],
  /** Asking a vendor again that refused an order. */
  "send-orders": ["underwriter", "processor"],
  "keep-notary-desk": ["notary", "processor"],
  /** Being the notary: seeing who signs, and certifying it. */
  "hold-notary-session": ["notary"],
  /** A notary their own. */
  "see-notary-journal": ["administrator", "notary", "auditor"],
  /** Picture and sound of people and of their identity documents. A notary those of their own sessions. */
  "see-notary-recordings": ["administrator", "notary", "auditor"],
  "raise-conditions": ["underwriter", "processor"],
  /** Ending an application whose borrower asked for that by phone or letter. */
  "withdraw-for-borrower": ["underwriter", "processor"],
  /** What was signed by hand and came back; one records it, another confirms. */
  "record-originals": ["underwriter", "processor"],
  /** Laying a choice ready that the borrower makes. */
  "prepare-for-borrower": ["processor", "support-agent", "loan-officer"],
  "settle-conditions": ["underwriter", "processor"],
  /** A second person than the one who asked for it. */
  "approve-waivers": ["underwriter"],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>;

export type Permission = keyof typeof permissions;
export const permissionNames = Object.keys(permissions) as Permission[];

export const mayDo = (role: StaffRole, permission: Permission): boolean =>
  (permissions[permission] as readonly StaffRole[]).includes(role);

/** What somebody of this role may do. */
export const permissionsOf = (role: StaffRole): Permission[] =>
  permissionNames.filter((permission) => mayDo(role, permission));

/** Whether somebody of this role sees only their own applications: those of borrowers whom they brought, and those assigned to them. */
export const seesOwnFilesOnly = (role: StaffRole): boolean => role === "loan-officer";
