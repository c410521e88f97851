import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const uploadWords = catalogue({
  unread: {
    en: "We could not read your pay from the source itself, so we read it from your last pay stubs.",
    es: "No pudimos leer su pago en la fuente misma, así que lo leemos en sus últimos talones.",
  },
  given: { en: "Sent", es: "Enviados" },
  missing: { en: "Still missing", es: "Faltan" },
  of: {
    en: (given: number, wanted: number) => `${given} of ${wanted}`,
    es: (given: number, wanted: number) => `${given} de ${wanted}`,
  },
  hint: { en: "PDF, JPG, PNG or HEIC, up to 20 MB each.", es: "PDF, JPG, PNG o HEIC, hasta 20 MB cada uno." },
  enough: { en: "That is all we need", es: "Es todo lo que necesitamos" },
  enoughBody: {
    en: "It is our move now: a person reads them and this page goes on by itself. You can leave it.",
    es: "Ahora nos toca a nosotros: una persona los lee y esta página avanza sola. Puede salir.",
  },
  what: { en: "So that it works the first time", es: "Para que funcione a la primera" },
  fresh: { en: "Fresh enough", es: "Recientes" },
  whole: { en: "All of the page", es: "La página completa" },
  open: { en: "Its password at hand", es: "La contraseña a mano" },
  openBody: {
    en: "Where a PDF asks for a password, type it here and we take it off before the PDF is sent. A photo of each page does as well.",
    es: "Si un PDF pide contraseña, escríbala aquí y se la quitamos antes de enviarlo. También sirve una foto de cada página.",
  },
  form: {
    en: "Overtime, bonus or commission? They count as far as your last W-2 shows them too.",
    es: "¿Horas extra, bonos o comisiones? Cuentan hasta donde los muestra también su último W-2.",
  },
  sendForm: { en: "Send my last W-2", es: "Enviar mi último W-2" },
  toStubs: { en: "Back to my pay stubs", es: "Volver a mis talones de pago" },
  done: { en: "Back to my income", es: "Volver a mis ingresos" },
  other: { en: "Choose another way", es: "Elegir otra vía" },
  person: {
    en: "A person reads what you send. We write to you then.",
    es: "Una persona lee lo que envía. Entonces le escribimos.",
  },
});

/** Of each kind of paper. */
export const paperWords = {
  MANUAL_PAYSTUB: catalogue({
    title: { en: "Send your pay stubs", es: "Envíe sus talones de pago" },
    lead: {
      en: "Your last two stubs show what you are paid. Nothing has to be connected.",
      es: "Sus dos últimos talones muestran lo que le pagan. No hay que conectar nada.",
    },
    field: { en: "Pay stubs", es: "Talones de pago" },
    fresh: {
      en: "The two latest ones, none older than 30 days.",
      es: "Los dos más recientes, ninguno de más de 30 días.",
    },
    whole: {
      en: "Name, employer, dates and the year-to-date column have to be readable, with no corner cut off.",
      es: "El nombre, el empleador, las fechas y la columna del acumulado del año deben leerse, sin esquinas cortadas.",
    },
  }),
  W2: catalogue({
    title: { en: "Send your last W-2", es: "Envíe su último W-2" },
    lead: {
      en: "It bears out the overtime, bonus or commission on your pay stubs. Without it only your base pay counts.",
      es: "Respalda las horas extra, los bonos o las comisiones de sus talones de pago. Sin él solo cuenta su salario base.",
    },
    field: { en: "Form W-2", es: "Formulario W-2" },
    fresh: {
      en: "The one for the last tax year, of the employer on your pay stubs.",
      es: "El del último año fiscal, del empleador que aparece en sus talones de pago.",
    },
    whole: {
      en: "Your name, the employer, the year and all boxes have to be readable. Only the last four digits of your Social Security number are needed.",
      es: "Su nombre, el empleador, el año y todas las casillas deben leerse. Del Seguro Social bastan los últimos cuatro dígitos.",
    },
  }),
  TAX_RETURN: catalogue({
    title: { en: "Send your tax returns", es: "Envíe sus declaraciones de impuestos" },
    lead: {
      en: "The personal returns of the last two years, as you filed them, with all schedules.",
      es: "Las declaraciones personales de los dos últimos años, tal como las presentó, con todos los anexos.",
    },
    field: { en: "Tax returns", es: "Declaraciones de impuestos" },
    fresh: { en: "The two years that were filed last.", es: "Los dos últimos años presentados." },
    whole: {
      en: "Every page of each return, with your name, the year and all figures readable and no corner cut off.",
      es: "Todas las páginas de cada declaración, con su nombre, el año y todas las cifras legibles, sin esquinas cortadas.",
    },
  }),
  AWARD_LETTER: catalogue({
    title: { en: "Send the letters about your pension or benefits", es: "Envíe las cartas de su pensión o beneficios" },
    lead: {
      en: "The letter in which Social Security, a pension fund or another payer says what it pays you. One of each payer; together they count.",
      es: "La carta en la que el Seguro Social, un fondo de pensiones u otro pagador dice cuánto le paga. Una de cada pagador; juntas cuentan.",
    },
    field: { en: "Letters", es: "Cartas" },
    fresh: {
      en: "The latest one of each payer, with the amount that is paid now.",
      es: "La más reciente de cada pagador, con el monto que se paga ahora.",
    },
    whole: {
      en: "Your name, who pays, the amount and from when on have to be readable, on every page of the letter.",
      es: "Su nombre, quién paga, el monto y desde cuándo deben leerse, en todas las páginas de la carta.",
    },
  }),
};
