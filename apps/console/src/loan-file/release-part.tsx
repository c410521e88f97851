import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import { Ledger, type LedgerRow } from "@gable/ui/components/ledger/ledger.tsx";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useMayAct, useMe } from "../session/me.ts";
import { ActButton } from "./act-dialog.tsx";
import { actsWords } from "./acts.words.ts";
import { AsSecond, type NotSecond } from "./as-second.tsx";
import { ReasonField } from "./reason-field.tsx";
import { releaseWords } from "./release.words.ts";

type Release = NonNullable<LoanFileView["release"]>;
type PartProps = { uuid: string; release: Release; notSecond: NotSecond };

/** What is to leave, who prepared it, and what the one who looks at it may do next. */
export function ReleasePart({ uuid, release, notSecond }: PartProps) {
  const t = useText(releaseWords);
  const { identityUuid } = useMe();
  const { prepared, figures } = release;
  const isOwn = prepared?.byUuid === identityUuid;
  return (
    <div className="stack">
      <Figures figures={figures} />
      {release.of === "REST" ? <p className="small">{t.restElsewhere}</p> : null}
      {prepared || release.of === "REST" ? null : <p className="small">{t.toPrepare}</p>}
      <People release={release} />
      {isOwn ? <p className="small">{t.waitsForColleague}</p> : null}
      <div className="file-act-row">
        {prepared ? (
          <AsSecond notSecond={notSecond} by={prepared.byUuid} act="approve-release">
            <Approve uuid={uuid} preparedAt={prepared.at} figures={figures} />
          </AsSecond>
        ) : (
          <Prepare uuid={uuid} figures={figures} />
        )}
        {prepared ? <SendBack uuid={uuid} preparedAt={prepared.at} /> : null}
      </div>
    </div>
  );
}

/** A release that nobody is asked about just now: agreed to, or kept back again by something else. */
export function ReleaseRecord({ file: { uuid, release } }: { file: LoanFileView }) {
  const t = useText(releaseWords);
  if (!release?.prepared || release.isAwaited) return null;
  return (
    <section>
      <SectionHead title={t.title} />
      <div className="stack">
        <Figures figures={release.figures} />
        {release.of === "REST" ? <p className="small">{t.restElsewhere}</p> : null}
        <People release={release} />
        {release.mayBeSentBack ? (
          <div className="file-act-row">
            <SendBack uuid={uuid} preparedAt={release.prepared.at} />
          </div>
        ) : null}
      </div>
    </section>
  );
}

function Figures({ figures }: { figures: Release["figures"] }) {
  const t = useText(releaseWords);
  const { cents } = useFormats();
  const { cash, creditors, account, payoffs, originationFee, costs } = figures;
  const rows: readonly LedgerRow[] = [
    { label: t.toBorrower, figure: cents(cash), ...(account !== null && { note: account }) },
    ...payoffs.map(({ creditor, lastFour, amount, to, mailTo }, place) => ({
      label: `${place + 1}. ${t.toCreditor(creditor, lastFour)}`,
      figure: cents(amount),
      ...(to !== null && { note: to }),
      ...(mailTo !== null && { note: t.cheque(mailTo) }),
    })),
    { label: t.total, figure: cents(cash + creditors), weight: "strong" },
    ...(originationFee > 0 ? [{ label: t.originationFee, figure: cents(originationFee) }] : []),
    ...(costs > 0 ? [{ label: t.costs, figure: cents(costs) }] : []),
  ];
  return <Ledger label={t.leaves} rows={rows} />;
}

function People({ release: { prepared, approved, sentBack } }: { release: Release }) {
  const t = useText(releaseWords);
  const { moment } = useFormats();
  const said = [
    sentBack && t.sentBackBy(sentBack.by, moment(sentBack.at), sentBack.reason),
    prepared && t.preparedBy(prepared.by, moment(prepared.at)),
    approved && t.approvedBy(approved.by, moment(approved.at)),
  ].filter((sentence) => sentence !== null);
  return said.map((sentence) => (
    <p key={sentence} className="small">
      {sentence}
    </p>
  ));
}

function Prepare({ uuid, figures }: { uuid: string; figures: Release["figures"] }) {
  if (!useMayAct()("prepare-release")) return null;
  return (
    <ActButton
      uuid={uuid}
      act="prepare-release"
      kind="primary"
      send={() => ({ figures })}
      renderFields={() => <Figures figures={figures} />}
    />
  );
}

type OfPrepared = { uuid: string; preparedAt: string };

function Approve({ uuid, preparedAt, figures }: OfPrepared & { figures: Release["figures"] }) {
  return (
    <ActButton
      uuid={uuid}
      act="approve-release"
      kind="primary"
      send={() => ({ preparedAt })}
      renderFields={() => <Figures figures={figures} />}
    />
  );
}

function SendBack({ uuid, preparedAt }: OfPrepared) {
  const t = useText(actsWords);
  if (!useMayAct()("send-release-back")) return null;
  return (
    <ActButton
      uuid={uuid}
      act="send-release-back"
      values={{ reason: "" }}
      required={["reason"]}
      send={({ reason }) => ({ preparedAt, reason })}
      renderFields={(control) => <ReasonField control={control} label={t.reasonColleague} />}
    />
  );
}
