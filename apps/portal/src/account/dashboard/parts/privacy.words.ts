import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const privacyWords = catalogue({
  checks: { en: "What we checked about you", es: "Qué comprobamos sobre usted" },
  checksLead: {
    en: "Every question that we asked others about you or your home. Each says why.",
    es: "Cada pregunta que hicimos a otros sobre usted o su casa. Cada una dice por qué.",
  },
  noChecks: { en: "We have asked nobody about you.", es: "No hemos preguntado a nadie sobre usted." },
  moreChecks: {
    en: (count: number) => (count === 1 ? "Show one earlier check" : `Show ${count} earlier checks`),
    es: (count: number) =>
      count === 1 ? "Mostrar una comprobación anterior" : `Mostrar ${count} comprobaciones anteriores`,
  },
  askedOn: { en: (when: string) => `Asked ${when}.`, es: (when: string) => `Consultado: ${when}.` },
  triedOn: {
    en: (when: string) => `Tried ${when}; the service did not answer.`,
    es: (when: string) => `Intentado: ${when}; el servicio no respondió.`,
  },
  keptOpen: { en: "Kept while your application is open.", es: "Se guarda mientras su solicitud está abierta." },
  keptUntil: { en: (day: string) => `Kept until ${day}.`, es: (day: string) => `Se guarda hasta el ${day}.` },
  data: { en: "Your data", es: "Sus datos" },
  dataLead: {
    en: "What we keep about you is yours to see. The law has us keep some of it for years, even if you ask us to delete it.",
    es: "Puede ver lo que guardamos sobre usted. La ley nos obliga a guardar una parte durante años, aunque nos pida borrarla.",
  },
  take: { en: "Get a copy of everything", es: "Obtener una copia de todo" },
  takeLead: {
    en: "A file with your answers, the checks, your chats and the list of your documents. It holds your Social Security number: keep it where only you can open it.",
    es: "Un archivo con sus respuestas, las comprobaciones, sus chats y la lista de sus documentos. Contiene su número de Seguro Social: guárdelo donde solo usted pueda abrirlo.",
  },
  passwordForCopy: { en: "Password, to get the copy", es: "Contraseña, para obtener la copia" },
  passwordForDeletion: { en: "Password, to ask for it", es: "Contraseña, para pedirlo" },
  download: { en: "Download my data", es: "Descargar mis datos" },
  fileName: { en: "my-data", es: "mis-datos" },
  taken: { en: "The file is on your device.", es: "El archivo está en su dispositivo." },
  delete: { en: "Have my data deleted", es: "Pedir que borren mis datos" },
  deleteLead: {
    en: "We delete everything as soon as the law lets us. Until then it stays sealed.",
    es: "Borramos todo en cuanto la ley lo permita. Hasta entonces se guarda cifrado.",
  },
  application: { en: (number: string) => `Application ${number}`, es: (number: string) => `Solicitud ${number}` },
  held: {
    en: "An open dispute or inquiry keeps it for longer.",
    es: "Una disputa o investigación abierta hace que se guarde más tiempo.",
  },
  askDeletion: { en: "Ask to have it deleted", es: "Pedir que se borre" },
  deletionAsked: {
    en: "You asked us to delete your data. It happens by itself when the last date has passed.",
    es: "Nos pidió borrar sus datos. Se hará automáticamente cuando pase la última fecha.",
  },
  takeBack: { en: "Take this back", es: "Anular este pedido" },
  complaint: { en: "Complaints", es: "Quejas" },
  complaintLead: {
    en: "Tell us what went wrong. A person reads it and answers within fifteen days.",
    es: "Cuéntenos qué salió mal. Una persona lo lee y responde en un plazo de quince días.",
  },
  writeComplaint: { en: "Write a complaint", es: "Escribir una queja" },
  topic: { en: "What is it about?", es: "¿De qué se trata?" },
  complaintText: { en: "What happened?", es: "¿Qué pasó?" },
  sendComplaint: { en: "Send my complaint", es: "Enviar mi queja" },
  complained: { en: "Your complaint has reached us.", es: "Recibimos su queja." },
  answerBy: {
    en: (day: string) => `We answer by ${day}.`,
    es: (day: string) => `Respondemos a más tardar el ${day}.`,
  },
  received: { en: (day: string) => `You wrote on ${day}.`, es: (day: string) => `Usted escribió el ${day}.` },
  answeredOn: {
    en: (day: string) => `Our answer of ${day}, which we mailed to you too:`,
    es: (day: string) => `Nuestra respuesta del ${day}, que también le enviamos por correo electrónico:`,
  },
  notContent: {
    en: "If this does not settle it, write to us again. You may also complain to the Consumer Financial Protection Bureau: consumerfinance.gov/complaint or (855) 411-2372.",
    es: "Si esto no lo resuelve, escríbanos de nuevo. También puede quejarse ante la Oficina para la Protección Financiera del Consumidor: consumerfinance.gov/complaint o (855) 411-2372.",
  },
});

