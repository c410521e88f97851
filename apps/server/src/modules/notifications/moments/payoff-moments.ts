import { paths } from "@gable/domain/journey/paths.ts";
import { arePapersOut } from "@gable/domain/workflow/closing/papers-out.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import { awaitsRestRelease } from "@gable/domain/workflow/funding/awaits-release.ts";
import { debtsToPay } from "@gable/domain/workflow/payoff/debts-to-pay.ts";
import {
  everyDebtSettled,
  restForBorrower,
  returnedPayoffs,
  risenPayoffs,
} from "@gable/domain/workflow/payoff/payoff-standing.ts";
import { dollarsIn } from "../spoken-figures.ts";
import type { Letter, Moment, Passing } from "./moment.ts";

const told = (mail: (passing: Passing) => readonly Letter[]): Moment => ({
  came: (passing) => mail(passing).length > 0,
  notice: "payoff-news",
  mail,
  path: paths.complete,
  topic: "file",
  haste: "at-once",
});

/** What the borrower must know of the debts that the line pays off, above all whether to go on paying them. */
export const payoffMoments = {
  "payoff-returned": told(({ before, after }) => {
    const known = new Set(returnedPayoffs(before.facts).map(({ payment }) => payment.order));
    return returnedPayoffs(after.facts)
      .filter(({ payment }) => !known.has(payment.order))
      .map(({ creditor }) => cameBack(creditor));
  }),
  "payoff-risen": told(({ before, after }) => {
    const known = new Map(risenPayoffs(before.facts).map(({ id, asked }) => [id, asked]));
    return risenPayoffs(after.facts)
      .filter(({ id, asked }) => known.get(id) !== asked)
      .map(({ creditor, signed, asked }) => asksMore(creditor, signed, asked));
  }),
  "payoff-left": told(({ before, after: { facts } }) =>
    debtsToPay(facts)
      .filter(({ id }) => facts.payoffsLeft?.[id] && !before.facts.payoffsLeft?.[id])
      .map(({ id, creditor }) => staysOpen(creditor, facts.payoffsLeft?.[id]?.reason ?? "")),
  ),
  "line-gone": {
    ...told(({ before, after: { facts } }) => {
      const known = before.facts.linesOfOurs?.gone?.length ?? 0;
      const ended = (facts.linesOfOurs?.gone ?? []).slice(known);
      if (!arePapersOut(facts)) return [];
      const paidOff = new Set(debtsToPay(facts).map(({ id }) => id));
      return ended.map(({ id }) => (paidOff.has(id) ? notPaidOff : lineGone));
    }),
    notice: "line-gone",
    path: paths.applicationIndex,
  },
  "payoffs-paid": told(({ before, after }) => {
    const { facts } = after;
    const isNow =
      debtsToPay(facts).length > 0 &&
      facts.funding !== undefined &&
      everyDebtSettled(facts) &&
      !everyDebtSettled(before.facts);
    return isNow && decide(after).step !== "CANCELLED" ? [allPaid] : [];
  }),
  "rest-waits": {
    ...told(({ before, after }) =>
      awaitsRestRelease(after) && !awaitsRestRelease(before) ? [oneMoreLook(restForBorrower(after.facts))] : [],
    ),
    stands: awaitsRestRelease,
  },
  "rest-paid": told(({ before, after }) => {
    const rest = after.facts.restPayments?.find(
      ({ attempt, status }) =>
        status === "SENT" &&
        !before.facts.restPayments?.some((one) => one.attempt === attempt && one.status === "SENT"),
    );
    return rest ? [moreMoney(rest.amount)] : [];
  }),
} as const satisfies Readonly<Record<string, Moment>>;

const cameBack = (creditor: string): Letter => ({
  subject: { en: `${creditor} did not take our payment yet`, es: `${creditor} aún no aceptó nuestro pago` },
  paragraph: {
    en: `The bank of ${creditor} did not take the money with which we pay this debt. The money is kept for it, and we send it again or mail a check. Go on paying the usual amounts until we write that the debt is paid. You need do nothing else.`,
    es: `El banco de ${creditor} no aceptó el dinero con que pagamos esta deuda. El dinero queda reservado para ella y lo enviamos de nuevo o mandamos un cheque. Siga pagando lo de siempre hasta que le escribamos que la deuda está pagada. No tiene que hacer nada más.`,
  },
});

