import { catalogue } from "@gable/ui/language/catalogue.tsx";

/** What must be readable on papers that often come back, in the order of the numbers on their drawings. */
export const examples = {
  payStub: catalogue({
    payer: { en: "Your employer’s name.", es: "El nombre de su empleador." },
    name: { en: "Your name, as in your application.", es: "Su nombre, como en su solicitud." },
    dates: { en: "The day you were paid, and the period it is for.", es: "El día del pago y el período que cubre." },
    gross: { en: "Your pay of this period before tax.", es: "Su pago de este período antes de impuestos." },
    year: {
      en: "The same for the year to date. Without it we have to send the stub back.",
      es: "Lo mismo en lo que va del año. Sin eso tenemos que devolver el talón.",
    },
  }),
  taxReturn: catalogue({
    year: { en: "The tax year, in the top line.", es: "El año fiscal, en la línea superior." },
    names: {
      en: "Your name, and your spouse’s if you filed together.",
      es: "Su nombre, y el de su cónyuge si declararon juntos.",
    },
    income: {
      en: "The lines of your income, to the total. Nothing on them may be covered.",
      es: "Las líneas de sus ingresos, hasta el total. No puede haber nada tapado en ellas.",
    },
    signed: {
      en: "On the second page your signature, or the confirmation that it was filed electronically.",
      es: "En la segunda página, su firma o la confirmación de que se presentó electrónicamente.",
    },
  }),
  declarations: catalogue({
    policy: { en: "The policy number, and from when to when it runs.", es: "El número de póliza y su vigencia." },
    named: { en: "Who is insured: your name.", es: "Quién está asegurado: su nombre." },
    home: {
      en: "The address of the home that secures the line.",
      es: "La dirección de la casa que garantiza la línea.",
    },
    dwelling: {
      en: "The amount for the dwelling, often called Coverage A.",
      es: "El monto para la vivienda, a menudo llamado Coverage A.",
    },
    mortgagee: {
      en: "The lender’s name as mortgagee or loss payee.",
      es: "El nombre del prestamista como acreedor hipotecario (mortgagee o loss payee).",
    },
  }),
  license: catalogue({
    picture: {
      en: "Your picture, with no glare of a lamp on it.",
      es: "Su foto, sin el reflejo de una lámpara encima.",
    },
    name: { en: "Your name, all of it.", es: "Su nombre completo." },
    born: { en: "Your date of birth.", es: "Su fecha de nacimiento." },
    expires: { en: "Until when it is valid: the day has not passed.", es: "Hasta cuándo vale: la fecha no ha pasado." },
    corners: {
      en: "All four corners. The back is a picture of its own, with the whole barcode.",
      es: "Las cuatro esquinas. El reverso es otra foto, con todo el código de barras.",
    },
  }),
  mortgage: catalogue({
    lender: {
      en: "The lender or servicer, with the loan number.",
      es: "El prestamista o administrador, con el número de préstamo.",
    },
    name: { en: "Your name and the address of the home.", es: "Su nombre y la dirección de la casa." },
    date: {
      en: "The day of the statement: the latest you have.",
      es: "La fecha del estado de cuenta: el último que tenga.",
    },
    balance: {
      en: "What you still owe, often called “outstanding principal”.",
      es: "Lo que aún debe, a menudo llamado «outstanding principal».",
    },
    payment: {
      en: "The monthly payment, and whether taxes and insurance are in it (escrow).",
      es: "El pago mensual, y si incluye impuestos y seguro (escrow).",
    },
  }),
} as const;

export const exampleWords = catalogue({
  note: {
    en: "A sketch: yours may look otherwise. What is numbered has to be on it, and readable.",
    es: "Un esbozo: el suyo puede verse distinto. Lo numerado debe estar y poder leerse.",
  },
});
