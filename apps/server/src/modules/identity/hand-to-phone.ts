import { handOffStanding, LINK_MINUTES } from "@gable/domain/identity/phone-hand-off.ts";
import { siteRoutes } from "@gable/domain/journey/site-routes.ts";
import type { Language, Words } from "@gable/domain/language.ts";
import type { Lender } from "@gable/domain/organisations/lender.ts";
import { maskEmail } from "@gable/domain/people/email.ts";
import { maskPhone } from "@gable/domain/people/phone.ts";
import type { Actor } from "@gable/domain/workflow/facts/actor.ts";
import type { Facts } from "@gable/domain/workflow/facts/facts.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import { invalid, Refusal } from "../../http/refusal.ts";
import type { PicturesSeat } from "../../http/session.ts";
import { advance } from "../../workflow/advance.ts";
import { sendMail, sendText } from "../notifications/mail.ts";
import { makeSecret, mayMakeSecret } from "../session/one-time-secrets.ts";
import { demandSitterFor, signerIn, withSitter } from "./sitter.ts";

interface Asked extends PicturesSeat {
  readonly lender: Lender;
  /** Of who asks: the borrower or the signer. */
  readonly identityUuid: string;
  readonly email: string;
  readonly by: "screen" | "text" | "mail";
  /** What asks for the pictures, where it is not the check of identity itself. */
  readonly conditionUuid?: string | undefined;
}

/** Makes the link that opens a phone for somebody's pictures, and sends it where they ask; the one before it is void. */
export async function handToPhone(
  ctx: Context,
  trx: Transaction,
  asked: Asked,
): Promise<{ link: string; until: string }> {
  const { applicationUuid, signerUuid, identityUuid, lender, by, conditionUuid } = asked;
  const owner = { ...(signerUuid === null ? { identityUuid } : { signerUuid }), applicationUuid };
  const actor: Actor = { kind: signerUuid === null ? "borrower" : "signer", identityUuid };
  const { file } = await advance(ctx, trx, applicationUuid, actor, async (stored, now) => {
    demandSitterFor(stored, signerUuid, conditionUuid);
    if (!(await mayMakeSecret(trx, owner, "identity-pictures")))
      throw new Refusal(429, "too-many-links", "Enough links were made. Wait an hour, or use this device.", {
        retryAfter: 3600,
      });
    return {
      event: "identity-phone-asked",
      facts: withSitter(stored.facts, signerUuid, {
        identityHandOff: { at: now.toISOString(), ...(conditionUuid !== undefined && { conditionUuid }) },
      }),
      detail: {
        by,
        ...(conditionUuid !== undefined && { condition: conditionUuid }),
        ...(signerUuid !== null && { signer: signerUuid }),
      },
    };
  });
  const secret = await makeSecret(ctx, trx, owner, "identity-pictures");
  const link = `${ctx.lenders.originOf(lender)}${siteRoutes.idPictures}#${secret}`;
  const { text, mail, language } = reachOf(file.facts, signerUuid, asked.email);
  if (by === "text") {
    if (text === null) throw invalid({ by: ["no-phone"] });
    await sendText(ctx, trx, lender, { to: text, language, applicationUuid, text: words(link), isAwaited: true });
  } else if (by === "mail") {
    if (mail === null) throw invalid({ by: ["no-email"] });
    const owned = signerUuid === null ? identityUuid : null;
    const linkWords = { en: "Take the pictures here", es: "Tomar las fotos aquí" };
    const message = { subject, paragraphs: [paragraph], link, linkWords, isAwaited: true } as const;
    await sendMail(ctx, trx, lender, owned, { to: mail, language, applicationUuid, ...message });
  }
  const at = ctx.clock.now(applicationUuid).toISOString();
  const { until } = handOffStanding({ at }, at);
  return { link, until: until ?? at };
}

/** Where a link can be sent, for the eyes of who asks. */
export function maskedReach(facts: Facts, signerUuid: string | null, email: string) {
  const { text, mail } = reachOf(facts, signerUuid, email);
  return { text: text === null ? null : maskPhone(text), mail: mail === null ? null : maskEmail(mail) };
}

interface Reach {
  readonly text: string | null;
  readonly mail: string | null;
  readonly language: Language;
}

function reachOf(facts: Facts, signerUuid: string | null, email: string): Reach {
  if (signerUuid === null) {
    const { phone, language } = facts.answers;
    return { text: phone ?? null, mail: email, language: language ?? "en" };
  }
  const { contact } = signerIn(facts, signerUuid);
  return { text: contact.phone ?? null, mail: contact.email ?? email, language: contact.language };
}

const words = (link: string): Words => ({
  en: `Take the pictures of your ID with this phone: ${link} The link works once, within ${LINK_MINUTES} minutes. If you did not ask for it, do not open it.`,
  es: `Tome las fotos de su identificación con este teléfono: ${link} El enlace sirve una vez, por ${LINK_MINUTES} minutos. Si no lo pidió, no lo abra.`,
});

const subject: Words = { en: "Take the pictures of your ID", es: "Tome las fotos de su identificación" };
const paragraph: Words = {
  en: `Open this link on your phone. It works once, within ${LINK_MINUTES} minutes, and opens nothing but the camera for your ID. If you did not ask for it, do not open it.`,
  es: `Abra este enlace en su teléfono. Sirve una vez, por ${LINK_MINUTES} minutos, y solo abre la cámara para su identificación. Si no lo pidió, no lo abra.`,
};
