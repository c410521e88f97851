import type { FairLendingReply } from "@gable/contract/calls/hmda.ts";
import { CallFailed } from "@gable/contract/problem.ts";
import { FOUR_FIFTHS, groupWords, SMALLEST_GROUP, type Trait, traits } from "@gable/domain/hmda/fair-lending.ts";
import { Bars } from "@gable/ui/components/bars/bars.tsx";
import { EmptyState } from "@gable/ui/components/empty-state/empty-state.tsx";
import { TextLink } from "@gable/ui/components/link/link.tsx";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { Table } from "@gable/ui/components/table/table.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery } from "@tanstack/react-query";
import { fairLendingFileOf, fairLendingQuery } from "../queries/hmda.ts";
import { DeskPage } from "../shell/desk-page.tsx";
import { DownloadButton } from "../shell/download-button.tsx";
import { Pending } from "../shell/pending.tsx";
import { useKeptYear } from "../shell/use-kept-year.ts";
import { YearField } from "../shell/year-field.tsx";
import { fairLendingWords } from "./fair-lending.words.ts";
import "./reports.css";

/** The longest bar: a group may be approved more often than the one it is compared with. */
const HIGHEST_RATIO = 1.25;

/** How groups of applicants fared in a year: approval, price, and where to look closer. */
export function Screen() {
  const t = useText(fairLendingWords);
  const { year, years, choose } = useKeptYear();
  const asked = useQuery(fairLendingQuery(year));
  const { data, error } = asked;
  const code = error instanceof CallFailed ? error.problem?.code : undefined;
  const reason = code === "not-the-filer" ? t.notFiler : code === "no-filer" ? t.noFiler : null;
  return (
    <DeskPage title={t.title} lead={t.lead} aside={<TextLink href="/reports">{t.toReports}</TextLink>}>
      <div className="reports-bar">
        <YearField label={t.year} year={year} years={years} onChoose={choose} />
        {data && data.decided > 0 ? (
          <DownloadButton read={() => fairLendingFileOf(year)} name={`fair-lending-${year}.csv`} />
        ) : null}
      </div>
      <Pending asked={asked} failed={reason === null ? t.failed : t.without} rows={12} isSettled={reason !== null}>
        {reason}
      </Pending>
      {data?.decided === 0 ? <EmptyState title={t.none}>{t.undecided(data.undecided)}</EmptyState> : null}
      {data && data.decided > 0 ? <Overview overview={data} /> : null}
    </DeskPage>
  );
}

function Overview({ overview }: { overview: FairLendingReply }) {
  const t = useText(fairLendingWords);
  return (
    <>
      <p className="reports-note">
        {t.counted(overview.decided)} {t.undecided(overview.undecided)} {t.held(SMALLEST_GROUP)}
      </p>
      <div className="reports">
        {overview.traits.map((trait) => (
          <TraitSection key={trait.trait} {...trait} />
        ))}
      </div>
    </>
  );
}

type Groups = FairLendingReply["traits"][number]["groups"];

function TraitSection({ trait, reference, groups }: { trait: Trait; reference: string; groups: Groups }) {
  const t = useText(fairLendingWords);
  const language = useLanguage();
  const { number, rate } = useFormats();
  const nameOf = (group: string) => groupWords(trait, group)[language];
  const title = traits[trait].words[language];
  const compared = groups.filter(({ group }) => group !== reference);
  const isCompared = compared.some(({ impactRatio }) => impactRatio !== null);
  const orHeld = (figure: string | null) => figure ?? <span className="quiet">{t.heldBack}</span>;
  return (
    <section>
      <SectionHead title={title} aside={t.comparedWith(nameOf(reference))} />
      {isCompared ? (
        <Bars
          label={t.ratioOf(title)}
          limit={{ share: Number(FOUR_FIFTHS) / HIGHEST_RATIO, label: FOUR_FIFTHS }}
          bars={compared.map(({ group, impactRatio, isBelowFourFifths }) => ({
            label: nameOf(group),
            share: impactRatio === null ? null : Number(impactRatio) / HIGHEST_RATIO,
            figure: impactRatio ?? t.heldBack,
            ...(isBelowFourFifths && { tone: "warning" as const, note: t.below }),
          }))}
        />
      ) : (
        <p className="small quiet">{t.notCompared}</p>
      )}
      <Table
        caption={title}
        captionHidden
        rows={groups}
        keyOf={({ group }) => group}
        columns={[
          { label: t.group, cell: ({ group }) => nameOf(group) },
          {
            label: t.decided,
            cell: ({ decided }) => orHeld(decided === null ? null : number(decided)),
            numeric: true,
          },
          {
            label: t.approved,
            cell: ({ approvalPercent }) => orHeld(approvalPercent === null ? null : `${approvalPercent}%`),
            numeric: true,
          },
          { label: t.ratio, cell: ({ impactRatio }) => impactRatio ?? "–", numeric: true, wideOnly: true },
          {
            label: t.meanRate,
            cell: ({ meanRate }) => orHeld(meanRate === null ? null : rate(meanRate)),
            numeric: true,
          },
          {
            label: t.above,
            cell: ({ basisPointsAbove }) => (basisPointsAbove === null ? "–" : t.points(basisPointsAbove)),
            numeric: true,
            wideOnly: true,
          },
        ]}
      />
    </section>
  );
}
