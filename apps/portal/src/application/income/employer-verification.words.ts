import { catalogue } from "@gable/ui/language/catalogue.tsx";
import type { CodeWords } from "../../shell/use-explain.ts";

export const employerWords = catalogue({
  question: { en: "Whom may we ask at work?", es: "¿A quién podemos preguntar en su trabajo?" },
  lead: {
    en: "We say only that you asked for a confirmation of employment. We do not mention a loan.",
    es: "Decimos solamente que usted pidió una confirmación de empleo. No mencionamos ningún préstamo.",
  },
  employer: { en: "Employer", es: "Empleador" },
  position: { en: "Your position", es: "Su puesto" },
  since: { en: "When did you start there?", es: "¿Cuándo empezó allí?" },
  phone: { en: "Phone of the personnel office", es: "Teléfono de recursos humanos" },
  contact: { en: "Name of a contact", es: "Nombre de un contacto" },
  go: { en: "Ask for the confirmation", es: "Pedir la confirmación" },
  asking: {
    en: (employer: string) => `We are asking ${employer}`,
    es: (employer: string) => `Estamos preguntando a ${employer}`,
  },
  askedOnce: {
    en: "Your employer is not in the usual records, so a person calls them. You need not do anything now.",
    es: "Su empleador no está en los registros habituales, así que una persona lo llama. Usted no tiene que hacer nada ahora.",
  },
  askedAnew: {
    en: "Your job was confirmed before. Too many days have passed since, so we must confirm it once more before you sign. You need not do anything now.",
    es: "Su trabajo ya se confirmó. Pasaron demasiados días, así que debemos confirmarlo una vez más antes de que firme. Usted no tiene que hacer nada ahora.",
  },
  we: { en: "We ask your employer", es: "Preguntamos a su empleador" },
  weBody: {
    en: "We say only that you asked for a confirmation of employment.",
    es: "Decimos solamente que usted pidió una confirmación de empleo.",
  },
  answer: { en: "Your employer answers", es: "Su empleador responde" },
  answerBody: {
    en: "Often the same working day. We write to you if nobody can be reached.",
    es: "A menudo el mismo día laborable. Le escribimos si no encontramos a nadie.",
  },
  goesOn: { en: "Your application goes on", es: "Su solicitud continúa" },
  goesOnBody: { en: "We tell you as soon as it is your turn.", es: "Le avisamos en cuanto sea su turno." },
  goesOnToSign: {
    en: "Your documents are made ready, and we tell you when you can sign.",
    es: "Preparamos sus documentos y le avisamos cuándo puede firmar.",
  },
  correct: { en: "Change whom we ask", es: "Cambiar a quién preguntamos" },
  notConfirmed: {
    en: (employer: string) =>
      `${employer} could not confirm your job, or nobody could be reached. Your dashboard shows what you can send instead. If we asked the wrong office, tell us the right one here.`,
    es: (employer: string) =>
      `${employer} no pudo confirmar su trabajo, o no encontramos a nadie. Su panel muestra qué puede enviar en su lugar. Si preguntamos en la oficina equivocada, díganos aquí la correcta.`,
  },
  why: {
    en: "Before closing we confirm that you still work there. It usually takes seconds, because most employers keep a record for this.",
    es: "Antes del cierre confirmamos que usted sigue trabajando allí. Suele tomar segundos, porque la mayoría de los empleadores tiene un registro.",
  },
});

export const employerCodes: CodeWords = {
  "phone-required": {
    en: "Enter the phone number of the personnel office.",
    es: "Escriba el teléfono de recursos humanos.",
  },
};
