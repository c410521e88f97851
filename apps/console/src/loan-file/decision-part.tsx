import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import { specifiedReason } from "@gable/domain/underwriting/specified-reasons.ts";
import { Tag, type Tone } from "@gable/ui/components/notice/notice.tsx";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { Table } from "@gable/ui/components/table/table.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { Scroll } from "../shell/scroll.tsx";
import { figureForms, reasonFigures } from "./codes/reason-figures.words.ts";
import { fileWords } from "./file.words.ts";
import { useInWords } from "./in-words.ts";

const tones: Readonly<Record<string, Tone>> = { APPROVED: "success", DECLINE: "error", INELIGIBLE: "error" };
const icons = { success: "check", error: "error", warning: "clock", info: "info" } as const;

/** What was decided, on which numbers, and why. */
export function DecisionPart({ file: { decision, line } }: { file: LoanFileView }) {
  const t = useText(fileWords);
  const inWords = useInWords();
  const language = useLanguage();
  const { date, percent, dollars } = useFormats();
  if (!decision) return null;
  // The box "Other" says nothing: what the borrower is told instead.
  const inTheirWords = (specify: string) => (language === "es" ? specifiedReason(specify)?.es : undefined) ?? specify;
  const { numbers } = decision;
  const tone = tones[decision.decision] ?? "warning";
  const asPercent = (value: string | null) => (value === null ? "–" : percent(Number(value)));
  const rows = [
    {
      figure: "DTI",
      before: asPercent(numbers.dtiBefore),
      chosen: asPercent(numbers.dtiChosen),
      after: asPercent(numbers.dtiAfter),
      limit: asPercent(numbers.dtiLimit),
    },
    {
      figure: "CLTV",
      before: asPercent(numbers.cltvBefore),
      chosen: asPercent(numbers.cltvChosen),
      after: asPercent(numbers.cltvAfter),
      limit: asPercent(numbers.cltvLimit),
    },
    {
      figure: t.range,
      before: dollars(numbers.minLine),
      chosen: line === null ? "–" : dollars(line),
      after: dollars(numbers.maxLine),
      limit: numbers.bindingLimit ? inWords(numbers.bindingLimit) : "–",
    },
  ];
  return (
    <section>
      <SectionHead title={t.decision} aside={t.decidedOn(date(decision.at), decision.policyVersion)} />
      <p>
        <Tag tone={tone} icon={icons[tone]}>
          {inWords(decision.decision)}
        </Tag>{" "}
        <span className="quiet">{decision.subDecision === null ? null : inWords(decision.subDecision)}</span>
      </p>
      {decision.reasons.length > 0 ? (
        <ul className="file-reasons" aria-label={t.reasons}>
          {decision.reasons.map(({ finding, code, specify, numbers: figures }) => (
            <li key={finding + code}>
              {specify === null ? inWords(code) : inTheirWords(specify)}{" "}
              <span className="quiet">
                <Figures figures={figures} />
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      <Scroll label={t.decision}>
        <Table
          caption={t.decision}
          captionHidden
          rows={rows}
          keyOf={({ figure }) => figure}
          columns={[
            { label: t.figure, cell: ({ figure }) => figure },
            { label: t.before, cell: ({ before }) => before, numeric: true },
            ...(numbers.dtiChosen === null && numbers.cltvChosen === null
              ? []
              : [{ label: t.chosenLine, cell: ({ chosen }: (typeof rows)[number]) => chosen, numeric: true }]),
            { label: t.after, cell: ({ after }) => after, numeric: true },
            { label: t.limit, cell: ({ limit }) => limit, numeric: true },
          ]}
        />
      </Scroll>
    </section>
  );
}

/** What was measured, each with its name. */
function Figures({ figures }: { figures: Readonly<Record<string, number | string>> }) {
  const names: Readonly<Record<string, string>> = useText(reasonFigures);
  const forms: Readonly<Record<string, string | undefined>> = figureForms;
  const inWords = useInWords();
  const { cents, date, percent } = useFormats();
  const written = (name: string, value: number | string): string => {
    if (forms[name] === "cents") return cents(Number(value));
    if (forms[name] === "percent") return percent(Number(value));
    if (forms[name] === "date") return date(String(value));
    return typeof value === "number" ? String(value) : inWords(value);
  };
  return Object.entries(figures)
    .map(([name, value]) => `${names[name] ?? name}: ${written(name, value)}`)
    .join(" · ");
}
