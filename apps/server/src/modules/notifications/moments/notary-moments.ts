import { paths } from "@gable/domain/journey/paths.ts";
import type { Words } from "@gable/domain/language.ts";
import { isMissed, isOurFault } from "@gable/domain/notary/missed-reasons.ts";
import { formatAddress } from "@gable/domain/people/format-address.ts";
import { awaitedOriginals } from "@gable/domain/workflow/closing/signed-originals.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { failedSince } from "@gable/domain/workflow/notary/missed-appointments.ts";
import { paysForVisit } from "@gable/domain/workflow/notary/notarisation.ts";
import { ORIGINALS_LATE } from "@gable/domain/workflow/notary/office-closing.ts";
import { zoneAtHome } from "@gable/domain/workflow/property/home.ts";
import { momentIn } from "../spoken-figures.ts";
import type { Letter, Moment, Passing } from "./moment.ts";

const zoneOf = ({ facts }: LoanFile): string => zoneAtHome(facts);

/** Why the appointment came to nothing that this change ended; undefined where it ended none. */
function failureIn({ before, after }: Passing): string | undefined {
  const { notarySession: session, notaryVisit: visit } = after.facts;
  if (session?.state === "FAILED" && before.facts.notarySession?.state !== "FAILED") return session.reason ?? "";
  if (visit?.state === "FAILED" && before.facts.notaryVisit?.state !== "FAILED") return visit.reason ?? "";
  return undefined;
}

/** Nobody is blamed: something always came between. That it costs nothing is said where no visit is to be paid for. */
function missedLetter(passing: Passing): Letter {
  const { after } = passing;
  const startsAt = after.facts.missedAppointments?.at(-1)?.startsAt ?? after.createdAt;
  const zone = zoneOf(after);
  const [en, es] = [momentIn("en", startsAt, zone), momentIn("es", startsAt, zone)];
  const free = paysForVisit(after.facts)
    ? { en: "", es: "" }
    : { en: ", and it costs you nothing", es: " y no le cuesta nada" };
  switch (failureIn(passing)) {
    case "signer-absent":
      return {
        subject: { en: "We missed you at the notary", es: "No pudimos verle con el notario" },
        paragraph: {
          en: `Your appointment was on ${en}. If something came between, that is no trouble: nothing is lost${free.en}. Choose another time that suits you.`,
          es: `Su cita era el ${es}. Si algo se lo impidió, no hay problema: no se perdió nada${free.es}. Elija otro momento que le convenga.`,
        },
      };
    case "office-unfinished":
      return {
        subject: { en: "Not everything was signed at the office", es: "No se firmó todo en la oficina" },
        paragraph: {
          en: `Your appointment was on ${en}, and when the day was over somebody had still to sign. What was signed there that day still counts${free.en}. Choose another time for whoever has still to sign.`,
          es: `Su cita era el ${es} y al terminar el día aún faltaba una firma. Lo que se firmó allí ese día sigue valiendo${free.es}. Elija otro momento para quien aún deba firmar.`,
        },
      };
    default:
      return {
        subject: {
          en: "Your notary session ended without a deed",
          es: "Su sesión con el notario terminó sin escritura",
        },
        paragraph: {
          en: `Your appointment was on ${en}, and not everybody had signed when it closed. Nothing before it is lost${free.en}. Choose another time for everybody who signs.`,
          es: `Su cita era el ${es} y no todos habían firmado cuando se cerró. No se perdió nada de lo anterior${free.es}. Elija otro momento para todos los que firman.`,
        },
      };
  }
}

const noShow: Letter = {
  subject: { en: "We are sorry: the notary did not come", es: "Lo sentimos: el notario no llegó" },
  paragraph: {
    en: "You kept your appointment and our side did not. That is our fault, and that appointment costs you nothing. Choose another time right away if you like; we also call you to make it good.",
    es: "Usted cumplió con la cita y nosotros no. Es culpa nuestra y esa cita no le cuesta nada. Si quiere, elija otro momento ahora mismo; además le llamaremos para resolverlo.",
  },
};

