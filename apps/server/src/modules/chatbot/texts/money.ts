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
      asked:
        "when is my money; when do I get paid; how long until funds arrive; when will the money be in my account; funding date; how many days to funding; disbursement; deposit; how long is the wait for the money; money in the bank by when; money has not come; wire not there yet; expected date of the payout",
      text: "Funding takes about five business days with a remote online notary. It takes longer where the county does not record electronic signatures. On a main home the right to cancel runs first: until the end of the third business day after signing no money is sent. Your dashboard shows the expected day.",
    },
    es: {
      title: "Cuándo llega el dinero",
      asked:
        "cuándo llega mi dinero; cuándo me pagan; cuánto tardan los fondos; fecha de desembolso; cuántos días para recibir el dinero; depósito; cuándo depositan; cuánto hay que esperar por el dinero; dinero en el banco; el dinero no ha llegado; no veo la transferencia; fecha prevista",
      text: "El desembolso tarda unos cinco días hábiles con notario en línea. Tarda más donde el condado no registra firmas electrónicas. En la vivienda principal corre primero el derecho a cancelar: hasta que termine el tercer día hábil después de la firma no se envía dinero. Su panel muestra el día previsto.",
    },
  },
  {
    id: "right-to-cancel",
    source: { en: "12 CFR 1026.15", es: "12 CFR 1026.15" },
    en: {
      title: "Your right to cancel",
      asked:
        "change my mind after signing; rescind; rescission; cancel the loan after closing; three day right; back out; cooling off period; where does the cancellation notice go; how do I cancel in writing; regret after signing; not sure anymore about what I signed",
      text: "If the home is where you live, you may cancel for any reason until midnight of the third business day after signing, after you got the notice, or after you got all disclosures, whichever is last. Saturdays count, Sundays and federal holidays do not. You get two copies of the notice; tell us in writing. You then owe nothing.",
    },
    es: {
      title: "Su derecho a cancelar",
      asked:
        "arrepentirme después de firmar; rescindir; rescisión; anular el préstamo después del cierre; tres días; echarme atrás; plazo para cancelar; a dónde mando el aviso de cancelación; cómo cancelo por escrito; dudas después de firmar; ya no estoy seguro de lo firmado",
      text: "Si vive en la casa, puede cancelar por cualquier motivo hasta la medianoche del tercer día hábil después de firmar, de recibir el aviso o de recibir todas las divulgaciones, lo que ocurra al último. El sábado cuenta; los domingos y feriados federales no. Recibe dos copias del aviso; avísenos por escrito. Entonces no debe nada.",
    },
  },
  {
    id: "where-money-goes",
    source: { en: "Your payout account, in the application", es: "Su cuenta de desembolso, en la solicitud" },
    en: {
      title: "Where the money is sent",
      asked:
        "which account gets the funds; bank account for the deposit; direct deposit; wire; where do you send the money; change disbursement account",
      text: "The money is sent to the checking or savings account that you choose in your application and that we verify as yours. It cannot be sent to somebody else’s account. To change the account before funding, call us at {phone}.",
    },
    es: {
      title: "Adónde se envía el dinero",
      asked:
        "qué cuenta recibe los fondos; cuenta bancaria para el depósito; depósito directo; transferencia; a dónde mandan el dinero; cambiar la cuenta de desembolso",
      text: "El dinero se envía a la cuenta de cheques o de ahorros que usted elige en la solicitud y que verificamos como suya. No se puede enviar a la cuenta de otra persona. Para cambiar la cuenta antes del desembolso, llámenos al {phone}.",
    },
  },
  {
    id: "full-draw",
    source: { en: "Early HELOC disclosure, 12 CFR 1026.40", es: "Divulgación inicial de la línea, 12 CFR 1026.40" },
    en: {
      title: "The whole line is paid out at once",
      asked:
        "do I get all the money at once; initial draw; take only part; can I borrow less first; is the line fully drawn; lump sum; must I take the whole amount; leave part of it untouched",
      text: "At the start the whole line is drawn: you get all of it, less the origination fee, at a fixed rate. As you repay principal you may draw again during the draw period.",
    },
    es: {
      title: "Toda la línea se entrega de una vez",
      asked:
        "recibo todo el dinero junto; disposición inicial; tomar solo una parte; puedo pedir menos primero; la línea se usa completa; suma única; obligación de usar todo; dejar una parte sin usar",
      text: "Al principio se usa toda la línea: usted recibe el total, menos el cargo de originación, con tasa fija. A medida que paga capital puede volver a disponer durante el período de disposición.",
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
      asked:
        "take more money later; redraw; additional draw; use the line again; draw period; rate of later draws; prime plus margin; subsequent draws; use it again after paying some back; borrow again next year",
      text: "As you pay down the line you may draw again during the draw period. The rate of later draws is variable: the prime rate plus a margin that stays the same. It moves when prime moves, up to the limit in your agreement. Your offer shows the draw period.",
    },
    es: {
      title: "Volver a disponer más tarde",
      asked:
        "sacar más dinero después; disponer de nuevo; disposición adicional; usar otra vez la línea; período de disposición; tasa de disposiciones posteriores; tasa preferencial más margen; usarla otra vez después de pagar; pedir de nuevo el año próximo",
      text: "A medida que paga la línea puede volver a disponer durante el período de disposición. La tasa de las disposiciones posteriores es variable: la preferencial (prime) más un margen que no cambia. Se mueve con la preferencial, hasta el límite de su contrato. Su oferta muestra el período.",
    },
  },
  {
    id: "use-of-money",
    source: { en: "Terms of use", es: "Términos de uso" },
    en: {
      title: "What the money may be used for",
      asked:
        "use for home improvement; renovate kitchen; consolidate credit cards; pay for college; can I spend it on anything; remodel; purpose of the loan; school and tuition; medical bills; buy a car with it; wedding",
      text: "You may use the money for what you need: repairs and remodeling, paying off other debts, education or other large expenses. You choose a purpose in the application; it does not limit you later.",
    },
    es: {
      title: "Para qué se puede usar el dinero",
      asked:
        "usar para mejoras de la casa; remodelar la cocina; consolidar tarjetas; pagar la universidad; gastarlo en lo que quiera; renovar; propósito del préstamo; escuela y matrícula; gastos médicos; comprar un auto con eso; boda",
      text: "Puede usar el dinero para lo que necesite: reparaciones y remodelación, pagar otras deudas, estudios u otros gastos grandes. Elige un propósito en la solicitud; eso no le limita después.",
    },
  },
  {
    id: "pay-off-debts",
    source: { en: "Debts to pay off, in the application", es: "Deudas por liquidar, en la solicitud" },
    en: {
      title: "Paying off other debts with the line",
      asked:
        "pay off my credit cards directly; debt payoff; send money to creditors; pay another lender; payoff second mortgage; existing HELOC; line at another bank stays open; keep my other line",
      text: "On the offer screen you can choose debts to be paid off from the line. We send those payments for you at funding, and the rest to your account. Some offers ask that a debt or another line on the home be paid off.",
    },
    es: {
      title: "Pagar otras deudas con la línea",
      asked:
        "pagar mis tarjetas directamente; liquidar deudas; enviar dinero a acreedores; pagar a otro prestamista; liquidar segunda hipoteca; otra línea existente; línea en otro banco; conservar mi otra línea",
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
      asked:
        "first payment due; make a payment; monthly payment date; autopay; automatic payments; pay by check; payment options; how do I pay my bill; repayment",
      text: "You pay once a month. In the application you choose autopay from your bank account, or to pay yourself each month. The credit agreement names the first due date and the amount; after funding your dashboard has the details.",
    },
    es: {
      title: "Cómo y cuándo se paga",
      asked:
        "primer pago; hacer un pago; fecha de pago mensual; pago automático; débito automático; pagar con cheque; formas de pago; cómo pago mi cuota; reembolso",
      text: "Se paga una vez al mes. En la solicitud elige el pago automático desde su cuenta, o pagar usted cada mes. El contrato de crédito indica la primera fecha y la cantidad; después del desembolso su panel tiene los datos.",
    },
  },
];