const asksMore = (creditor: string, signed: number, asked: number): Letter => ({
  subject: { en: `${creditor} asks for more than you signed for`, es: `${creditor} pide más de lo que usted firmó` },
  paragraph: {
    en: `You signed that ${creditor} gets ${dollarsIn("en", signed)}. Now it asks for ${dollarsIn("en", asked)}. We do not pay it more without you: we call you, and nothing goes to it until then. Go on paying the usual amounts.`,
    es: `Usted firmó que ${creditor} recibe ${dollarsIn("es", signed)}. Ahora pide ${dollarsIn("es", asked)}. No le pagamos más sin usted: le llamamos y hasta entonces no recibe nada. Siga pagando lo de siempre.`,
  },
});

const staysOpen = (creditor: string, reason: string): Letter => ({
  subject: { en: `We do not pay off ${creditor}`, es: `No liquidamos la deuda con ${creditor}` },
  paragraph: {
    en: `This debt stays open: ${reason}. What was kept for it goes to you with your money. Go on paying it as before.`,
    es: `Esta deuda queda abierta: ${reason}. Lo reservado para ella va a usted con su dinero. Siga pagándola como antes.`,
  },
});

const lineGone: Letter = {
  subject: { en: "Your other line on this home is cancelled", es: "Se canceló su otra línea sobre esta casa" },
  paragraph: {
    en: "Nothing is owed on it, and it no longer counts among your debts. The documents of this line were drawn up while it still did, and they stand: you need do nothing. If you would rather have this line worked out again without it, call us before the money is sent.",
    es: "No se debe nada por ella y ya no cuenta entre sus deudas. Los documentos de esta línea se prepararon cuando aún contaba y siguen en pie: no tiene que hacer nada. Si prefiere que calculemos de nuevo esta línea sin ella, llámenos antes de que se envíe el dinero.",
  },
};

const notPaidOff: Letter = {
  subject: lineGone.subject,
  paragraph: {
    en: "This line was to pay it off. Nothing is owed on it now, so we pay nothing for it: what was kept for it goes to you with your money. The documents of this line stand, and you need do nothing. If you would rather have this line worked out again, call us before the money is sent.",
    es: "Esta línea iba a liquidarla. Ahora no se debe nada por ella, así que no pagamos nada: lo reservado para ella va a usted con su dinero. Los documentos de esta línea siguen en pie y no tiene que hacer nada. Si prefiere que la calculemos de nuevo, llámenos antes de que se envíe el dinero.",
  },
};

const allPaid: Letter = {
  subject: { en: "Your debts are paid", es: "Sus deudas están pagadas" },
  paragraph: {
    en: "The money for every creditor on your list is on its way. Payments cross in the mail: look at each account, and pay it as usual until it shows a zero balance.",
    es: "El dinero para cada acreedor de su lista está en camino. Los pagos pueden cruzarse: revise cada cuenta y páguela como siempre hasta que muestre un saldo de cero.",
  },
};

const oneMoreLook = (amount: number): Letter => ({
  subject: { en: "What is left over waits for one more look", es: "Lo que sobró espera una revisión más" },
  paragraph: {
    en: `Your creditors took less than was kept for them, and ${dollarsIn("en", amount)} is left over for you. It goes to another account than the rest of your money, so two of us compare that account with your file before it is sent. We write to you when it is on its way. You need do nothing.`,
    es: `Sus acreedores tomaron menos de lo reservado y sobran ${dollarsIn("es", amount)} para usted. Van a otra cuenta que el resto de su dinero, así que dos de nosotros comparamos esa cuenta con su expediente antes de enviarlos. Le escribimos cuando estén en camino. No tiene que hacer nada.`,
  },
});

const moreMoney = (amount: number): Letter => ({
  subject: { en: "More money is on its way to you", es: "Más dinero está en camino para usted" },
  paragraph: {
    en: `Your creditors took less than was kept for them. The ${dollarsIn("en", amount)} left over was sent to your account.`,
    es: `Sus acreedores tomaron menos de lo reservado. Los ${dollarsIn("es", amount)} que sobraron se enviaron a su cuenta.`,
  },
});
