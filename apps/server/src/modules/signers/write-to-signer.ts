import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { spacedCode } from "@gable/domain/signers/invitation.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { SignerFacts } from "@gable/domain/workflow/facts/signer-facts.ts";
import { homeOf } from "@gable/domain/workflow/property/home.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import { type Mail, sendMail } from "../notifications/mail.ts";
import { mailSigner, type SignerMail, whyNotMailed } from "./mail-signer.ts";
import type { ToSigner } from "./messages.ts";
import type { SignerText } from "./signer-text.ts";
import { textSigner } from "./text-signer.ts";
import { waitForSigner } from "./wait-for-signer.ts";

/** By mail, or by text where there is no mailbox. */
export async function mail(
  ctx: Context,
  trx: Transaction,
  file: LoanFile,
  signer: SignerFacts,
  message: ToSigner & Pick<SignerMail, "appointment" | "while">,
  link?: string,
  code?: string,
): Promise<void> {
  const { email, phone } = signer.contact;
  const said = { ...message, ...(link && { link }), ...(code && { code }) };
  if (email) {
    if ((await whyNotMailed(ctx, trx, file, signer, said)) === null) await mailSigner(ctx, trx, file, signer, [said]);
  } else if (phone) {
    await textSigner(ctx, trx, file, signer, textOf(message, link));
  }
}

/** As `mail`, together with what else comes within a few minutes. */
export async function mailSoon(
  ctx: Context,
  trx: Transaction,
  file: LoanFile,
  signer: SignerFacts,
  message: ToSigner & Pick<SignerMail, "while">,
): Promise<void> {
  const { email, phone } = signer.contact;
  const link = linkOf(ctx, file);
  if (email) await waitForSigner(ctx, trx, file, signer, { way: "mail", isBatched: true, words: { ...message, link } });
  else if (phone) await textSigner(ctx, trx, file, signer, textOf(message, link), true);
}

const textOf = ({ subject, topic }: ToSigner, link?: string): SignerText => ({
  words: subject,
  topic,
  ...(link && { link }),
});

/** Mails the borrower about those who sign beside them. */
export async function tellBorrower(
  ctx: Context,
  trx: Transaction,
  file: LoanFile,
  message: Pick<Mail, "subject" | "paragraphs">,
  link?: string,
): Promise<void> {
  const { email, language } = file.facts.answers;
  if (!email) return;
  await sendMail(ctx, trx, ctx.lenders.byOrgCode(file.orgCode), file.identityUuid, {
    to: email,
    language: language ?? "en",
    applicationUuid: file.uuid,
    ...message,
    ...(link && { link }),
  });
}

/** The street without its number: enough to know the home, too little to find it. */
export const streetOf = (file: LoanFile): string =>
  (homeOf(file.facts)?.address ?? file.facts.answers.home)?.street1.replace(/^\d+\w*\s+/, "") ?? "";

/** Where the lender's portal is. */
export const originOf = (ctx: Context, { orgCode }: LoanFile): string =>
  ctx.lenders.originOf(ctx.lenders.byOrgCode(orgCode));

/** Whoever has a password is led to where they were, by way of their own log-in where it must be. */
export const linkOf = (ctx: Context, file: LoanFile, code?: string): string =>
  `${originOf(ctx, file)}${code ? `${onHost(paths.signerLogin())}?code=${spacedCode(code)}` : onHost(paths.signerResume())}`;

/** The borrower's page of those who sign beside them. */
export const toSigners = (ctx: Context, file: LoanFile): string =>
  `${originOf(ctx, file)}${onHost(paths.signingAdditional(file.uuid))}`;
