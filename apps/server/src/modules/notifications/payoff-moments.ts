import { paths } from "@gable/domain/journey/paths.ts";
import type { Words } from "@gable/domain/language.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import { debtsToPay } from "@gable/domain/workflow/debts-to-pay.ts";
import { everyDebtSettled, returnedPayoffs, risenPayoffs } from "@gable/domain/workflow/payoff-standing.ts";
import type { Moment, Pair } from "./moment.ts";
import { dollarsIn } from "./spoken-figures.ts";

type Spoken = { readonly subject: Words; readonly paragraph: Words };

const told = ({ subject, paragraph }: Spoken): Moment => ({ subject, paragraph, path: paths.complete });

/** What the borrower must know of the debts that the line pays off, above all whether to go on paying them. */
export function payoffMoments({ before, after }: Pair): readonly Moment[] {
  const { facts } = after;
  const was = before.facts;
  const returnedBefore = new Set(returnedPayoffs(was).map(({ payment }) => payment.order));
  const risenBefore = new Map(risenPayoffs(was).map(({ id, asked }) => [id, asked]));
  const left = debtsToPay(facts).filter(({ id }) => facts.payoffsLeft?.[id] && !was.payoffsLeft?.[id]);
  const rest = facts.restPayments?.find(
    ({ attempt, status }) =>
      status === "SENT" && !was.restPayments?.some((one) => one.attempt === attempt && one.status === "SENT"),
  );
  const isPaidNow =
    debtsToPay(facts).length > 0 && facts.funding !== undefined && everyDebtSettled(facts) && !everyDebtSettled(was);
  return [
    ...returnedPayoffs(facts)
      .filter(({ payment }) => !returnedBefore.has(payment.order))
      .map(({ creditor }) => told(cameBack(creditor))),
    ...risenPayoffs(facts)
      .filter(({ id, asked }) => risenBefore.get(id) !== asked)
      .map(({ creditor, signed, asked }) => told(asksMore(creditor, signed, asked))),
    ...left.map(({ id, creditor }) => told(staysOpen(creditor, facts.payoffsLeft?.[id]?.reason ?? ""))),
    ...(isPaidNow && decide(after).step !== "CANCELLED" ? [told(allPaid)] : []),
    ...(rest ? [told(moreMoney(rest.amount))] : []),
  ];
}

const cameBack = (creditor: string): Spoken => ({
  subject: { en: `${creditor} did not take our payment yet`, es: `${creditor} aún no aceptó nuestro pago` },
  paragraph: {
    en: `The bank of ${creditor} did not take the money with which we pay this debt. The money is kept for it, and we send it again or mail a check. Go on paying the usual amounts until we write that the debt is paid. You need do nothing else.`,
    es: `El banco de ${creditor} no aceptó el dinero con que pagamos esta deuda. El dinero queda reservado para ella y lo enviamos de nuevo o mandamos un cheque. Siga pagando lo de siempre hasta que le escribamos que la deuda está pagada. No tiene que hacer nada más.`,
  },
});

const asksMore = (creditor: string, signed: number, asked: number): Spoken => ({
  subject: { en: `${creditor} asks for more than you signed for`, es: `${creditor} pide más de lo que usted firmó` },
  paragraph: {
    en: `You signed that ${creditor} gets ${dollarsIn("en", signed)}. Now it asks for ${dollarsIn("en", asked)}. We do not pay it more without you: we call you, and nothing goes to it until then. Go on paying the usual amounts.`,
    es: `Usted firmó que ${creditor} recibe ${dollarsIn("es", signed)}. Ahora pide ${dollarsIn("es", asked)}. No le pagamos más sin usted: le llamamos y hasta entonces no recibe nada. Siga pagando lo de siempre.`,
  },
});

const staysOpen = (creditor: string, reason: string): Spoken => ({
  subject: { en: `We do not pay off ${creditor}`, es: `No liquidamos la deuda con ${creditor}` },
  paragraph: {
    en: `This debt stays open: ${reason}. What was kept for it goes to you with your money. Go on paying it as before.`,
    es: `Esta deuda queda abierta: ${reason}. Lo reservado para ella va a usted con su dinero. Siga pagándola como antes.`,
  },
});

const allPaid: Spoken = {
  subject: { en: "Your debts are paid", es: "Sus deudas están pagadas" },
  paragraph: {
    en: "The money for every creditor on your list is on its way. Payments cross in the mail: look at each account, and pay it as usual until it shows a zero balance.",
    es: "El dinero para cada acreedor de su lista está en camino. Los pagos pueden cruzarse: revise cada cuenta y páguela como siempre hasta que muestre un saldo de cero.",
  },
};

const moreMoney = (amount: number): Spoken => ({
  subject: { en: "More money is on its way to you", es: "Más dinero está en camino para usted" },
  paragraph: {
    en: `Your creditors took less than was kept for them. The ${dollarsIn("en", amount)} left over was sent to your account.`,
    es: `Sus acreedores tomaron menos de lo reservado. Los ${dollarsIn("es", amount)} que sobraron se enviaron a su cuenta.`,
  },
});
