import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const reportsWords = catalogue({
  title: { en: "Reports", es: "Informes" },
  lead: {
    en: "Of the visits and applications that began in the period. Nothing of ethnicity, race or sex is among these figures.",
    es: "De las visitas y solicitudes iniciadas en el período. Estas cifras no contienen etnia, raza ni sexo.",
  },
  toCampaigns: { en: "Campaigns", es: "Campañas" },
  toFunded: { en: "Funded dollars", es: "Dólares desembolsados" },
  toFairLending: { en: "Fair-lending overview", es: "Resumen de trato justo" },
  none: { en: "No application was opened in this period", es: "No se abrió ninguna solicitud en este período" },
  noneBody: {
    en: "From the first one on it stands here how far applications come, how long each part takes, and why some are declined.",
    es: "Desde la primera, aquí se ve hasta dónde llegan las solicitudes, cuánto tarda cada parte y por qué se deniegan algunas.",
  },
  figures: { en: "All figures as a table", es: "Todas las cifras en una tabla" },
  step: { en: "Step", es: "Paso" },
  share: { en: "Share", es: "Parte" },
  applications: { en: "Applications", es: "Solicitudes" },

  visits: { en: "Registration, before there is an account", es: "Registro, antes de haber una cuenta" },
  visitsCount: { en: (count: string) => `${count} visits`, es: (count: string) => `${count} visitas` },
  visitsLead: {
    en: "Visits that came to each step. Browsers that ask not to be counted are not among them.",
    es: "Visitas que llegaron a cada paso. No incluye navegadores que piden no ser contados.",
  },
  noVisits: {
    en: "No visit to the registration was counted in this period.",
    es: "No se contó ninguna visita al registro en este período.",
  },
  account: { en: "Account made", es: "Cuenta creada" },
  cameVisits: { en: "Visits", es: "Visitas" },
  lost: { en: "Left before it", es: "Se fueron antes" },
  lostBefore: { en: (count: string) => `${count} left before it`, es: (count: string) => `${count} se fueron antes` },

  funnel: { en: "From application to money", es: "De la solicitud al dinero" },
  funnelLead: {
    en: "Applications for which each milestone was next, whether or not they have reached it, and how many ended there without money.",
    es: "Solicitudes que tuvieron cada hito por delante, lo hayan alcanzado o no, y cuántas terminaron ahí sin dinero.",
  },
  opened: {
    en: (count: number) => (count === 1 ? "1 application opened" : `${count} applications opened`),
    es: (count: number) => (count === 1 ? "1 solicitud abierta" : `${count} solicitudes abiertas`),
  },
  endedHere: { en: (count: string) => `${count} ended here`, es: (count: string) => `${count} terminaron aquí` },
  came: { en: "Came to it", es: "Llegaron" },
  here: { en: "Are in it", es: "Están en él" },
  ended: { en: "Ended in it", es: "Terminaron en él" },

  inFigures: { en: "In figures", es: "En cifras" },
  submitted: { en: "Submitted", es: "Enviadas" },
  pullThrough: { en: "Pull-through", es: "Conversión" },
  pullThroughNote: { en: "Funded, of those submitted", es: "Desembolsadas, de las enviadas" },
  dollarPullThrough: { en: "Pull-through in dollars", es: "Conversión en dólares" },
  dollarPullThroughNote: {
    en: "Limits of the lines funded, of those chosen and submitted",
    es: "Límites de las líneas desembolsadas, de las elegidas y enviadas",
  },
  inLines: { en: (sum: string) => `${sum} in lines chosen`, es: (sum: string) => `${sum} en líneas elegidas` },
  lineHere: { en: "Lines chosen, in it", es: "Líneas elegidas, en él" },
  chosenLines: { en: "Lines chosen", es: "Líneas elegidas" },

  times: { en: "Time in each step", es: "Tiempo en cada paso" },
  timesLead: {
    en: "The bar is the median of those who are past the step, the line what one in ten exceeds. Steps of a few minutes are in the table.",
    es: "La barra es la mediana de quienes pasaron el paso; la línea, lo que supera uno de cada diez. Los pasos de pocos minutos están en la tabla.",
  },
  allShort: {
    en: "Every step so far took a few minutes at most.",
    es: "Hasta ahora cada paso llevó unos minutos como mucho.",
  },
  noTimes: { en: "Nobody is past a step yet.", es: "Nadie ha pasado un paso todavía." },
  slowest: {
    en: (time: string) => `one in ten over ${time}`,
    es: (time: string) => `uno de cada diez, más de ${time}`,
  },
  median: { en: "Median", es: "Mediana" },
  slow: { en: "One in ten over", es: "Uno de cada diez, más de" },

  weeks: { en: "How long it took, by the week of opening", es: "Cuánto tardó, por semana de apertura" },
  week: { en: "Week from", es: "Semana desde" },
  weekOf: { en: (day: string) => `Week from ${day}`, es: (day: string) => `Semana desde ${day}` },
  curve: {
    en: (title: string, first: string, from: string, last: string, until: string) =>
      `${title}: ${first} in the week from ${from}, ${last} in the week from ${until}.`,
    es: (title: string, first: string, from: string, last: string, until: string) =>
      `${title}: ${first} en la semana desde ${from}, ${last} en la semana desde ${until}.`,
  },
  readWeek: {
    en: (title: string) => `${title}, week by week`,
    es: (title: string) => `${title}, semana por semana`,
  },
  openedColumn: { en: "Opened", es: "Abiertas" },
  decided: { en: "Decided", es: "Decididas" },
  toDecision: { en: "Median to decision", es: "Mediana hasta decisión" },
  funded: { en: "Funded", es: "Desembolsadas" },
  toFunding: { en: "Median to funding", es: "Mediana hasta desembolso" },
  minutes: { en: (count: string) => `${count} min`, es: (count: string) => `${count} min` },
  hours: { en: (count: string) => `${count} h`, es: (count: string) => `${count} h` },
  daysShort: { en: (count: string) => `${count} days`, es: (count: string) => `${count} días` },

  declines: { en: "Why some were declined", es: "Por qué se denegaron" },
  declined: { en: (count: string) => `${count} declined`, es: (count: string) => `${count} denegadas` },
  declinesLead: {
    en: "Principal reasons of the last decision. One application may have several.",
    es: "Razones principales de la última decisión. Una solicitud puede tener varias.",
  },
  reason: { en: "Principal reason", es: "Razón principal" },
  noDeclines: { en: "None was declined.", es: "Ninguna fue denegada." },
  failed: { en: "The figures could not be read", es: "No se pudieron leer las cifras" },
});
