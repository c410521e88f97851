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
    en: "Say what is wrong with it. The bureau corrects it, free of charge.",
    es: "Diga qué está mal. La agencia lo corrige, sin costo.",
  },
  withBureau: {
    en: (bureau: string) => `Only ${bureau} can correct the report`,
    es: (bureau: string) => `Solo ${bureau} puede corregir el informe`,
  },
  withBureauBody: {
    en: "Tell them too: they have to look into it, as a rule within 30 days, and it costs nothing. We do not wait for that: say here what is wrong, and an underwriter weighs it. If they correct it while you are with us, tell us.",
    es: "Avíseles también: deben investigarlo, por lo general en 30 días, y no cuesta nada. No esperamos a eso: diga aquí qué está mal y un analista lo evalúa. Si lo corrigen mientras está con nosotros, díganos.",
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
    en: (moment: string) => `It is our move. It is read by ${moment}.`,
    es: (moment: string) => `Nos toca a nosotros. Se lee a más tardar el ${moment}.`,
  },
  thanksLate: {
    en: (moment: string) =>
      `It is our move. It was to be read by ${moment}. We are behind, and it is not lost; call us if you would rather not wait.`,
    es: (moment: string) =>
      `Nos toca a nosotros. Debía leerse a más tardar el ${moment}. Vamos con retraso y no se ha perdido; llámenos si prefiere no esperar.`,
  },
  readIfNow: {
    en: (moment: string) => `Sent now, it is read by ${moment}.`,
    es: (moment: string) => `Si lo envía ahora, se lee a más tardar el ${moment}.`,
  },
  said: { en: "What you told us", es: "Lo que nos dijo" },
  read: { en: "Your answer is read beside the report", es: "Se lee su respuesta junto al informe" },
  readBody: { en: "By a person, not by a machine.", es: "Por una persona, no por una máquina." },
  told: { en: "We write to you what follows", es: "Le escribimos lo que sigue" },
  toldBody: {
    en: "If we go on, this page goes on by itself. If not, you get the reasons in writing.",
    es: "Si seguimos, esta página avanza sola. Si no, recibe las razones por escrito.",
  },
});
