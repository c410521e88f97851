import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const unwindingWords = catalogue({
  RESCINDED: {
    en: (day: string) => `An owner used the right to cancel on ${day}.`,
    es: (day: string) => `Un dueño usó el derecho a cancelar el ${day}.`,
  },
  WITHDRAWN: {
    en: (day: string) => `The borrower withdrew on ${day}, after signing.`,
    es: (day: string) => `El solicitante se retiró el ${day}, después de firmar.`,
  },
  OTHER_OWNER: {
    en: (day: string) => `Another owner did not sign, which ended the signed line on ${day}.`,
    es: (day: string) => `Otro dueño no firmó, lo que terminó la línea firmada el ${day}.`,
  },
  BARRED: {
    en: (day: string) => `The law bars the line: it was declined on ${day}, after signing.`,
    es: (day: string) => `La ley impide la línea: se denegó el ${day}, después de firmar.`,
  },
  barredTitle: { en: "Nothing without a license", es: "Nada sin licencia" },
  barredBody: {
    en: "Somebody here may be on a sanctions list. Pay nothing to them and release nothing of theirs without a license of OFAC or counsel’s word: what they paid goes to a blocked account that bears interest.",
    es: "Alguien aquí puede estar en una lista de sanciones. No le pague ni libere nada suyo sin licencia de la OFAC o la opinión de un abogado: lo que pagó va a una cuenta bloqueada que devenga intereses.",
  },
  authority: { en: "License, or what else allows it", es: "Licencia, u otra autorización" },
  authorityHint: {
    en: "Not needed where nothing is returned and the claim was never recorded.",
    es: "No hace falta si no se devuelve nada y el gravamen nunca se inscribió.",
  },
  byAuthority: {
    en: (authority: string) => `Allowed by: ${authority}`,
    es: (authority: string) => `Autorizado por: ${authority}`,
  },
  lastDay: { en: (day: string) => `Last day: ${day}.`, es: (day: string) => `Último día: ${day}.` },
  late: {
    en: (day: string) => `Late: the last day was ${day}.`,
    es: (day: string) => `Con retraso: el último día fue el ${day}.`,
  },
  noDeed: {
    en: "The deed never went to the county: there is no claim on record to release.",
    es: "La escritura nunca fue al condado: no hay gravamen inscrito que liberar.",
  },
  SUBMITTED: {
    en: "The deed is at the county. Take it back before it is recorded, or record a release after.",
    es: "La escritura está en el condado. Retírela antes de inscribirse, o inscriba una liberación después.",
  },
  RECORDED: {
    en: "The deed is recorded. Record a release at the county.",
    es: "La escritura está inscrita. Inscriba una liberación en el condado.",
  },
  REJECTED: {
    en: "The county refused the deed: there is no claim on record to release.",
    es: "El condado rechazó la escritura: no hay gravamen inscrito que liberar.",
  },
  recordedSince: {
    en: (by: string, day: string) =>
      `${by} recorded on ${day} that the deed never was on the county’s books. The county has recorded it since.`,
    es: (by: string, day: string) =>
      `${by} anotó el ${day} que la escritura nunca se inscribió. El condado la inscribió después.`,
  },
  fees: { en: "Fees", es: "Cargos" },
  feesBody: {
    en: "Return every fee that the borrower has paid, to us or to others. Nothing was taken from the line: no money was sent.",
    es: "Devolver todo cargo que el solicitante haya pagado, a nosotros o a otros. Nada se tomó de la línea: no se envió dinero.",
  },
  record: { en: "Record the unwinding", es: "Registrar lo deshecho" },
  means: {
    en: "The claim is given up and the fees are returned. The borrower gets a message with what you record.",
    es: "Se renunció al gravamen y se devolvieron los cargos. El solicitante recibe un mensaje con lo que registre.",
  },
  meansBarred: {
    en: "What could be returned or released under a license was, and the rest is held. The borrower gets a message with what you record, and nothing of a list.",
    es: "Lo que se pudo devolver o liberar con licencia se hizo, y el resto queda retenido. El solicitante recibe un mensaje con lo que registre, y nada sobre una lista.",
  },
  returnedHintBarred: {
    en: "0 where nothing had been paid, or where it is held in a blocked account.",
    es: "0 si no se había pagado nada, o si está en una cuenta bloqueada.",
  },
  returned: { en: "Returned to the borrower", es: "Devuelto al solicitante" },
  returnedBefore: {
    en: (amount: string) => `In all. ${amount} stands on the file as returned.`,
    es: (amount: string) => `En total. En el expediente constan ${amount} devueltos.`,
  },
  returnedHint: { en: "0 where nothing had been paid.", es: "0 si no se había pagado nada." },
  claim: { en: "Claim on the home", es: "Gravamen sobre la casa" },
  NEVER_RECORDED: { en: "It was never recorded", es: "Nunca se inscribió" },
  RELEASED: { en: "Its release is recorded", es: "Su liberación está inscrita" },
  notYours: { en: "Another role does this.", es: "Otra función hace esto." },
  done: { en: "Recorded. The borrower gets a message.", es: "Registrado. El solicitante recibe un mensaje." },
  doneTitle: { en: "Unwound", es: "Deshecha" },
  doneBody: {
    en: (by: string, day: string, amount: string) => `${by} recorded it on ${day}, with ${amount} returned.`,
    es: (by: string, day: string, amount: string) => `${by} lo registró el ${day}, con ${amount} devueltos.`,
  },
  lastDayWas: {
    en: (day: string) => `The last day for it was ${day}.`,
    es: (day: string) => `El último día para ello fue el ${day}.`,
  },
});
