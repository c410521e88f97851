import { catalogue } from "@gable/ui/language/catalogue.tsx";
import type { CodeWords } from "../../shell/use-explain.ts";

export const creditWords = catalogue({
  loading: { en: "Asking where it stands", es: "Consultando el estado" },
  attempts: {
    en: (n: number) => (n === 1 ? "You can check once more." : `You can check ${n} more times.`),
    es: (n: number) => (n === 1 ? "Puede comprobar una vez más." : `Puede comprobar ${n} veces más.`),
  },
  noneLeft: {
    en: "We have asked as often as we may. A person at our office now looks at it and goes on with you. You can also call us.",
    es: "Ya preguntamos las veces permitidas. Una persona de nuestra oficina lo revisa y sigue con usted. También puede llamarnos.",
  },
  softAgain: {
    en: "This is a soft check again. It does not affect your credit score.",
    es: "Es otra vez una consulta suave. No afecta su puntaje de crédito.",
  },

  socialTitle: { en: "We could not find your credit file yet", es: "Aún no encontramos su expediente de crédito" },
  socialLead: {
    en: "That can happen with a new address or a new name. Your Social Security number finds it.",
    es: "Puede pasar con una dirección o un nombre nuevos. Con su número de Seguro Social se encuentra.",
  },
  socialWhy: {
    en: "Many people share a name and a date of birth. The number tells the bureau which file is yours. We encrypt it, send it to the bureau alone, and never show it in full again.",
    es: "Muchas personas comparten nombre y fecha de nacimiento. El número indica a la agencia cuál expediente es el suyo. Lo ciframos, lo enviamos solo a la agencia y no volvemos a mostrarlo completo.",
  },
  ssn: { en: "Social Security number", es: "Número de Seguro Social" },
  ssnHint: { en: "Nine digits, encrypted.", es: "Nueve dígitos, cifrados." },
  moved: { en: "I moved in the last two years", es: "Me mudé en los últimos dos años" },
  former: { en: "Where you lived before", es: "Dónde vivía antes" },
  check: { en: "Check again (soft check)", es: "Comprobar de nuevo (consulta suave)" },

  frozenTitle: {
    en: (bureau: string) => `Your file at ${bureau} is frozen`,
    es: (bureau: string) => `Su expediente en ${bureau} está congelado`,
  },
  lockedTitle: {
    en: (bureau: string) => `Your file at ${bureau} is locked`,
    es: (bureau: string) => `Su expediente en ${bureau} está bloqueado`,
  },
  frozenLead: {
    en: "You, or someone you asked, closed it. Only you can open it. Once it is open for a day we can go on; opening it is free and leaves your score as it is.",
    es: "Usted, o alguien por encargo suyo, lo cerró. Solo usted puede abrirlo. Cuando esté abierto un día podemos seguir; abrirlo es gratis y no cambia su puntaje.",
  },
  frozen: { en: "Frozen", es: "Congelado" },
  locked: { en: "Locked", es: "Bloqueado" },
  liftOneDay: { en: "Open it for one day", es: "Abrirlo por un día" },
  signIn: { en: (bureau: string) => `Sign in at ${bureau}`, es: (bureau: string) => `Entre en ${bureau}` },
  goTo: { en: "Go to", es: "Vaya a" },
  orCall: { en: "or call", es: "o llame al" },
  choose: { en: "Lift it for a day", es: "Levántelo por un día" },
  chooseFrozen: {
    en: "Choose a temporary lift, with today as the first and the last day. It must take effect within an hour.",
    es: "Elija un levantamiento temporal, con hoy como primer y último día. Debe tener efecto en una hora.",
  },
  chooseLocked: {
    en: "Unlock the file in the bureau’s app or on its site. It takes effect at once.",
    es: "Desbloquee el expediente en la aplicación o el sitio de la agencia. Tiene efecto enseguida.",
  },
  comeBack: { en: "Come back here", es: "Vuelva aquí" },
  comeBackBody: { en: "Then press the button below.", es: "Después pulse el botón de abajo." },
  lifted: { en: "I’ve lifted it, check again", es: "Ya lo levanté, comprobar de nuevo" },
  remind: { en: "Remind me tomorrow", es: "Recordármelo mañana" },
  reminded: {
    en: (moment: string) => `We remind you once, on ${moment}`,
    es: (moment: string) => `Se lo recordamos una vez, el ${moment}`,
  },
  remindNot: { en: "Don’t remind me", es: "No recordármelo" },
  hardAgain: {
    en: "This is the full credit check that you agreed to when you submitted.",
    es: "Es la consulta completa que aceptó al enviar la solicitud.",
  },
  theBureau: { en: "the credit bureau", es: "la agencia de crédito" },

  noFileTitle: { en: "We found no credit file of yours", es: "No encontramos un expediente de crédito suyo" },
  noFileLead: {
    en: "This is not a decline. The bureau knows no file under your name, your address and your number, so there is nothing to decide on yet.",
    es: "Esto no es un rechazo. La agencia no conoce un expediente con su nombre, dirección y número, así que aún no hay nada que decidir.",
  },
  whatNow: { en: "What you can do", es: "Lo que puede hacer" },
  again1: { en: "Look at the number once more", es: "Revise el número" },
  again1Body: { en: "One digit off finds nobody.", es: "Con un dígito equivocado no se encuentra a nadie." },
  again2: { en: "Give a former address", es: "Dé una dirección anterior" },
  again2Body: {
    en: "Files follow people who move with some delay.",
    es: "Los expedientes siguen con retraso a quienes se mudan.",
  },
  again3: { en: "Ask the bureau", es: "Pregunte a la agencia" },
  again3Body: {
    en: (bureau: string, phone: string) => `${bureau} tells you free of charge what it has: ${phone}.`,
    es: (bureau: string, phone: string) => `${bureau} le dice sin costo qué tiene: ${phone}.`,
  },
  letterTitle: { en: "Our letter to you", es: "Nuestra carta" },
  letterBody: {
    en: "The law gives us thirty days, and without a credit file we could not decide in your favor. The letter has the reason and your rights. If something was wrong, correct it and we look again.",
    es: "La ley nos da treinta días y, sin un expediente de crédito, no pudimos decidir a su favor. La carta tiene la razón y sus derechos. Si algo estaba mal, corríjalo y miramos de nuevo.",
  },
  correct: { en: "Correct the number or address", es: "Corregir el número o la dirección" },
});

export const creditCodes: CodeWords = {
  "ssn-required": { en: "Enter your Social Security number.", es: "Escriba su número de Seguro Social." },
  "attempts-used": {
    en: "We have asked as often as we may. Call us: a person goes on with you.",
    es: "Ya preguntamos las veces permitidas. Llámenos: una persona sigue con usted.",
  },
};