const deedNotReady: Letter = {
  subject: {
    en: "We are sorry: your deed was not ready in time",
    es: "Lo sentimos: su escritura no estuvo lista a tiempo",
  },
  paragraph: {
    en: "We had not finished your deed when your notary session was to begin, so it could not be signed. That is our fault, and it costs you nothing. We call you to find a time that is sure to work; you can also choose one yourself.",
    es: "No habíamos terminado su escritura cuando debía empezar su sesión con el notario, así que no se pudo firmar. Es culpa nuestra y no le cuesta nada. Le llamaremos para encontrar un momento seguro; también puede elegirlo usted.",
  },
};

const papersLost: Letter = {
  subject: {
    en: "We are sorry: what you signed before the notary was lost",
    es: "Lo sentimos: se perdió lo que firmó ante el notario",
  },
  paragraph: {
    en: "The deed you signed has not come back to us, and it cannot be found. That is not your fault. It is void, a new one is drawn, and that appointment costs you nothing. Choose another time right away if you like; we also call you to make it good.",
    es: "La escritura que firmó no nos llegó y no se encuentra. No es culpa suya. Queda sin efecto, se prepara otra y esa cita no le cuesta nada. Si quiere, elija otro momento ahora mismo; además le llamaremos para resolverlo.",
  },
};

/** As appointments with a notary stand in a calendar. */
export const byVideo: Words = { en: "Meeting the notary by video", es: "Reunión con el notario por video" };
export const inPerson: Words = { en: "Signing with the notary", es: "Firma con el notario" };

const booked: Moment["text"] = {
  en: "Your notary appointment is booked. See when and what to bring",
  es: "Su cita con el notario está reservada. Vea cuándo y qué traer",
};

const didNotWorkOut = {
  subject: { en: "Your notary appointment did not work out", es: "Su cita con el notario no se pudo hacer" },
  paragraph: {
    en: "Nothing was notarized, and nothing else is lost. Choose another time when it suits you.",
    es: "No se certificó nada y no se perdió nada más. Elija otro momento cuando le convenga.",
  },
};

/** The time stands, and somebody else comes: whom people let in is told them before. */
const isAnotherNotary = ({ before, after }: Pick<Passing, "before" | "after">): boolean => {
  const { notaryVisit: was } = before.facts;
  const { notaryVisit: is } = after.facts;
  return (
    was?.state === "CONFIRMED" &&
    is?.state === "CONFIRMED" &&
    was.requestedAt === is.requestedAt &&
    was.notary?.commissionNumber !== is.notary?.commissionNumber
  );
};

const isAnyBack = (file: LoanFile): boolean => awaitedOriginals(file).some(({ original }) => original !== undefined);

const someNotBack: Letter = {
  subject: {
    en: "Some of your signed papers have not come back to us",
    es: "Algunos de sus documentos firmados no han vuelto a nosotros",
  },
  paragraph: {
    en: "Some of what was to be signed at the office has reached us, and some has not. Whatever was signed there still counts: call us, and we look for the rest together. If something was not signed, choose another time when it suits you.",
    es: "Nos llegó una parte de lo que se firmaba en la oficina, y otra no. Lo que se firmó allí sigue valiendo: llámenos y buscaremos juntos el resto. Si algo no se firmó, elija otro momento cuando le convenga.",
  },
};

const notBack: Letter = {
  subject: {
    en: "Your signed papers have not come back to us",
    es: "Sus documentos firmados no han vuelto a nosotros",
  },
  paragraph: {
    en: "Nothing has reached us from the office where you were to sign. If you signed there, it still counts: call us, and we look for the papers together. If not, choose another time when it suits you.",
    es: "No nos ha llegado nada de la oficina donde iba a firmar. Si firmó allí, sigue valiendo: llámenos y buscaremos juntos los documentos. Si no, elija otro momento cuando le convenga.",
  },
};

