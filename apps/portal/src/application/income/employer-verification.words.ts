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
  faster: { en: "It can be faster", es: "Puede ser más rápido" },
  fasterBody: {
    en: (employer: string) =>
      `If you have an email address of ${employer}, show us that you read mail there. We go on asking meanwhile.`,
    es: (employer: string) =>
      `Si tiene una dirección de correo de ${employer}, muéstrenos que la lee. Mientras tanto seguimos preguntando.`,
  },
  byMail: { en: "Use my work email", es: "Usar mi correo del trabajo" },
  mailProven: {
    en: (address: string) => `You read mail at ${address}`,
    es: (address: string) => `Usted lee el correo de ${address}`,
  },
  mailChecking: {
    en: "We are looking whether it is an address of your employer.",
    es: "Estamos viendo si es una dirección de su empleador.",
  },
  mailLookedInto: {
    en: "The records alone do not settle it, so a person of ours looks into it. You need not do anything.",
    es: "Los registros solos no lo resuelven, así que una persona nuestra lo revisa. Usted no tiene que hacer nada.",
  },
  mailQuestion: { en: "What is your email at work?", es: "¿Cuál es su correo del trabajo?" },
  mailLead: {
    en: (employer: string) =>
      `We send six digits to it. The message says nothing of a loan. If the address is known as one of ${employer}, your job is confirmed with it.`,
    es: (employer: string) =>
      `Le enviamos seis dígitos. El mensaje no dice nada de un préstamo. Si la dirección se conoce como de ${employer}, su empleo queda confirmado con ella.`,
  },
  mail: { en: "Email at work", es: "Correo del trabajo" },
  mailHint: {
    en: "Your employer may be able to read what comes to it.",
    es: "Su empleador tal vez pueda leer lo que llega ahí.",
  },
  mailSend: { en: "Send the digits", es: "Enviar los dígitos" },
  mailSent: {
    en: (address: string) => `We sent six digits to ${address}`,
    es: (address: string) => `Enviamos seis dígitos a ${address}`,
  },
  mailDigits: { en: "The six digits", es: "Los seis dígitos" },
  mailOthers: { en: "Send new digits", es: "Enviar otros dígitos" },
  mailGo: { en: "Confirm", es: "Confirmar" },
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
  "work-mail-public": {
    en: "Anybody can have an address like this one. Enter the one that your employer gave you.",
    es: "Cualquiera puede tener una dirección así. Escriba la que le dio su empleador.",
  },
};
