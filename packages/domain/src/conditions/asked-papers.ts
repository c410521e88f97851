import { STATEMENT_DAYS } from "../application/paper-age.ts";
import type { Instant } from "../calendar/zoned-time.ts";
import { isDebt } from "../title/court-records.ts";
import type { UnderwritingCondition } from "../underwriting/underwriting-decision.ts";
import type { Facts } from "../workflow/facts/facts.ts";
import { equityLoansOf } from "../workflow/liens/equity-loans.ts";
import { isTexasHomestead } from "../workflow/notary/notarisation.ts";
import { isTrustUnrecorded, ownersAskedSince, unnamedOwners } from "../workflow/property/recorded-owners.ts";
import { type AskedPapers, beforeClosing } from "./asked-paper.ts";
import type { priorTo } from "./condition.ts";
import { namedRecords, papersOfRecord } from "./papers-of-record.ts";

const hasJudgment = (title: Facts["prequalTitle"]): boolean =>
  title?.courtRecords?.some(isDebt) ?? (title?.judgments ?? 0) > 0;

const decided = ({ decision }: Facts, condition: UnderwritingCondition): boolean =>
  decision?.result.conditions.includes(condition) ?? false;

/** Two months' statements reach over sixty days. */
const STATEMENTS = 2;

export const askedPapers: readonly AskedPapers[] = [
  {
    key: "DENIED_LIENS",
    category: "GENERIC_DOCUMENT_REQUEST",
    since: ({ liens }) => (liens?.liens.some(({ saidBalance }) => saidBalance !== undefined) ? liens.at : undefined),
    papers: "LIEN_PAYOFF_EVIDENCE",
    wanted: ({ liens }) => liens?.liens.filter(({ saidBalance }) => saidBalance !== undefined).length ?? 1,
    comment: {
      en: "You say that a debt on your home is smaller than on record, or gone. We count it as on record until you show it: send the payoff letter, the release, or the latest statement.",
      es: "Usted dice que una deuda sobre su casa es menor que la registrada o ya no existe. La contamos como figura hasta que lo muestre: envíe la carta de cancelación, la liberación o el último estado de cuenta.",
    },
    priorTo: null,
  },
  {
    key: "RESERVES",
    category: "GENERIC_DOCUMENT_REQUEST",
    since: (facts) => beforeClosing(facts, decided(facts, "RESERVES_SHOWN")),
    papers: "OTHER_EVIDENCE",
    mostDaysOld: STATEMENT_DAYS,
    wanted: () => STATEMENTS,
    comment: {
      en: "For a home you do not live in, your savings must cover some months of all your payments. Send the last two monthly statements of the accounts with your savings, every page.",
      es: "Para una casa donde no vive, sus ahorros deben cubrir algunos meses de todos sus pagos. Envíe los dos últimos estados mensuales de las cuentas con sus ahorros, todas las páginas.",
    },
    priorTo: "documents",
  },
  {
    key: "JUDGMENTS",
    tellsCredit: true,
    category: "GENERIC_DOCUMENT_REQUEST",
    since: (facts) =>
      beforeClosing(facts, decided(facts, "OPEN_JUDGMENT_OR_TAX_LIEN_PAID") || hasJudgment(facts.prequalTitle)),
    papers: "OTHER_EVIDENCE",
    wanted: ({ prequalTitle }) => Math.max(1, prequalTitle?.courtRecords?.filter(isDebt).length ?? 0),
    comment: ({ prequalTitle }) => {
      const named = namedRecords(prequalTitle?.courtRecords?.filter(isDebt) ?? []);
      return {
        en: `Records show a judgment or a tax lien against you that is not paid${named}. It must be paid before closing. Send the proof of payment or the release. If it is against another person of your name, send a signed letter that says so.`,
        es: `Los registros muestran una sentencia o un gravamen fiscal en su contra sin pagar${named}. Debe pagarse antes del cierre. Envíe el comprobante de pago o la liberación. Si es contra otra persona con su nombre, envíe una carta firmada que lo diga.`,
      };
    },
    priorTo: "documents",
  },
  {
    key: "ASSETS",
    category: "GENERIC_DOCUMENT_REQUEST",
    since: (facts) => beforeClosing(facts, (facts.decision?.result.numbers.depletionIncome ?? 0) > 0),
    papers: "OTHER_EVIDENCE",
    mostDaysOld: STATEMENT_DAYS,
    wanted: () => STATEMENTS,
    comment: {
      en: "Your savings count as income. Send statements of the last 60 days of each account that you named, every page.",
      es: "Sus ahorros cuentan como ingreso. Envíe los estados de los últimos 60 días de cada cuenta que nombró, todas las páginas.",
    },
    priorTo: "documents",
  },
  {
    key: "OWNERS",
    category: "FALSE_OWNERSHIP_TYPE_REVIEW",
    since: (facts) =>
      facts.closingSignedAt === undefined && (unnamedOwners(facts).length > 0 || isTrustUnrecorded(facts))
        ? ownersAskedSince(facts)
        : undefined,
    papers: "OWNERSHIP_EVIDENCE",
    wanted: () => 1,
    comment: (facts) => {
      const others = unnamedOwners(facts).join(", ");
      if (others === "") {
        return {
          en: "You say that a trust owns your home; county records name people alone. Send the deed to the trust, or correct your answer.",
          es: "Usted dice que un fideicomiso posee su casa; el condado solo nombra personas. Envíe la escritura a favor del fideicomiso o corrija su respuesta.",
        };
      }
      return {
        en: `Land records name ${others} as an owner too. Every owner signs the deed and may cancel. Add them under your details, or send what shows that they no longer own the home: a deed, a decree or a death certificate.`,
        es: `Los registros de la propiedad también nombran a ${others} como dueño. Cada dueño firma la escritura y puede cancelar. Agréguelo en sus datos o envíe lo que muestre que ya no es dueño: una escritura, una sentencia o un acta de defunción.`,
      };
    },
    priorTo: "documents",
  },
  {
    key: "EQUITY_LOAN_DATE",
    category: "GENERIC_DOCUMENT_REQUEST",
    since: (facts) =>
      beforeClosing(
        facts,
        isTexasHomestead(facts) && equityLoansOf(facts).some(({ closedOn, lienId }) => lienId && !closedOn),
      ),
    papers: "OTHER_EVIDENCE",
    wanted: () => 1,
    comment: {
      en: "Texas asks for a year between home equity loans. Send the closing statement or the note of the one you have now: it shows the day on which it closed.",
      es: "Texas exige un año entre préstamos sobre el valor de la vivienda. Envíe la liquidación o el pagaré del que tiene ahora: muestra el día en que se cerró.",
    },
    priorTo: "documents",
  },
];

/** Since when papers are asked for that nobody has accepted; undefined where there is nothing to wait for. */
export function awaitedSince(facts: Facts, { key, since }: AskedPapers): Instant | undefined {
  const asked = since(facts);
  const accepted = facts.papersAccepted?.[key];
  return asked !== undefined && accepted !== undefined && accepted.at >= asked ? undefined : asked;
}

/** Whether papers are awaited without which this must not happen. */
export const awaitsPapers = (facts: Facts, gate: (typeof priorTo)[number]): boolean =>
  [...askedPapers, ...papersOfRecord].some(
    (asked) => asked.priorTo === gate && awaitedSince(facts, asked) !== undefined,
  );
