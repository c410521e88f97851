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
    en: "They show an ID and sign the deed and notices. We ask them for no income and no credit.",
    es: "Muestran una identificación y firman la escritura y los avisos. No les pedimos ingresos ni crédito.",
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
  trouble: { en: "Something stands in the way", es: "Algo lo impide" },
  troubleLead: {
    en: "Say what it is. Somebody at our side calls you within a business day; or call us now.",
    es: "Díganos qué es. Alguien de nuestro equipo le llama en un día hábil; o llámenos ahora.",
  },
  tell: { en: "Tell us", es: "Díganos" },
  told: {
    en: (what: string) => `You told us: ${what}. We call you.`,
    es: (what: string) => `Nos dijo: ${what}. Le llamamos.`,
  },
  later: {
    en: "Invitations go out once your application is submitted.",
    es: "Las invitaciones salen cuando su solicitud esté enviada.",
  },
  notary: { en: "Then all of you meet the notary", es: "Luego todos se reúnen con el notario" },
  notaryBody: {
    en: "In one session, together or each from a place of their own. Each owner has an own right to cancel.",
    es: "En una sesión, juntos o cada quien desde su lugar. Cada dueño tiene su propio derecho a cancelar.",
  },
});

export const stateWords: Readonly<Record<SignerState, Words>> = {
  TO_INVITE: { en: "Not invited yet", es: "Aún sin invitar" },
  INVITED: { en: "Invited", es: "Con invitación" },
  OPENED: { en: "Opened the invitation", es: "Abrió la invitación" },
  EXPIRED: { en: "The invitation has expired", es: "La invitación venció" },
  JOINED: { en: "Is here", es: "Ya entró" },
  IDENTITY_REVIEW: { en: "We are looking at the ID", es: "Revisamos su identificación" },
  IDENTIFIED: { en: "Has shown an ID", es: "Mostró su identificación" },
  SIGNED: { en: "Has signed", es: "Ya firmó" },
  DEED_SIGNED: { en: "Has signed the deed", es: "Firmó la escritura" },
  DECLINED: { en: "Does not want to sign", es: "No quiere firmar" },
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
