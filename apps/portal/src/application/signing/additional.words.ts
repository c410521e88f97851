import type { Words } from "@gable/domain/language.ts";
import type { SignerState } from "@gable/domain/signers/signer-standing.ts";
import type { SignerTrouble } from "@gable/domain/workflow/facts/signer-facts.ts";
import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const additionalWords = catalogue({
  title: { en: "Who else signs", es: "Quién más firma" },
  lead: {
    en: "Everybody who owns the home signs the security document. Only you borrow, and only you repay. They can do their part while you do yours.",
    es: "Todos los dueños firman el documento de garantía. Solo usted toma el préstamo y solo usted paga. Pueden hacer su parte mientras usted hace la suya.",
  },
  leadSigned: {
    en: "Everybody who owns the home signs the security document. Only you borrow, and only you repay.",
    es: "Todos los dueños firman el documento de garantía. Solo usted toma el préstamo y solo usted paga.",
  },
  yourPartDone: {
    en: "You have signed. We go on as soon as everybody else has.",
    es: "Usted ya firmó. Seguimos en cuanto los demás hayan firmado.",
  },
  loading: { en: "Looking where they stand", es: "Viendo cómo van" },
  nobody: { en: "Nobody else has to sign", es: "Nadie más tiene que firmar" },
  nobodyLead: { en: "You signed for yourself. We go on.", es: "Usted firmó por su parte. Seguimos." },
  since: {
    en: (state: string, when: string) => `${state}, ${when}`,
    es: (state: string, when: string) => `${state}, ${when}`,
  },
  until: {
    en: (day: string) => `The invitation is good until ${day}.`,
    es: (day: string) => `La invitación vale hasta el ${day}.`,
  },
  reminded: {
    en: (n: number) => `We reminded them ${n === 1 ? "once" : `${n} times`}.`,
    es: (n: number) => `Se lo recordamos ${n === 1 ? "una vez" : `${n} veces`}.`,
  },
  asked: {
    en: "They show an ID, then sign the deed and their own notices. We do not ask about their income or credit.",
    es: "Cada persona muestra una identificación y firma la escritura y sus propios avisos. No preguntamos por sus ingresos ni su crédito.",
  },
  askedAtOffice: {
    en: "They show an ID here. Then they sign at the office, as Texas law asks: the deed and their own notices. We do not ask about their income or credit.",
    es: "Cada persona muestra aquí una identificación. Después firma en la oficina, como exige la ley de Texas: la escritura y sus propios avisos. No preguntamos por sus ingresos ni su crédito.",
  },
  invite: { en: (name: string) => `Invite ${name}`, es: (name: string) => `Invitar a ${name}` },
  again: { en: "Send the invitation again", es: "Enviar otra vez la invitación" },
  email: { en: "Their email address", es: "Su correo electrónico" },
  emailHint: {
    en: "You may share one. Then give a phone of their own too.",
    es: "Pueden compartir uno. Entonces dé también un teléfono propio.",
  },
  phone: { en: "Their mobile phone", es: "Su teléfono móvil" },
  language: { en: "Language of the message", es: "Idioma del mensaje" },
  en: { en: "English", es: "Inglés" },
  es: { en: "Spanish", es: "Español" },
  send: { en: "Send the invitation", es: "Enviar la invitación" },
  keep: { en: "Not now", es: "Ahora no" },
  trouble: { en: "Something keeps them from signing", es: "Algo le impide firmar" },
  troubleLead: {
    en: (when: string) => `Tell us what it is. Said now, one of us calls you by ${when}. Or call us now.`,
    es: (when: string) =>
      `Díganos qué es. Si lo dice ahora, alguien de nuestro equipo le llama a más tardar el ${when}. O llámenos ahora.`,
  },
  troubleOther: {
    en: "If it is something else, tell us. Or call us now.",
    es: "Si es otra cosa, díganos. O llámenos ahora.",
  },
  tell: { en: "Tell us", es: "Díganos" },
  told: {
    en: (what: string) => `You told us: ${what}`,
    es: (what: string) => `Nos dijo: ${what}`,
  },
  calledBy: {
    en: (when: string) => `We call you by ${when}.`,
    es: (when: string) => `Le llamamos a más tardar el ${when}.`,
  },
  calledLate: {
    en: (when: string) => `We wanted to call you by ${when}. We are behind: call us if you would rather not wait.`,
    es: (when: string) =>
      `Queríamos llamarle a más tardar el ${when}. Vamos con retraso: llámenos si prefiere no esperar.`,
  },
  later: {
    en: "Nobody is invited just now: your application is not open.",
    es: "Ahora no se invita a nadie: su solicitud no está abierta.",
  },
  back: { en: "Go on with your own part", es: "Seguir con su parte" },
  onward: { en: "Go on with my application", es: "Seguir con mi solicitud" },
  reinvite: { en: (name: string) => `Invite ${name} again`, es: (name: string) => `Invitar otra vez a ${name}` },
  onItsWay: {
    en: (name: string) => `The invitation to ${name} is on its way. An earlier link no longer works.`,
    es: (name: string) => `La invitación a ${name} va en camino. Un enlace anterior ya no sirve.`,
  },
  refused: {
    en: (name: string) => `${name} told us that they do not sign`,
    es: (name: string) => `${name} nos dijo que no firma`,
  },
  nobodyCame: {
    en: (name: string) => `${name} did not follow the invitation`,
    es: (name: string) => `${name} no siguió la invitación`,
  },
  elsewhere: {
    en: (name: string) => `The invitation of ${name} came to somebody else. Tell us where we reach ${name}`,
    es: (name: string) => `La invitación de ${name} llegó a otra persona. Díganos cómo contactar a ${name}`,
  },
  endsOn: {
    en: (when: string) =>
      `Without their signature the line cannot open. Talk with them and invite them again, or call us. If nothing changes we close the application on ${when}. That costs you nothing.`,
    es: (when: string) =>
      `Sin su firma la línea no puede abrirse. Hable con esa persona e invítela otra vez, o llámenos. Si nada cambia, cerramos la solicitud el ${when}. No le cuesta nada.`,
  },
  notary: { en: "Then all of you meet the notary", es: "Luego todos se reúnen con el notario" },
  notaryBody: {
    en: "In one session, together or each from a place of their own. Each owner has their own right to cancel.",
    es: "En una sesión, juntos o cada quien desde su lugar. Cada dueño tiene su propio derecho a cancelar.",
  },
  notaryInPerson: {
    en: "In person, all together: everybody who signs must be there, with an ID. Each owner has their own right to cancel.",
    es: "En persona, todos juntos: quienes firman deben estar allí, con una identificación. Cada dueño tiene su propio derecho a cancelar.",
  },
  notaryAtOffice: {
    en: "At the office, all together: everybody who signs must be there, with an ID. Each owner has their own right to cancel.",
    es: "En la oficina, todos juntos: quienes firman deben estar allí, con una identificación. Cada dueño tiene su propio derecho a cancelar.",
  },
});

