import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { pathInLetter } from "@gable/domain/journey/redirects.ts";
import type { Words } from "@gable/domain/language.ts";
import type { Facts } from "@gable/domain/workflow/facts/facts.ts";
import type { Follower } from "../../../context.ts";
import { sendMail } from "../../notifications/mail.ts";

interface Letter {
  readonly subject: Words;
  readonly paragraph: Words;
}

/** Notices that come when nobody looks: each is mailed word of. What the paper says of a person stays in the account. */
const letters: Readonly<Record<string, Letter>> = {
  ADVERSE_ACTION_NOTICE: {
    subject: { en: "Our decision on your application", es: "Nuestra decisión sobre su solicitud" },
    paragraph: {
      en: "We have decided on your application, and cannot give you the line. The notice in your account says why, which credit report we read, and what your rights are.",
      es: "Decidimos sobre su solicitud y no podemos darle la línea. El aviso en su cuenta dice por qué, qué informe de crédito leímos y qué derechos tiene.",
    },
  },
  COUNTEROFFER_NOTICE: {
    subject: { en: "A different offer for you", es: "Una oferta distinta para usted" },
    paragraph: {
      en: "What we verified carries other terms than those you applied for: another line, or another price of it. The notice in your account has the new figures, the reasons, and until when you may accept.",
      es: "Lo que verificamos permite otras condiciones que las que solicitó: otra línea u otro precio. El aviso en su cuenta tiene las nuevas cifras, las razones y hasta cuándo puede aceptar.",
    },
  },
  INCOMPLETENESS_NOTICE: {
    subject: { en: "Your application is not complete", es: "Su solicitud no está completa" },
    paragraph: {
      en: "We need something more from you. The notice in your account says what it is and until when it may come. After that day the application is closed; you may apply again.",
      es: "Necesitamos algo más de usted. El aviso en su cuenta dice qué es y hasta cuándo puede llegar. Después de ese día la solicitud se cierra; puede volver a solicitar.",
    },
  },
  VALUATION_COPY: {
    subject: { en: "A copy of your home's valuation", es: "Una copia de la tasación de su casa" },
    paragraph: {
      en: "The copy of every valuation that was made for your application is in your account, free. If you think the value of your home is wrong, you can ask us there to look at it again.",
      es: "La copia de cada tasación que se hizo para su solicitud está en su cuenta, sin costo. Si cree que el valor de su casa está mal, allí puede pedirnos que lo revisemos.",
    },
  },
  TEXAS_50G_NOTICE: {
    subject: { en: "Your rights in Texas, to read now", es: "Sus derechos en Texas, para leer ahora" },
    paragraph: {
      en: "The notice that the Texas Constitution asks for is in your account. The line may close twelve days after today at the earliest.",
      es: "El aviso que pide la Constitución de Texas está en su cuenta. La línea puede cerrarse, como muy pronto, doce días después de hoy.",
    },
  },
  TEXAS_FINAL_ITEMIZATION: {
    subject: { en: "The final costs of your line", es: "Los costos finales de su línea" },
    paragraph: {
      en: "Every cost of your line is in your account, one by one. You may sign one business day after today at the earliest.",
      es: "Cada costo de su línea está en su cuenta, uno por uno. Puede firmar, como muy pronto, un día hábil después de hoy.",
    },
  },
  FLOOD_NOTICE: {
    subject: { en: "Your home is in a flood zone", es: "Su casa está en una zona de inundación" },
    paragraph: {
      en: "The notice in your account says what that means and which insurance is needed. Please read it and confirm that you did.",
      es: "El aviso en su cuenta dice qué significa y qué seguro se necesita. Léalo y confirme que lo leyó.",
    },
  },
};

const ended: Letter = {
  subject: { en: "Your application is closed", es: "Su solicitud está cerrada" },
  paragraph: {
    en: "The day until which we waited for you has passed, and the application is closed. Nothing is owed, and no decision was made against you. You may apply again at any time.",
    es: "Pasó el día hasta el que esperamos y la solicitud quedó cerrada. No se debe nada y no se tomó ninguna decisión en su contra. Puede volver a solicitar cuando quiera.",
  },
};

const refused: Letter = {
  subject: { en: "Your application is closed", es: "Su solicitud está cerrada" },
  paragraph: {
    en: "The time in which you could accept our other offer has passed, and the application is closed. The notice that we sent with the offer has the reasons and your rights. You may apply again at any time.",
    es: "Pasó el plazo para aceptar nuestra otra oferta y la solicitud quedó cerrada. El aviso que enviamos con la oferta tiene las razones y sus derechos. Puede volver a solicitar cuando quiera.",
  },
};

function lettersOf(before: Facts, after: Facts): readonly Letter[] {
  const known = new Set(before.deliveries.map(({ documentUuid }) => documentUuid));
  const fresh = after.deliveries.filter(({ documentUuid }) => documentUuid !== undefined && !known.has(documentUuid));
  const ends = after.lapsedAt && !before.lapsedAt;
  return [
    ...fresh.flatMap(({ documentKind }) => letters[documentKind] ?? []),
    ...(ends ? [after.lapse === "COUNTEROFFER_NOT_ACCEPTED" ? refused : ended] : []),
  ];
}

/** Mails the borrower that a notice waits for them, in the transaction that delivers it. */
export const tellOfNotices: Follower = async (ctx, trx, { before, after }) => {
  const due = lettersOf(before.facts, after.facts);
  if (due.length === 0) return;
  const { email } = await trx
    .selectFrom("identities")
    .select("email")
    .where("uuid", "=", after.identityUuid)
    .executeTakeFirstOrThrow();
  const lender = ctx.lenders.byOrgCode(after.orgCode);
  for (const { subject, paragraph } of due) {
    await sendMail(ctx, trx, lender, after.identityUuid, {
      to: email,
      applicationUuid: after.uuid,
      language: after.facts.answers.language ?? "en",
      subject,
      paragraphs: [paragraph],
      link: ctx.lenders.originOf(lender) + pathInLetter(onHost(paths.documentDisclosures(after.uuid))),
      linkWords: { en: "Open your documents", es: "Abrir sus documentos" },
    });
  }
};
