import { paths } from "@gable/domain/journey/paths.ts";
import type { Words } from "@gable/domain/language.ts";
import type { Facts } from "@gable/domain/workflow/facts/facts.ts";
import { autopayEndsOn } from "@gable/domain/workflow/funding/autopay-standing.ts";
import { awaitsRelease } from "@gable/domain/workflow/funding/awaits-release.ts";
import { cashToBorrower } from "@gable/domain/workflow/payoff/debts-to-pay.ts";
import { dayIn, dollarsIn } from "../spoken-figures.ts";
import type { Moment } from "./moment.ts";

const forMoney = ({ refusedAccounts }: Facts) => refusedAccounts.filter(({ use }) => use === undefined);

const both = (write: (language: "en" | "es") => string): Words => ({ en: write("en"), es: write("es") });

export const moneyMoments = {
  "rescission-begins": {
    notice: "cancel-days",
    came: ({ before, after }) =>
      after.facts.rescission !== undefined && after.facts.rescission.endsOn !== before.facts.rescission?.endsOn,
    mail: ({ after }) => {
      const endsOn = after.facts.rescission?.endsOn;
      if (!endsOn) return [];
      return [
        {
          subject: both((language) =>
            language === "en"
              ? `You may cancel until ${dayIn("en", endsOn)}`
              : `Puede cancelar hasta el ${dayIn("es", endsOn)}`,
          ),
          paragraph: {
            en: "You have signed the agreement of your line. The law gives you until midnight of that day to cancel without cost, on the page behind the link. No money is sent before then, nor before the deed is signed.",
            es: "Usted firmó el contrato de su línea. La ley le da hasta la medianoche de ese día para cancelar sin costo, en la página del enlace. No se envía dinero antes, ni antes de que se firme la escritura.",
          },
        },
      ];
    },
    // The page of the money opens after the deed alone; the documents, and with them the way to cancel, at every step.
    path: paths.documentDisclosures,
    topic: "file",
    haste: "at-once",
  },
  "recording-returned": {
    notice: "recording-returned",
    came: ({ before, after }) =>
      after.facts.recording?.status === "REJECTED" && before.facts.recording?.status !== "REJECTED",
    mail: () => [
      {
        subject: { en: "The county sent your deed back", es: "El condado devolvió su escritura" },
        paragraph: {
          en: "The county did not record your deed yet. We put it right and send it again; the money comes when the county has it. You need do nothing unless we call you.",
          es: "El condado aún no inscribió su escritura. La corregimos y la enviamos de nuevo; el dinero llega cuando el condado la tenga. No tiene que hacer nada salvo que le llamemos.",
        },
      },
    ],
    path: paths.complete,
    topic: "file",
    haste: "at-once",
  },
  "money-later": {
    notice: "money-later",
    came: ({ before, after }) =>
      after.facts.release?.lateAt !== undefined && after.facts.release.lateAt !== before.facts.release?.lateAt,
    mail: () => [
      {
        subject: { en: "Your money takes longer than we said", es: "Su dinero tarda más de lo que dijimos" },
        paragraph: {
          en: "All that was needed from you is here. Before money leaves we compare the amounts and the account once more, and that is not finished. We cannot name a new day yet, and write to you when the money is sent. You need do nothing.",
          es: "Está todo lo que hacía falta de usted. Antes de que salga dinero comparamos una vez más los montos y la cuenta, y eso no ha terminado. Todavía no podemos decirle otro día; le escribimos cuando se envíe el dinero. No tiene que hacer nada.",
        },
      },
    ],
    path: paths.complete,
    topic: "file",
    haste: "at-once",
    stands: awaitsRelease,
  },
  "money-sent": {
    notice: "money-sent",
    came: ({ before, after }) =>
      after.facts.disbursement?.status === "SENT" && after.facts.disbursement !== before.facts.disbursement,
    mail: ({ after: { facts } }) => [
      {
        subject: { en: "Your money is on its way", es: "Su dinero está en camino" },
        paragraph: both((language) => {
          const amount = dollarsIn(language, facts.funding?.cash ?? cashToBorrower(facts));
          const day = facts.disbursement?.settlesOn ? dayIn(language, facts.disbursement.settlesOn) : "";
          return language === "en"
            ? `${amount} was sent${day && ` and arrives on ${day}`}. Your payments begin as your agreement says.`
            : `Se enviaron ${amount}${day && ` y llegan el ${day}`}. Sus pagos comienzan como dice su contrato.`;
        }),
      },
    ],
    text: { en: "Your money is on its way", es: "Su dinero está en camino" },
    path: paths.complete,
    topic: "file",
    haste: "at-once",
    stands: ({ facts }) => facts.disbursement?.status === "SENT",
  },
  "small-deposits": {
    notice: "small-deposits",
    came: ({ before, after }) =>
      after.facts.smallDeposits?.sent !== undefined &&
      after.facts.smallDeposits.sent.at !== before.facts.smallDeposits?.sent?.at,
    mail: ({ after }) => {
      const settlesOn = after.facts.smallDeposits?.sent?.settlesOn;
      if (!settlesOn) return [];
      return [
        {
          subject: { en: "Two small deposits are on their way", es: "Dos depósitos pequeños van en camino" },
          paragraph: both((language) =>
            language === "en"
              ? `Your bank should show two deposits of less than a dollar on ${dayIn("en", settlesOn)} or the business day after. Type both amounts within ten days on the page behind the link, and the account for your money is confirmed. We never ask for the amounts by phone or mail.`
              : `Su banco debería mostrar dos depósitos de menos de un dólar el ${dayIn("es", settlesOn)} o el día hábil siguiente. Escriba los dos montos dentro de diez días en la página del enlace y la cuenta para su dinero queda confirmada. Nunca le pedimos los montos por teléfono ni por correo.`,
          ),
        },
      ];
    },
    path: paths.conditions,
    topic: "moves",
    haste: "at-once",
  },
  "account-needed": {
    notice: "account-needed",
    came: ({ before: { facts: was }, after: { facts: is } }) =>
      (is.disbursement !== undefined && is.disbursement !== was.disbursement && is.disbursement.status !== "SENT") ||
      forMoney(is).length > forMoney(was).length,
    mail: () => [
      {
        subject: { en: "We need another account for your money", es: "Necesitamos otra cuenta para su dinero" },
        paragraph: {
          en: "The account that you chose cannot be used. Nothing is lost: choose another, and we go on at once.",
          es: "La cuenta que eligió no se puede usar. No se perdió nada: elija otra y seguimos enseguida.",
        },
      },
    ],
    text: { en: "We need another account for your money", es: "Necesitamos otra cuenta para su dinero" },
    path: paths.bankDisburse,
    topic: "moves",
    isOwed: true,
    haste: "at-once",
  },
  "autopay-account-needed": {
    notice: "autopay-account-needed",
    came: ({ before: { facts: was }, after: { facts: is } }) =>
      is.autopayCheck?.status === "FAILED_VERIFICATION" && was.autopayCheck?.status !== "FAILED_VERIFICATION",
    mail: () => [
      {
        subject: { en: "We need another account for your payments", es: "Necesitamos otra cuenta para sus pagos" },
        paragraph: {
          en: "The account that you typed for automatic payments cannot be debited. Name another one on the page behind the link, or choose to pay by hand. Your money does not wait for this.",
          es: "De la cuenta que escribió para los pagos automáticos no se puede debitar. Indique otra en la página del enlace o elija pagar manualmente. Su dinero no espera por esto.",
        },
      },
    ],
    text: { en: "We need another account for your payments", es: "Necesitamos otra cuenta para sus pagos" },
    path: paths.bankAutopayManual,
    topic: "moves",
    isOwed: true,
    haste: "at-once",
    stands: ({ facts }) => facts.autopayCheck?.status === "FAILED_VERIFICATION",
  },
  "autopay-off": {
    notice: "autopay-off",
    // Nobody chose it: no account was confirmed in time.
    came: ({ before: { facts: was }, after: { facts: is } }) =>
      was.payType === "AUTOPAY" &&
      is.payType === "MANUAL" &&
      is.funding !== undefined &&
      autopayEndsOn(was) !== undefined,
    mail: ({ after: { facts } }) => [
      {
        subject: { en: "You make your payments by hand", es: "Usted hace sus pagos manualmente" },
        paragraph: both((language) => {
          const on = facts.agreedDates ? dayIn(language, facts.agreedDates.firstPaymentOn) : "";
          return language === "en"
            ? `No account was confirmed for automatic payments, so none will be debited. Your first payment is due on ${on}: please send it by hand. Your lender can set automatic payments up again.`
            : `No se confirmó ninguna cuenta para los pagos automáticos, así que no se debitará de ninguna. Su primer pago vence el ${on}: hágalo manualmente. Su prestamista puede volver a configurar los pagos automáticos.`;
        }),
      },
    ],
    path: paths.complete,
    topic: "moves",
    isOwed: true,
    haste: "at-once",
  },
} as const satisfies Readonly<Record<string, Moment>>;