export const stateWords: Readonly<Record<SignerState, Words>> = {
  TO_INVITE: { en: "Not invited yet", es: "Aún sin invitar" },
  INVITED: { en: "Invited", es: "Invitación enviada" },
  OPENED: { en: "Opened the invitation", es: "Abrió la invitación" },
  EXPIRED: { en: "The invitation has expired", es: "La invitación venció" },
  JOINED: { en: "Has logged in", es: "Ya entró" },
  IDENTITY_REVIEW: { en: "We are looking at the ID", es: "Revisamos su identificación" },
  IDENTIFIED: { en: "Has shown an ID", es: "Mostró su identificación" },
  ON_PAPER: { en: "Signs on paper, which we post", es: "Firma en papel, que enviamos" },
  SIGNED: { en: "Has signed", es: "Ya firmó" },
  DEED_SIGNED: { en: "Has signed the deed", es: "Firmó la escritura" },
  DECLINED: { en: "Does not want to sign", es: "No quiere firmar" },
};

/** Whoever it came to said that they are somebody else. */
export const misdirected: Words = {
  en: "The invitation came to somebody else",
  es: "La invitación llegó a otra persona",
};

export const troubleWords: Readonly<Record<SignerTrouble, Words>> = {
  REFUSES: { en: "They do not want to", es: "No quiere" },
  UNREACHABLE: { en: "I cannot reach them", es: "No logro contactarle" },
  DECEASED: { en: "They have died", es: "Falleció" },
  DIVORCED: { en: "We are divorced or divorcing", es: "Estamos divorciados o en divorcio" },
  POWER_OF_ATTORNEY: { en: "Somebody signs for them", es: "Otra persona firma por ella" },
  NOT_ON_TITLE: { en: "They are not on the title", es: "No está en el título" },
};

export const additionalCodes: Readonly<Record<string, Words>> = {
  "email-or-phone": { en: "Give an email address or a mobile phone.", es: "Dé un correo o un teléfono móvil." },
  "too-many": {
    en: "They were written to often enough today. Try again tomorrow.",
    es: "Hoy ya se le escribió lo suficiente. Intente mañana.",
  },
};
