import type { Passage } from "../passage.ts";

/** What it costs: fees, rates and what is looked up for them. */
export const costPassages: readonly Passage[] = [
  {
    id: "all-fees",
    source: {
      en: "Fees, at the foot of every page; 12 CFR 1026.40(d)(7)",
      es: "Cargos, al pie de cada página; 12 CFR 1026.40(d)(7)",
    },
    en: {
      title: "Which fees there are",
      text: "An origination fee of up to {originationFee}% of the initial draw; {valuationFee} for a valuation where there is no automated one; {notaryFee} where a notary comes to you; recording fees of {recordingFees}; and in some states recording taxes of up to {recordingTax} for each $100,000 borrowed. Your offer shows yours before you decide.",
    },
    es: {
      title: "Qué cargos hay",
      text: "Un cargo de originación de hasta {originationFee} % de la disposición inicial; {valuationFee} por una valuación donde no hay una automática; {notaryFee} si un notario va a su casa; gastos de registro de {recordingFees}; y en algunos estados impuestos de registro de hasta {recordingTax} por cada $100,000. Su oferta muestra los suyos antes de decidir.",
    },
  },
  {
    id: "origination-fee",
    source: { en: "Fees, at the foot of every page", es: "Cargos, al pie de cada página" },
    en: {
      title: "The origination fee",
      text: "The origination fee is up to {originationFee}% of the initial draw. It is part of the line and is taken from the first payout, so you receive that much less; you pay nothing beforehand.",
    },
    es: {
      title: "El cargo de originación",
      text: "El cargo de originación es de hasta {originationFee} % de la disposición inicial. Es parte de la línea y se descuenta de la primera entrega, así que recibe esa cantidad de menos; no paga nada antes.",
    },
  },
  {
    id: "valuation-fee",
    source: { en: "Fees, at the foot of every page", es: "Cargos, al pie de cada página" },
    en: {
      title: "The fee for a valuation",
      text: "Most homes are valued by a model at no charge. Where there is no automated value, a valuation by a person costs {valuationFee}, which goes to the company that does it.",
    },
    es: {
      title: "El cargo por la valuación",
      text: "La mayoría de las casas se valúan con un modelo sin costo. Donde no hay valor automático, una valuación hecha por una persona cuesta {valuationFee}, que va a la empresa que la hace.",
    },
  },
  {
    id: "recording-costs",
    source: { en: "Fees, at the foot of every page", es: "Cargos, al pie de cada página" },
    en: {
      title: "Recording fees and taxes",
      text: "The county charges {recordingFees} for recording the deed. Some states also have a tax on recording, of up to {recordingTax} for each $100,000 borrowed. Both depend on where the home is; your offer shows them.",
    },
    es: {
      title: "Gastos e impuestos de registro",
      text: "El condado cobra {recordingFees} por registrar la escritura. Algunos estados tienen además un impuesto de registro, de hasta {recordingTax} por cada $100,000. Ambos dependen de dónde está la casa; su oferta los muestra.",
    },
  },
  {
    id: "notary-fee",
    source: { en: "Fees, at the foot of every page", es: "Cargos, al pie de cada página" },
    en: {
      title: "What the notary costs",
      text: "The online notary costs you nothing extra. Where a notary must meet you in person, that costs {notaryFee}.",
    },
    es: {
      title: "Cuánto cuesta el notario",
      text: "El notario en línea no le cuesta nada más. Donde el notario debe verle en persona, eso cuesta {notaryFee}.",
    },
  },
  {
    id: "apr",
    source: { en: "Our line amounts and rates; 12 CFR 1026.16", es: "Nuestros montos y tasas; 12 CFR 1026.16" },
    en: {
      title: "Which rate you get",
      text: "APRs run from {lowestApr}% to {highestApr}%. The lowest go to the best qualified borrowers with five-year terms. Yours depends on credit, equity, term and the line; checking it does not touch your credit score.",
    },
    es: {
      title: "Qué tasa recibe",
      text: "Las tasas APR van de {lowestApr} % a {highestApr} %. Las más bajas son para quienes mejor califican con plazo de cinco años. La suya depende del crédito, del valor libre de la casa, del plazo y de la línea; consultarla no afecta su puntaje.",
    },
  },
  {
    id: "fixed-rate",
    source: { en: "Early HELOC disclosure, 12 CFR 1026.40", es: "Divulgación inicial de la línea, 12 CFR 1026.40" },
    en: {
      title: "Whether the rate can change",
      text: "The rate of what you draw at the start is fixed and its payment with it. Later draws have a variable rate, the prime rate plus your margin: it moves when prime moves, up to the limit in your agreement, and your statement tells you.",
    },
    es: {
      title: "Si la tasa puede cambiar",
      text: "La tasa de lo que recibe al principio es fija, y con ella su pago. Las disposiciones posteriores tienen una tasa variable, la preferencial más su margen: se mueve con la preferencial, hasta el límite de su contrato, y se lo dice su estado de cuenta.",
    },
  },
  {
    id: "soft-check",
    source: { en: "Soft credit authorization; 15 USC 1681b", es: "Autorización de consulta suave; 15 USC 1681b" },
    en: {
      title: "Checking your rate and your credit score",
      text: "To show offers we make a soft inquiry, which other lenders do not see and which does not change your score. Only when you submit the application is there a hard inquiry, with your permission.",
    },
    es: {
      title: "Consultar su tasa y su puntaje",
      text: "Para mostrar ofertas hacemos una consulta suave, que otros prestamistas no ven y que no cambia su puntaje. Solo cuando envía la solicitud hay una consulta formal, con su permiso.",
    },
  },
  {
    id: "hard-inquiry",
    source: { en: "Hard credit authorization; 15 USC 1681b", es: "Autorización de consulta formal; 15 USC 1681b" },
    en: {
      title: "The hard inquiry",
      text: "When you submit the application we ask for your full credit report. That is a hard inquiry; other lenders can see it and it may lower a score by a few points for a while. We ask for your permission right before.",
    },
    es: {
      title: "La consulta formal de crédito",
      text: "Cuando envía la solicitud pedimos su informe de crédito completo. Es una consulta formal; otros prestamistas pueden verla y puede bajar el puntaje unos puntos por un tiempo. Justo antes pedimos su permiso.",
    },
  },
  {
    id: "frozen-credit",
    source: { en: "Security freezes, 15 USC 1681c-1", es: "Congelamientos de seguridad, 15 USC 1681c-1" },
    en: {
      title: "A frozen credit file",
      text: "If your file is frozen we cannot look up an offer. Lift the freeze with the credit bureau that your application names, online or by phone, for at least a day; then come back and press “Try again”. It does not count against you.",
    },
    es: {
      title: "Un expediente de crédito congelado",
      text: "Si su expediente está congelado no podemos buscar una oferta. Levante el congelamiento en la agencia que indica su solicitud, en línea o por teléfono, al menos un día; luego vuelva y pulse “Intentar de nuevo”. No cuenta en su contra.",
    },
  },
];
