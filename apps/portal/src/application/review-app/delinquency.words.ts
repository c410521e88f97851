import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const delinquencyWords = catalogue({
  title: { en: "What happened with this payment?", es: "¿Qué pasó con este pago?" },
  lead: {
    en: "Your full credit report shows a payment as more than 60 days late. That alone decides nothing: a person reads what you say.",
    es: "Su informe completo muestra un pago con más de 60 días de atraso. Eso solo no decide nada: una persona lee lo que usted diga.",
  },
  ending: { en: (digits: string) => `ending in ${digits}`, es: (digits: string) => `terminada en ${digits}` },
  owed: { en: "owed in all", es: "deuda total" },
  pastDueOf: {
    en: (balance: string) => `late now, of ${balance} owed in all`,
    es: (balance: string) => `con atraso hoy, de ${balance} de deuda total`,
  },
  what: { en: "Which is it?", es: "¿Cuál es el caso?" },
  PAID: { en: "It is paid now", es: "Ya está pagado" },
  PAID_HINT: { en: "A receipt or statement makes it quick.", es: "Un recibo o estado de cuenta lo hace rápido." },
  DISPUTED: { en: "The report is wrong", es: "El informe está equivocado" },
  DISPUTED_HINT: {
    en: "You may also dispute it with the bureau, free of charge.",
    es: "También puede disputarlo con la agencia, sin costo.",
  },
  EXPLAINED: { en: "There was a reason", es: "Hubo una razón" },
  EXPLAINED_HINT: {
    en: "Illness, a lost job, a letter that went astray.",
    es: "Enfermedad, pérdida de empleo, una carta extraviada.",
  },
  words: { en: "In your own words", es: "En sus propias palabras" },
  wordsHint: { en: "What happened, and how it stands today.", es: "Qué pasó y cómo está hoy." },
  proof: { en: "Proof, if you have it here", es: "Comprobante, si lo tiene" },
  proofHint: { en: "PDF or photo, up to 20 MB.", es: "PDF o foto, hasta 20 MB." },
  go: { en: "Send my answer", es: "Enviar mi respuesta" },
  why: {
    en: "Our rules ask a person to look at a payment that was so late within the last year.",
    es: "Nuestras reglas piden que una persona vea un pago tan atrasado en el último año.",
  },
  thanks: { en: "An underwriter is reading your answer", es: "Un analista está leyendo su respuesta" },
  thanksLead: {
    en: "It is our move. Usually it takes one business day.",
    es: "Nos toca a nosotros. Suele tomar un día hábil.",
  },
  read: { en: "Your answer is read beside the report", es: "Se lee su respuesta junto al informe" },
  readBody: { en: "By a person, not by a machine.", es: "Por una persona, no por una máquina." },
  told: { en: "We write to you what follows", es: "Le escribimos lo que sigue" },
  toldBody: {
    en: "If we go on, this page goes on by itself. If not, you get the reasons in writing.",
    es: "Si seguimos, esta página avanza sola. Si no, recibe las razones por escrito.",
  },
});
