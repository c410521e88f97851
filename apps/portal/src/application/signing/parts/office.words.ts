import { catalogue } from "@gable/ui/language/catalogue.tsx";
import type { CodeWords } from "../../../shell/use-explain.ts";

export const officeWords = catalogue({
  title: { en: "In Texas you sign at an office", es: "En Texas se firma en una oficina" },
  why: {
    en: "The law lets a line on your homestead be signed only at the office of the lender, an attorney or a title company. Read everything here first; you sign there.",
    es: "La ley permite firmar una línea sobre su vivienda principal solo en la oficina del prestamista, de un abogado o de una compañía de títulos. Lea todo aquí antes; firma allí.",
  },
  book: { en: "Choose office and time", es: "Elegir oficina y hora" },
  again: { en: "Choose another time", es: "Elegir otra hora" },
  missed: {
    en: "The last appointment did not take place, or not everything signed on that day has come back. What was signed there still counts. If something was not signed, choose another time.",
    es: "La última cita no se realizó, o no nos ha vuelto todo lo que se firmó ese día. Lo que se firmó allí sigue valiendo. Si algo no se firmó, elija otra hora.",
  },
  asked: {
    en: "We are finding a notary at that office. We write to you as soon as the time is certain.",
    es: "Buscamos un notario en esa oficina. Le escribimos en cuanto la hora sea segura.",
  },
  when: { en: "When", es: "Cuándo" },
  where: { en: "Where", es: "Dónde" },
  change: { en: "See or change the appointment", es: "Ver o cambiar la cita" },
  later: {
    en: "When you come, the office gives you a code. You enter it here, on your phone or theirs, and sign.",
    es: "Cuando llegue, la oficina le da un código. Lo escribe aquí, en su teléfono o en el de ellos, y firma.",
  },
  code: { en: "Code from the office", es: "Código de la oficina" },
  codeHint: { en: "Twelve letters and digits. The notary has it.", es: "Doce letras y números. Lo tiene el notario." },
  here: { en: "I am at the office", es: "Estoy en la oficina" },
  arrived: { en: "You are at the office", es: "Usted está en la oficina" },
  arrivedBody: { en: "You can sign now, until the end of the day.", es: "Puede firmar ahora, hasta el final del día." },
  waitSigner: {
    en: "The appointment is not booked yet. We write to you as soon as it is.",
    es: "La cita aún no está reservada. Le escribimos en cuanto lo esté.",
  },
});

export const officeCodes: CodeWords = {
  "arrival-code-wrong": {
    en: "This is not the code of your appointment. Look at it again, or ask the notary.",
    es: "Este no es el código de su cita. Mírelo de nuevo o pregunte al notario.",
  },
  "office-not-open": {
    en: "The code works at the office, on the day of the appointment.",
    es: "El código funciona en la oficina, el día de la cita.",
  },
  "not-at-office": {
    en: "These documents are signed at the booked office. Enter its code there first.",
    es: "Estos documentos se firman en la oficina reservada. Escriba allí primero su código.",
  },
};
