import type { Passage } from "../passage.ts";

/** What may count in a decision, what is asked for and why, and what words mean. */
export const fairnessPassages: readonly Passage[] = [
  {
    id: "demographic-questions",
    source: { en: "12 CFR 1003.4(a)(10); 12 CFR 1002.13", es: "12 CFR 1003.4(a)(10); 12 CFR 1002.13" },
    en: {
      title: "Why race, ethnicity and sex are asked",
      text: "Federal law has lenders ask, so that it can be seen whether people are treated alike. The answers play no part in the decision. You may choose not to give them, and nothing follows from that.",
    },
    es: {
      title: "Por qué se pregunta raza, etnia y sexo",
      text: "La ley federal hace que los prestamistas lo pregunten, para que se vea si se trata igual a todos. Las respuestas no cuentan en la decisión. Puede no darlas, y de eso no sigue nada.",
    },
  },
  {
    id: "fair-lending",
    source: {
      en: "Equal Credit Opportunity Act, 12 CFR 1002.4",
      es: "Ley de Igualdad de Oportunidades de Crédito, 12 CFR 1002.4",
    },
    link: "/contact",
    en: {
      title: "What may not count in a decision",
      text: "Race, color, religion, national origin, sex, marital status, age (of an adult) and income from public assistance may not count against you, nor that you used a right of yours. If you think that it happened, tell us at {phone}, or turn to the Consumer Financial Protection Bureau, consumerfinance.gov/complaint.",
    },
    es: {
      title: "Qué no puede contar en una decisión",
      text: "Raza, color, religión, origen nacional, sexo, estado civil, edad (de un adulto) e ingresos de asistencia pública no pueden contar en su contra, ni que haya usado un derecho. Si cree que ocurrió, díganos al {phone} o acuda a la Oficina para la Protección Financiera del Consumidor, consumerfinance.gov/complaint.",
    },
  },
  {
    id: "ssn-safety",
    source: { en: "Safeguards; 16 CFR 314", es: "Protección de datos; 16 CFR 314" },
    link: "/privacy",
    en: {
      title: "Your Social Security number",
      text: "It tells the credit bureau which file is yours, and the law has us confirm who you are. It is asked for on its own page, kept encrypted, and shown to nobody in full. Please never write it in this chat or in a mail.",
    },
    es: {
      title: "Su número de Seguro Social",
      text: "Le dice a la agencia de crédito qué expediente es el suyo, y la ley nos hace confirmar quién es usted. Se pide en su propia página, se guarda cifrado y no se muestra completo a nadie. No lo escriba nunca en este chat ni en un correo.",
    },
  },
  {
    id: "credit-needed",
    source: { en: "What a decision rests on; 12 CFR 1002.6", es: "En qué se basa una decisión; 12 CFR 1002.6" },
    en: {
      title: "Which credit you need",
      text: "Your lender sets a lowest score; above it score, income, debts and what the home is worth count together, and the longest-ago trouble counts least. A recent bankruptcy or foreclosure usually stands in the way for some years. Checking is a soft inquiry that costs nothing and does not change your score.",
    },
    es: {
      title: "Qué crédito necesita",
      text: "Su prestamista fija un puntaje mínimo; por encima de él cuentan juntos el puntaje, los ingresos, las deudas y lo que vale la casa, y lo más antiguo es lo que menos cuenta. Una quiebra o ejecución reciente suele impedirlo por unos años. Consultarlo es una consulta suave que no cuesta nada y no cambia su puntaje.",
    },
  },
  {
    id: "debt-to-income",
    source: { en: "CFPB official interpretation 1026.43(c)", es: "Interpretación oficial de la CFPB 1026.43(c)" },
    en: {
      title: "Debts compared with income",
      text: "We add what you pay each month, the new payment, taxes and insurance of the home included, and compare it with your monthly income before taxes. The smaller the share, the more you can have. Debts that you pay off from the line no longer count.",
    },
    es: {
      title: "Las deudas frente a los ingresos",
      text: "Sumamos lo que paga cada mes, con el pago nuevo, los impuestos y el seguro de la casa, y lo comparamos con su ingreso mensual antes de impuestos. Cuanto menor la parte, más puede tener. Las deudas que paga con la línea ya no cuentan.",
    },
  },
  {
    id: "what-apr-means",
    source: { en: "12 CFR 1026.40(d)(6)", es: "12 CFR 1026.40(d)(6)" },
    en: {
      title: "What an APR is",
      text: "APR is short for annual percentage rate: what the money costs for a year, in percent. For a home equity line it is the interest alone and does not include fees; those stand beside it in your offer.",
    },
    es: {
      title: "Qué es la APR",
      text: "APR es la tasa porcentual anual: lo que cuesta el dinero por un año, en por ciento. En una línea sobre el valor de la vivienda es solo el interés y no incluye cargos; esos figuran al lado en su oferta.",
    },
  },
  {
    id: "payment-calculation",
    source: { en: "Credit agreement, your payments", es: "Contrato de crédito, sus pagos" },
    en: {
      title: "How a monthly payment is worked out",
      text: "What you draw at the start is paid back in equal monthly payments over the term that you chose, at its fixed rate. Each covers the interest of the month and some principal, so what you owe falls every month, and there is no balloon payment at the end.",
    },
    es: {
      title: "Cómo se calcula un pago mensual",
      text: "Lo que recibe al principio se devuelve en pagos mensuales iguales durante el plazo que eligió, a su tasa fija. Cada uno cubre el interés del mes y algo de capital, así que lo que debe baja cada mes, y no hay un pago grande al final.",
    },
  },
  {
    id: "pay-early",
    source: { en: "Credit agreement, early payment", es: "Contrato de crédito, pago anticipado" },
    en: {
      title: "Paying more, or all of it, early",
      text: "You may pay any amount at any time, at no charge. What you pay beyond the monthly payment lowers what you owe and the interest on it. To end the line, tell us and pay what is owed; we then release the lien at our cost.",
    },
    es: {
      title: "Pagar más, o todo, antes",
      text: "Puede pagar cualquier cantidad en cualquier momento, sin cargo. Lo que pague de más baja lo que debe y su interés. Para terminar la línea, avísenos y pague lo que se debe; liberamos el gravamen por nuestra cuenta.",
    },
  },
  {
    id: "heloc-or-refinance",
    source: { en: "CFPB booklet on home equity lines of credit", es: "Folleto de la CFPB sobre líneas de crédito" },
    en: {
      title: "A line beside your mortgage, or a refinance",
      text: "A cash-out refinance replaces your mortgage by a larger one, at one new rate. A line stands behind your mortgage, which stays as it is, and has a rate of its own on what you draw. Which suits you I cannot say; a housing counselor approved by HUD helps at no charge.",
    },
    es: {
      title: "Una línea junto a su hipoteca, o refinanciar",
      text: "Refinanciar con retiro de efectivo reemplaza su hipoteca por una mayor, con una sola tasa nueva. Una línea queda detrás de su hipoteca, que sigue igual, y tiene su propia tasa sobre lo que usa. Cuál le conviene no lo puedo decir; un consejero de vivienda aprobado por HUD ayuda sin costo.",
    },
  },
  {
    id: "nothing-upfront",
    source: { en: "Fee disclosures; your offer", es: "Información de cargos; su oferta" },
    en: {
      title: "What you pay before the money comes",
      text: "Applying, checking your rate and changing your mind cost nothing. The origination fee is taken from the payout. Where a person must value the home you are asked first, with the price, before it is ordered. We never ask for money by phone, mail or chat: if somebody does, call {phone}.",
    },
    es: {
      title: "Qué paga antes de que llegue el dinero",
      text: "Solicitar, consultar su tasa y cambiar de opinión no cuesta nada. El cargo de originación se descuenta de la entrega. Donde una persona deba valuar la casa se le pregunta antes, con el precio. Nunca pedimos dinero por teléfono, correo o chat: si alguien lo hace, llame al {phone}.",
    },
  },
];