export const notaryMoments = {
  "notary-session-booked": {
    notice: "appointment-booked",
    came: ({ before, after }) =>
      after.facts.notarySession?.state === "BOOKED" &&
      after.facts.notarySession.sessionId !== before.facts.notarySession?.sessionId,
    mail: ({ after }) => {
      const zone = zoneOf(after);
      const startsAt = after.facts.notarySession?.startsAt;
      if (!startsAt) return [];
      return [
        {
          subject: { en: "Your notary session is booked", es: "Su sesión con el notario está reservada" },
          paragraph: {
            en: `By video on ${momentIn("en", startsAt, zone)}. Have your ID in your hand; you can enter 15 minutes before.`,
            es: `Por video el ${momentIn("es", startsAt, zone)}. Tenga su identificación en la mano; puede entrar 15 minutos antes.`,
          },
          appointment: { startsAt, title: byVideo },
        },
      ];
    },
    text: booked,
    path: paths.notaryIntro,
    topic: "appointments",
    haste: "at-once",
    stands: ({ facts }) => facts.notarySession?.state === "BOOKED",
  },
  "notary-visit-booked": {
    notice: "appointment-booked",
    came: ({ before, after }) =>
      after.facts.notaryVisit?.state === "CONFIRMED" &&
      after.facts.notaryVisit.startsAt !== undefined &&
      (before.facts.notaryVisit?.state !== "CONFIRMED" || isAnotherNotary({ before, after })),
    mail: ({ before, after }) => {
      const zone = zoneOf(after);
      const visit = after.facts.notaryVisit;
      if (!visit?.startsAt) return [];
      const { startsAt, notary, place } = visit;
      return [
        {
          subject: isAnotherNotary({ before, after })
            ? { en: "Another notary comes to your appointment", es: "Otro notario va a su cita" }
            : { en: "Your notary is booked", es: "Su notario está reservado" },
          paragraph: {
            en: `${notary?.name ?? "A notary"} (commission ${notary?.commissionNumber ?? ""}) meets you on ${momentIn("en", startsAt, zone)} at ${place.address.street1}, ${place.address.city}. Everybody who signs brings a valid photo ID.`,
            es: `${notary?.name ?? "Un notario"} (comisión ${notary?.commissionNumber ?? ""}) se reúne con usted el ${momentIn("es", startsAt, zone)} en ${place.address.street1}, ${place.address.city}. Todos los que firman traen una identificación vigente con foto.`,
          },
          appointment: { startsAt, title: inPerson, place: formatAddress(place.address) },
        },
      ];
    },
    text: booked,
    path: paths.notaryReserveManual,
    topic: "appointments",
    haste: "at-once",
    stands: ({ facts }) => facts.notaryVisit?.state === "CONFIRMED",
  },
  "notary-missed": {
    notice: "appointment-failed",
    came: (passing) => isMissed(failureIn(passing)) && !isOurFault(failureIn(passing)),
    mail: (passing) => [missedLetter(passing)],
    text: {
      en: "Your notary appointment did not take place. Nothing is lost: choose another time",
      es: "Su cita con el notario no se realizó. No se perdió nada: elija otro momento",
    },
    path: paths.notaryIntro,
    topic: "appointments",
    haste: "at-once",
    stands: ({ facts }) => failedSince(facts) !== undefined,
  },
  "notary-no-show": {
    notice: "appointment-failed",
    came: (passing) => isOurFault(failureIn(passing)),
    mail: (passing) => {
      const reason = failureIn(passing);
      if (reason === "papers-lost") return [papersLost];
      return [reason === "deed-not-ready" ? deedNotReady : noShow];
    },
    text: {
      en: "We are sorry: your notary appointment failed through our fault. Choose another time, or wait for our call",
      es: "Su cita con el notario falló por culpa nuestra; disculpe. Elija otra o espere nuestra llamada",
    },
    path: paths.notaryIntro,
    topic: "appointments",
    isOwed: true,
    haste: "at-once",
    stands: ({ facts }) => failedSince(facts) !== undefined,
  },
  "notary-failed": {
    notice: "appointment-failed",
    came: (passing) => {
      const reason = failureIn(passing);
      return reason !== undefined && !isMissed(reason);
    },
    mail: (passing) => {
      if (failureIn(passing) !== ORIGINALS_LATE) return [didNotWorkOut];
      // Who signed on a screen there knows that something has reached us.
      const isSome = passing.after.facts.closingSignedAt !== undefined || isAnyBack(passing.after);
      return [isSome ? someNotBack : notBack];
    },
    text: {
      en: "Your notary appointment did not work out. See what you can do now",
      es: "Su cita con el notario no se pudo hacer. Vea qué puede hacer ahora",
    },
    path: paths.notaryIntro,
    topic: "appointments",
    haste: "at-once",
    stands: ({ facts }) => failedSince(facts) !== undefined,
  },
} as const satisfies Readonly<Record<string, Moment>>;
