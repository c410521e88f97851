import { setTimeout as pause } from "node:timers/promises";
import type { BodyOf } from "@gable/contract/call.ts";
import type { logInByMail as logInByMailCall } from "@gable/contract/calls/identity-mail.ts";
import { BY_MAIL, isRedirectBack } from "@gable/domain/journey/redirects.ts";
import { siteRoutes } from "@gable/domain/journey/site-routes.ts";
import type { Lender } from "@gable/domain/organisations/lender.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import { Refusal } from "../../http/refusal.ts";
import { openSession } from "../../http/session.ts";
import { sendMail } from "../notifications/mail.ts";
import { lockAccount } from "./demand-open-session.ts";
import { passSecondStep } from "./log-in.ts";
import {
  LOG_IN_MAIL_MINUTES,
  makeSecret,
  mayMakeSecret,
  tryLogInCode,
  tryLogInLink,
  useLogInMail,
} from "./one-time-secrets.ts";
import { languageOf } from "./preferences.ts";
import { proveMailbox } from "./prove-mailbox.ts";

/** Longer than the work takes for an account that there is. */
const ANSWERED_AFTER_MS = 250;

interface Asked {
  readonly email: string;
  readonly redirectUrl?: string | undefined;
}

/** Mails six digits and a link that open a session, if there is such an account; says nothing either way, and takes as long. */
export async function sendLogInMail(ctx: Context, lender: Lender, asked: Asked): Promise<void> {
  await Promise.all([
    ctx.database.kysely.transaction().execute((trx) => mailBoth(ctx, trx, lender, asked)),
    pause(ANSWERED_AFTER_MS),
  ]);
}

async function mailBoth(ctx: Context, trx: Transaction, lender: Lender, { email, redirectUrl }: Asked): Promise<void> {
  const identity = await findAccount(trx, lender, email);
  // More would fill a mailbox, and give as many guesses at digits.
  if (!identity || !(await mayMakeSecret(trx, { identityUuid: identity.uuid }, "log-in-code"))) return;
  const owner = { identityUuid: identity.uuid };
  const code = await makeSecret(ctx, trx, owner, "log-in-code");
  const token = await makeSecret(ctx, trx, owner, "log-in-link");
  const query = new URLSearchParams({
    [BY_MAIL]: "",
    ...(redirectUrl && isRedirectBack(redirectUrl) && { redirectUrl }),
  });
  await sendMail(ctx, trx, lender, identity.uuid, {
    to: email,
    language: await languageOf(ctx, trx, identity.uuid),
    subject: { en: `${code} is your code to log in`, es: `${code} es su código para iniciar sesión` },
    paragraphs: [
      {
        en: `Enter this code where you asked for it, or open the link below on any device. Both are good for ${LOG_IN_MAIL_MINUTES} minutes, once. We never ask you for this code by phone, mail or chat.`,
        es: `Ingrese este código donde lo pidió o abra el enlace de abajo en cualquier dispositivo. Ambos valen ${LOG_IN_MAIL_MINUTES} minutos, una sola vez. Nunca le pedimos este código por teléfono, correo o chat.`,
      },
      {
        en: "If it was not you who asked, ignore this message: without it nobody comes in this way.",
        es: "Si no fue usted quien lo pidió, ignore este mensaje: sin él nadie entra por este camino.",
      },
    ],
    code,
    // What follows the # is sent to no server and stands in no log.
    link: `${ctx.lenders.originOf(lender)}${siteRoutes.login}?${query.toString()}#${token}`,
    linkWords: { en: "Log in", es: "Iniciar sesión" },
    isAwaited: true,
  });
}

/** Who only signs comes in by the invitation. */
const findAccount = (trx: Transaction, lender: Lender, email: string) =>
  trx
    .selectFrom("identities")
    .select(["uuid", "second_factor_since"])
    .where("org_code", "=", lender.orgCode)
    .where("email", "=", email)
    .where("identity_type", "<>", "CO_DEEDER")
    .executeTakeFirst();

/**
 * Opens a session for the digits or the link of the latest mail, which are used up by it; returns the token with its Bearer prefix. Where
 * the account has a second step it is asked for, and the mail stays good until it is passed. An unknown address is answered as wrong
 * digits are. Wrong passwords of somebody else do not stand in the way.
 */
export async function logInByMail(
  ctx: Context,
  lender: Lender,
  { proof, appCode }: Pick<BodyOf<typeof logInByMailCall>, "proof" | "appCode">,
  userAgent: string,
): Promise<string> {
  // Its own transaction: wrong digits must stay counted although the request is refused.
  const identityUuid = await ctx.database.kysely.transaction().execute((trx) => provenBy(ctx, trx, lender, proof));
  if (identityUuid === undefined) throw refusalOf(proof);
  const account = await ctx.database.kysely
    .selectFrom("identities")
    .select(["second_factor_since", "email_confirmed_at"])
    .where("uuid", "=", identityUuid)
    .executeTakeFirstOrThrow();
  // What was set before anybody read the mailbox goes with the reading: `proveMailbox`.
  const since = account.email_confirmed_at && account.second_factor_since;
  const isBeside = since !== null && (await passSecondStep(ctx, lender, identityUuid, appCode));
  return ctx.database.kysely.transaction().execute(async (trx) => {
    await lockAccount(trx, identityUuid);
    if (!(await useLogInMail(ctx, trx, identityUuid))) throw refusalOf(proof);
    await proveMailbox(ctx, trx, lender, identityUuid, "LOGGED_IN");
    const openedBy = isBeside ? "mail-and-code" : "mail";
    return openSession(ctx, trx, { uuid: identityUuid, orgCode: lender.orgCode, openedBy }, userAgent);
  });
}

type Proof = BodyOf<typeof logInByMailCall>["proof"];

async function provenBy(ctx: Context, trx: Transaction, lender: Lender, proof: Proof): Promise<string | undefined> {
  if ("token" in proof) return tryLogInLink(ctx, trx, lender.orgCode, proof.token);
  const identity = await findAccount(trx, lender, proof.email);
  if (!identity) return undefined;
  return (await tryLogInCode(ctx, trx, identity.uuid, proof.code)) === "right" ? identity.uuid : undefined;
}

const refusalOf = (proof: Proof): Refusal =>
  "token" in proof
    ? new Refusal(410, "link-void", "This link was used already or is too old. Ask for a new one.")
    : new Refusal(400, "log-in-code-wrong", "These digits are not right, or not good any more.", {
        fields: { code: ["log-in-code-wrong"] },
      });