export const topicWords = catalogue({
  SERVICE: { en: "How I was treated", es: "Cómo me atendieron" },
  DECISION: { en: "The decision about my application", es: "La decisión sobre mi solicitud" },
  FEES: { en: "Costs and fees", es: "Costos y cargos" },
  PRIVACY: { en: "My data", es: "Mis datos" },
  DISCRIMINATION: { en: "I was treated unfairly for who I am", es: "Me trataron injustamente por quien soy" },
  OTHER: { en: "Something else", es: "Otra cosa" },
});

export const retentionWords = catalogue({
  OPEN: { en: "Kept while it is open.", es: "Se guarda mientras está abierta." },
  LINE: {
    en: "You have this line of credit: its record is kept seven years after its last payment.",
    es: "Usted tiene esta línea de crédito: su registro se guarda siete años después del último pago.",
  },
  ENDED: {
    en: "Lenders must be able to show how they decided for some years.",
    es: "Los prestamistas deben poder mostrar durante algunos años cómo decidieron.",
  },
  NEVER_RECEIVED: { en: "It was never finished.", es: "Nunca se terminó." },
});

export const checkWords = catalogue({
  "credit-bureau": { en: "Credit report", es: "Informe de crédito" },
  "property-data": { en: "County records of your home", es: "Registros del condado sobre su casa" },
  avm: { en: "Computed value of your home", es: "Valor calculado de su casa" },
  bpo: { en: "A person's look at your home's value", es: "Valor de su casa según una persona que la vio" },
  title: { en: "Title search", es: "Búsqueda de título" },
  flood: { en: "Flood zone", es: "Zona de inundación" },
  watchlist: { en: "Government watch lists", es: "Listas de control del gobierno" },
  "income-link": { en: "Pay from your payroll account", es: "Salario de su cuenta de nómina" },
  "tax-transcript": { en: "Tax transcripts", es: "Transcripciones de impuestos" },
  "employment-verification": { en: "Employment", es: "Empleo" },
  "bank-link": { en: "Accounts at your bank", es: "Cuentas de su banco" },
  "bank-account-check": { en: "Owner of a bank account", es: "Titular de una cuenta bancaria" },
  "identity-verification": { en: "Identity document", es: "Documento de identidad" },
  notary: { en: "Notary", es: "Notario" },
  recording: { en: "County recorder", es: "Registro del condado" },
  "insurance-verification": { en: "Insurance policy", es: "Póliza de seguro" },
  disbursement: { en: "Payment of your money", es: "Pago de su dinero" },
  payoff: { en: "Payoff amount of a debt", es: "Monto para saldar una deuda" },
  counsellors: { en: "Housing counselors near you", es: "Asesores de vivienda cerca de usted" },
});

export const checkReasons = catalogue({
  "credit-bureau": {
    en: "To see your debts and your score, as you allowed us.",
    es: "Para ver sus deudas y su puntaje, como usted lo autorizó.",
  },
  "property-data": {
    en: "To find who owns the home and which loans are recorded against it.",
    es: "Para saber de quién es la casa y qué préstamos están inscritos sobre ella.",
  },
  avm: { en: "To know how much your home can secure.", es: "Para saber cuánto puede garantizar su casa." },
  bpo: { en: "Because a computed value was not enough.", es: "Porque un valor calculado no bastaba." },
  title: {
    en: "To be sure that nobody else has a claim on your home.",
    es: "Para asegurar que nadie más tenga un derecho sobre su casa.",
  },
  flood: { en: "The law asks it of every lender.", es: "La ley lo exige a todo prestamista." },
  watchlist: {
    en: "The law has us check that your name is not on a list of sanctions.",
    es: "La ley nos obliga a comprobar que su nombre no esté en una lista de sanciones.",
  },
  "income-link": {
    en: "To confirm the income that you told us.",
    es: "Para confirmar los ingresos que usted nos indicó.",
  },
  "tax-transcript": {
    en: "To confirm the income that you told us.",
    es: "Para confirmar los ingresos que usted nos indicó.",
  },
  "employment-verification": {
    en: "To confirm that you work where you told us.",
    es: "Para confirmar que trabaja donde nos indicó.",
  },
  "bank-link": {
    en: "To read the accounts that you chose, and nothing else.",
    es: "Para leer las cuentas que usted eligió, y nada más.",
  },
  "bank-account-check": {
    en: "So that your money goes to an account of yours.",
    es: "Para que su dinero llegue a una cuenta suya.",
  },
  "identity-verification": {
    en: "So that nobody borrows in your name.",
    es: "Para que nadie pida dinero en su nombre.",
  },
  notary: { en: "To have the deed signed as the law asks.", es: "Para firmar la escritura como exige la ley." },
  recording: {
    en: "To learn what your county charges for recording a deed and, once you have signed one, to record it.",
    es: "Para saber cuánto cobra su condado por inscribir una escritura y, cuando usted la haya firmado, para inscribirla.",
  },
  "insurance-verification": {
    en: "To see that your home is insured.",
    es: "Para ver que su casa esté asegurada.",
  },
  disbursement: { en: "To send you the money.", es: "Para enviarle el dinero." },
  payoff: {
    en: "To pay off the debts that you chose.",
    es: "Para saldar las deudas que usted eligió.",
  },
  counsellors: {
    en: "Only your ZIP code: the law has us name counselors near you.",
    es: "Solo su código postal: la ley nos obliga a indicarle asesores cercanos.",
  },
});
