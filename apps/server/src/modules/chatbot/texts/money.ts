import type { Passage } from "../passage.ts";

/** When and how the money comes, and what follows from it. */
export const moneyPassages: readonly Passage[] = [
  {
    id: "when-is-my-money",
    own: "when-is-my-money",
    source: { en: "Timeline of the application; 12 CFR 1026.15(c)", es: "Plazos de la solicitud; 12 CFR 1026.15(c)" },
    link: "/dashboard",
    en: {
      title: "When the money comes",
      text: "Funding takes about five business days with a remote online notary. It takes longer where the county does not record electronic signatures. On a main home the right to cancel runs first: until the end of the third business day after signing no money is sent. Your dashboard shows the expected day.",
    },
    es: {
      title: "Cuándo llega el dinero",
      text: "El desembolso tarda unos cinco días hábiles con notario en línea. Tarda más donde el condado no registra firmas electrónicas. En la vivienda principal corre primero el derecho a cancelar: hasta que termine el tercer día hábil después de la firma no se envía dinero. Su panel muestra el día previsto.",
    },
  },
  {
    id: "right-to-cancel",
    source: { en: "12 CFR 1026.15", es: "12 CFR 1026.15" },
    en: {
      title: "Your right to cancel",
      text: "If the home is where you live, you may cancel for any reason until midnight of the third business day after signing, after you got the notice, or after you got all disclosures, whichever is last. Saturdays count, Sundays and federal holidays do not. You get two copies of the notice; tell us in writing. You then owe nothing.",
    },
    es: {
      title: "Su derecho a cancelar",
      text: "Si vive en la casa, puede cancelar por cualquier razón hasta la medianoche del tercer día hábil después de firmar, de recibir el aviso o de recibir todas las divulgaciones, lo que ocurra al último. El sábado cuenta; los domingos y feriados federales no. Recibe dos copias del aviso; avísenos por escrito. Entonces no debe nada.",
    },
  },
  {
    id: "where-money-goes",
    source: { en: "Your payout account, in the application", es: "Su cuenta de desembolso, en la solicitud" },
    en: {
      title: "Where the money is sent",
      text: "The money is sent to the checking or savings account that you choose in your application and that we verify as yours. It cannot be sent to somebody else’s account. To change the account before funding, call us at {phone}.",
    },
    es: {
      title: "Adónde se envía el dinero",
      text: "El dinero se envía a la cuenta de cheques o de ahorros que usted elige en la solicitud y que verificamos como suya. No se puede enviar a la cuenta de otra persona. Para cambiar la cuenta antes del desembolso, llámenos al {phone}.",
    },
  },
  {
    id: "full-draw",
    source: { en: "Early HELOC disclosure, 12 CFR 1026.40", es: "Divulgación inicial de la línea, 12 CFR 1026.40" },
    en: {
      title: "The whole line is paid out at once",
      text: "At the start the whole line is drawn: you get all of it, less the origination fee, at a fixed rate. As you repay principal you may draw part of it again during the draw period.",
    },
    es: {
      title: "Toda la línea se entrega de una vez",
      text: "Al principio se usa toda la línea: usted recibe el total, menos el cargo de originación, con tasa fija. A medida que paga capital puede volver a disponer de una parte durante el período de disposición.",
    },
  },
  {
    id: "later-draws",
    source: {
      en: "Early HELOC disclosure, 12 CFR 1026.40(d)(12)",
      es: "Divulgación inicial de la línea, 12 CFR 1026.40(d)(12)",
    },
    en: {
      title: "Drawing again later",
      text: "As you pay down the line you may draw again during the draw period, up to a share of the first draw; your offer shows that share, the smallest draw and the period. The rate of later draws is variable: the prime rate plus a margin that stays the same. It moves when prime moves, up to the limit in your agreement.",
    },
    es: {
      title: "Volver a disponer más tarde",
      text: "A medida que paga la línea puede volver a disponer durante el período de disposición, hasta una parte de la primera disposición; su oferta muestra esa parte, la disposición mínima y el período. La tasa de las disposiciones posteriores es variable: la preferencial (prime) más un margen que no cambia. Se mueve con la preferencial, hasta el límite de su contrato.",
    },
  },
  {
    id: "line-cut",
    source: {
      en: "Credit agreement; 12 CFR 1026.40(f)",
      es: "Contrato de crédito; 12 CFR 1026.40(f)",
    },
    en: {
      title: "When a line can be cut or ended",
      text: "Once it is open, further draws can be refused or the limit reduced only while something that your credit agreement names is so, such as a home that is worth significantly less than at the start, finances so much worse that payment is in doubt, or a default. When the cause is gone, you may ask for the line to be restored. It can be ended only for fraud, missed payments, or harm to the home as security. Questions: {phone}.",
    },
    es: {
      title: "Cuándo se puede recortar o terminar una línea",
      text: "Una vez abierta, solo se le puede negar otra disposición o reducir el límite mientras pase algo que su contrato nombra, como que la casa valga bastante menos que al principio, que sus finanzas empeoren tanto que el pago esté en duda, o que haya incumplimiento. Cuando la causa desaparece, puede pedir que se le restablezca la línea. Solo se puede terminar por fraude, pagos que faltan o daño a la casa como garantía. Preguntas: {phone}.",
    },
  },
  {
    id: "use-of-money",
    source: { en: "Terms of use", es: "Términos de uso" },
    en: {
      title: "What the money may be used for",
      text: "You may use the money for what you need: repairs and remodeling, paying off other debts, education or other large expenses. You choose a purpose in the application; it does not limit you later.",
    },
    es: {
      title: "Para qué se puede usar el dinero",
      text: "Puede usar el dinero para lo que necesite: reparaciones y remodelación, pagar otras deudas, estudios u otros gastos grandes. Elige un propósito en la solicitud; eso no le limita después.",
    },
  },
  {
    id: "pay-off-debts",
    source: { en: "Debts to pay off, in the application", es: "Deudas por liquidar, en la solicitud" },
    en: {
      title: "Paying off other debts with the line",
      text: "On the offer screen you can choose debts to be paid off from the line. We send those payments for you at funding, and the rest to your account. Some offers ask that a debt or another line on the home be paid off.",
    },
    es: {
      title: "Pagar otras deudas con la línea",
      text: "En la pantalla de la oferta puede elegir deudas que se paguen con la línea. Enviamos esos pagos por usted en el desembolso, y el resto a su cuenta. Algunas ofertas piden que se liquide una deuda u otra línea sobre la casa.",
    },
  },
  {
    id: "payments",
    source: {
      en: "Autopay authorization; credit agreement",
      es: "Autorización de pago automático; contrato de crédito",
    },
    en: {
      title: "How and when you pay",
      text: "You pay once a month. In the application you choose autopay from your bank account, or to pay yourself each month. The credit agreement names the first due date and the amount; after funding your dashboard has the details.",
    },
    es: {
      title: "Cómo y cuándo se paga",
      text: "Se paga una vez al mes. En la solicitud elige el pago automático desde su cuenta, o pagar usted cada mes. El contrato de crédito indica la primera fecha y la cantidad; después del desembolso su panel tiene los datos.",
    },
  },
];
