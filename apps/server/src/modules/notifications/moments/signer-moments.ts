import { paths } from "@gable/domain/journey/paths.ts";
import type { NoticeKind } from "@gable/domain/notifications/notice.ts";
import { isReachable } from "@gable/domain/signers/invitation.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { SignerFacts } from "@gable/domain/workflow/facts/signer-facts.ts";
import type { Moment } from "./moment.ts";

type Trouble = (signer: SignerFacts) => boolean;

const hasAny = ({ facts }: LoanFile, trouble: Trouble): boolean => facts.signers.some(trouble);

/** The mail that names who it is goes out with what the others are told (`signers/tell-signers.ts`). */
const ofSigner = (notice: NoticeKind, trouble: Trouble): Omit<Moment, "text"> => ({
  notice,
  came: ({ before, after }) =>
    after.facts.signers.some(
      (signer) => trouble(signer) && !before.facts.signers.some((was) => was.uuid === signer.uuid && trouble(was)),
    ),
  path: paths.signingAdditional,
  topic: "moves",
  haste: "at-once",
  stands: (file) => hasAny(file, trouble),
});

/** Somebody who is to sign beside the borrower does not come on, unless the borrower does something. */
export const signerMoments = {
  "signer-declined": {
    ...ofSigner("signer-declined", ({ declined }) => declined !== undefined),
    text: {
      en: "Somebody who was to sign with you said no. See what you can do",
      es: "Quien debía firmar con usted dijo que no. Vea qué puede hacer",
    },
  },
  "signer-lapsed": ofSigner(
    "signer-lapsed",
    ({ invitation, contact }) => invitation?.lapsedAt !== undefined && isReachable(contact),
  ),
  "signer-misdirected": ofSigner(
    "signer-misdirected",
    ({ invitation, contact }) => invitation?.lapsedAt !== undefined && !isReachable(contact),
  ),
} as const satisfies Readonly<Record<string, Moment>>;
