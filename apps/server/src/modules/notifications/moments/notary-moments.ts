import { paths } from "@gable/domain/journey/paths.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { homeOf } from "@gable/domain/workflow/home.ts";
import { momentIn } from "../spoken-figures.ts";
import type { Moment } from "./moment.ts";

const zoneOf = ({ facts }: LoanFile): string => homeOf(facts)?.timeZone ?? "America/New_York";

const booked: Moment["text"] = {
  en: "Your notary appointment is booked. See when and what to bring",
  es: "Su cita con el notario está reservada. Vea cuándo y qué traer",
};

export const notaryMoments = {
  "notary-session-booked": {
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
    came: ({ before, after }) =>
      after.facts.notaryVisit?.state === "CONFIRMED" &&
      after.facts.notaryVisit.startsAt !== undefined &&
      before.facts.notaryVisit?.state !== "CONFIRMED",
    mail: ({ after }) => {
      const zone = zoneOf(after);
      const visit = after.facts.notaryVisit;
      if (!visit?.startsAt) return [];
      const { startsAt, notary, place } = visit;
      return [
        {
          subject: { en: "Your notary is booked", es: "Su notario está reservado" },
          paragraph: {
            en: `${notary?.name ?? "A notary"} (commission ${notary?.commissionNumber ?? ""}) meets you on ${momentIn("en", startsAt, zone)} at ${place.address.street1}, ${place.address.city}. Everybody who signs brings a valid photo ID.`,
            es: `${notary?.name ?? "Un notario"} (comisión ${notary?.commissionNumber ?? ""}) se reúne con usted el ${momentIn("es", startsAt, zone)} en ${place.address.street1}, ${place.address.city}. Todos los que firman traen una identificación vigente con foto.`,
          },
        },
      ];
    },
    text: booked,
    path: paths.notaryReserveManual,
    topic: "appointments",
    haste: "at-once",
    stands: ({ facts }) => facts.notaryVisit?.state === "CONFIRMED",
  },
  "notary-failed": {
    came: ({ before, after }) =>
      (after.facts.notarySession?.state === "FAILED" && before.facts.notarySession?.state !== "FAILED") ||
      (after.facts.notaryVisit?.state === "FAILED" && before.facts.notaryVisit?.state !== "FAILED"),
    mail: () => [
      {
        subject: { en: "Your notary appointment did not work out", es: "Su cita con el notario no se pudo hacer" },
        paragraph: {
          en: "Nothing was notarized, and nothing else is lost. Choose another time when it suits you.",
          es: "No se certificó nada y no se perdió nada más. Elija otro momento cuando le convenga.",
        },
      },
    ],
    text: {
      en: "Your notary appointment did not work out. Please choose another time",
      es: "Su cita con el notario no se pudo hacer. Elija otro momento",
    },
    path: paths.notaryIntro,
    topic: "appointments",
    haste: "at-once",
    stands: ({ facts }) => facts.notarySession?.state === "FAILED" || facts.notaryVisit?.state === "FAILED",
  },
} as const satisfies Readonly<Record<string, Moment>>;
