import type { ReplyOf } from "@gable/contract/call.ts";
import type { ownChecks } from "@gable/contract/calls/privacy.ts";
import { Disclosure } from "@gable/ui/components/disclosure/disclosure.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery } from "@tanstack/react-query";
import { ownChecksQuery } from "../../../queries/privacy.ts";
import { Pending } from "../../../shell/pending.tsx";
import { checkReasons, checkWords, privacyWords } from "./privacy.words.ts";

type Check = ReplyOf<typeof ownChecks>["checks"][number];

/** So many stand at once; the others behind a line. */
const FIRST = 4;

/** Everything that was asked about the person at outside services: what, why, when, until when it is kept. */
export function OwnChecks() {
  const t = useText(privacyWords);
  const asked = useQuery(ownChecksQuery());
  const checks = asked.data?.checks;
  return (
    <section className="stack">
      <h2>{t.checks}</h2>
      <p className="quiet">{t.checksLead}</p>
      <Pending asked={asked} count={FIRST} />
      {checks?.length === 0 ? <p>{t.noChecks}</p> : null}
      {checks && checks.length > 0 ? <List checks={checks.slice(0, FIRST)} /> : null}
      {checks && checks.length > FIRST ? (
        <Disclosure summary={t.moreChecks(checks.length - FIRST)}>
          <List checks={checks.slice(FIRST)} />
        </Disclosure>
      ) : null}
    </section>
  );
}

function List({ checks }: { checks: readonly Check[] }) {
  const t = useText(privacyWords);
  const names = useText(checkWords);
  const reasons = useText(checkReasons);
  const f = useFormats();
  return (
    <ul className="own-sessions">
      {checks.map(({ check, askedAt, answered, keptUntil }) => (
        <li key={`${check} ${askedAt}`}>
          <strong>{names[check]}</strong>
          <p>{reasons[check]}</p>
          <p className="small quiet">
            {answered ? t.askedOn(f.moment(askedAt)) : t.triedOn(f.moment(askedAt))}{" "}
            {keptUntil === null ? t.keptOpen : t.keptUntil(f.date(keptUntil))}
          </p>
        </li>
      ))}
    </ul>
  );
}
