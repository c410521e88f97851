import type { CorrectionKind } from "@gable/domain/profile/correction-consequences.ts";
import { Link, TextButton } from "@gable/ui/components/link/link.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useJourney } from "../../../journey/journey.tsx";
import "../app-summary.css";
import { summaryWords } from "../app-summary.words.ts";
import { correctionOf, editOf, type Group, languageOf, nameOf, type Summary, valueOf } from "./summary-line.ts";

type GroupProps = {
  readonly group: Group;
  readonly summary: Summary;
  readonly onCorrect: (kind: CorrectionKind) => void;
};

/** What was said of one thing, each answer with the way to change it where there is one. */
export function SummaryGroup({ group, summary, onCorrect }: GroupProps) {
  const t = useText(summaryWords);
  const f = useFormats();
  const { uuid } = useJourney();
  const titles: Readonly<Record<string, string>> = {
    offer: t.offer,
    payoffs: t.payoffs,
    home: t.homeGroup,
    debts: t.debts,
    income: t.income,
    person: t.person,
  };
  return (
    <section aria-labelledby={`group-${group.name}`}>
      <h2 id={`group-${group.name}`}>{titles[group.name] ?? group.name}</h2>
      <dl className="said">
        {group.lines.map((line) => {
          const name = nameOf(line, t);
          const edit = summary.signed ? undefined : editOf(line, uuid);
          const correction = correctionOf(line, summary);
          return (
            // Two debts may be with one lender.
            <div key={`${line.name} ${line.of} ${line.value}`}>
              <dt>{name}</dt>
              <dd lang={languageOf(line)}>{valueOf(line, t, f)}</dd>
              {correction === undefined ? null : (
                <dd>
                  <TextButton onClick={() => onCorrect(correction)}>
                    {t.change}
                    <span className="vh">{name}</span>
                  </TextButton>
                </dd>
              )}
              {edit === undefined ? null : (
                <dd>
                  <Link href={edit}>
                    {t.change}
                    <span className="vh">{name}</span>
                  </Link>
                </dd>
              )}
            </div>
          );
        })}
      </dl>
    </section>
  );
}
