import type { Condition } from "@gable/domain/conditions/condition.ts";
import { Note } from "@gable/ui/components/notice/notice.tsx";
import { catalogue, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";

const words = catalogue({
  seenBy: {
    en: (moment: string) => `Somebody looks at it by ${moment}.`,
    es: (moment: string) => `Alguien lo revisa a más tardar el ${moment}.`,
  },
  seenLate: {
    en: (moment: string) =>
      `It was to be looked at by ${moment}. We are behind, and it is not lost; call us if you would rather not wait.`,
    es: (moment: string) =>
      `Debía revisarse a más tardar el ${moment}. Vamos con retraso y no se ha perdido; llámenos si prefiere no esperar.`,
  },
  lookedAtBy: {
    en: (moment: string) => `Somebody reads it by ${moment}.`,
    es: (moment: string) => `Alguien lo lee a más tardar el ${moment}.`,
  },
  lookedAtIfNow: {
    en: (moment: string) => `Sent now, it is read by ${moment}.`,
    es: (moment: string) => `Si lo envía ahora, se lee a más tardar el ${moment}.`,
  },
  lookedAtLate: {
    en: (moment: string) =>
      `It was to be read by ${moment}. We are behind, and it is not lost; call us if you would rather not wait.`,
    es: (moment: string) =>
      `Debía leerse a más tardar el ${moment}. Vamos con retraso y no se ha perdido; llámenos si prefiere no esperar.`,
  },
  answerBy: {
    en: (day: string) =>
      `Send it by ${day}. After that day we have to close your application as incomplete; you may apply again.`,
    es: (day: string) =>
      `Envíelo a más tardar el ${day}. Después tenemos que cerrar su solicitud por incompleta; puede solicitar de nuevo.`,
  },
  answerTheirsBy: {
    en: (day: string) => `Send it by ${day}. After that day we have to close the application as incomplete.`,
    es: (day: string) => `Envíelo a más tardar el ${day}. Después tenemos que cerrar la solicitud por incompleta.`,
  },
  signBy: {
    en: (day: string) => `Your approval ends with ${day}. Until then this has to be settled, and the documents signed.`,
    es: (day: string) =>
      `Su aprobación termina el ${day}. Hasta entonces esto debe estar resuelto y los documentos, firmados.`,
  },
  signTheirsBy: {
    en: (day: string) => `The approval ends with ${day}. Until then this has to be settled, and the documents signed.`,
    es: (day: string) =>
      `La aprobación termina el ${day}. Hasta entonces esto debe estar resuelto y los documentos, firmados.`,
  },
});

type Timed = Pick<Condition, "actionNeeded" | "lookedAt" | "answerBy">;

/** By when somebody reads what came, or would read what comes now; and that we are behind, where we are. */
export function LookedAt({
  condition: { actionNeeded, lookedAt },
  zone,
}: {
  condition: Timed;
  zone: string | undefined;
}) {
  const t = useText(words);
  const f = useFormats();
  if (!lookedAt) return null;
  const moment = f.moment(lookedAt.by, zone);
  if (actionNeeded) return t.lookedAtIfNow(moment);
  return lookedAt.isPast ? t.lookedAtLate(moment) : t.lookedAtBy(moment);
}

/** The last day on which what is asked for helps, and what comes after it; to a signer of an application that is not their own. */
export function AnswerBy({ condition: { answerBy }, isOwn }: { condition: Timed; isOwn: boolean }) {
  const t = useText(words);
  const f = useFormats();
  if (!answerBy) return null;
  const day = f.day(answerBy.on);
  const say = {
    "answer-by": isOwn ? t.answerBy : t.answerTheirsBy,
    "sign-by": isOwn ? t.signBy : t.signTheirsBy,
  }[answerBy.deadline];
  return <Note icon="calendar">{say(day)}</Note>;
}

type SeenProps = {
  lookedAt: NonNullable<Condition["lookedAt"]>;
  /** Where the home is, by whose clock it is told. */
  zone: string | undefined;
};

/** By when a person looks at what waits, in the lender's hours; and that we are behind, where we are. */
export function SeenBy({ lookedAt: { by, isPast }, zone }: SeenProps) {
  const t = useText(words);
  const f = useFormats();
  const moment = f.moment(by, zone);
  return isPast ? t.seenLate(moment) : t.seenBy(moment);
}

/** As a note, of somebody's pictures. */
export const IdentityLookedAt = (props: SeenProps) => (
  <Note icon="clock">
    <SeenBy {...props} />
  </Note>
);
