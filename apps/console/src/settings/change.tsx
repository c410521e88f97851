import type { WholeProposal } from "@gable/contract/calls/organisations-settings.ts";
import { settingSubjects } from "@gable/domain/organisations/settings/subjects.ts";
import { Button, ButtonLink } from "@gable/ui/components/button/button.tsx";
import { Ledger } from "@gable/ui/components/ledger/ledger.tsx";
import { Note } from "@gable/ui/components/notice/notice.tsx";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useParams } from "react-router";
import { proposalActMutation, proposalQuery, SETTINGS_KEY } from "../queries/organisations-settings.ts";
import { useMay } from "../session/me.ts";
import { DeskPage } from "../shell/desk-page.tsx";
import { Dialog } from "../shell/dialog.tsx";
import { Pending } from "../shell/pending.tsx";
import { useWhyNot } from "../shell/use-why-not.ts";
import { BrandPreview } from "./brand/brand-preview.tsx";
import { DifferencesTable } from "./differences-table.tsx";
import { RateGrid } from "./rate-grid.tsx";
import { RefuseForm } from "./refuse-form.tsx";
import { settingsWords, stateWords } from "./settings.words.ts";
import { SettingsNav } from "./settings-nav.tsx";
import { settingTables } from "./tables/lender-tables.ts";
import { rateTablesOf } from "./tables/policy-tables.ts";
import { TablesView } from "./tables-view.tsx";

/** One proposed change: what it changes, who said what about it, and what may be done with it. */
export function Screen() {
  const t = useText(settingsWords);
  const language = useLanguage();
  const { proposal = "" } = useParams();
  const asked = useQuery(proposalQuery(proposal));
  const { data } = asked;
  return (
    <>
      <SettingsNav />
      <DeskPage
        title={data ? `${settingSubjects[data.subject][language]}: ${t.number(data.number).toLowerCase()}` : t.title}
      >
        <Pending asked={asked} failed={t.failed} rows={8} />
        {data ? <Change proposal={data} /> : null}
      </DeskPage>
    </>
  );
}

function Change({ proposal }: { proposal: WholeProposal }) {
  const t = useText(settingsWords);
  const { subject, before, value, state } = proposal;
  const tables = subject === "rates" ? rateTablesOf(value) : settingTables[subject];
  return (
    <>
      <Facts proposal={proposal} />
      <Acts proposal={proposal} />
      <SectionHead title={t.whatChanges} />
      <DifferencesTable tables={tables} before={before} after={value} isPast={state !== "open"} />
      {subject === "rates" ? (
        <div className="setting-part">
          <RateGrid value={value} before={before} />
        </div>
      ) : null}
      {subject === "brand" ? (
        <div className="setting-part">
          <BrandPreview value={value} />
        </div>
      ) : null}
      <details className="setting-part setting-whole">
        <summary>{t.whole}</summary>
        <TablesView tables={tables} value={value} />
      </details>
    </>
  );
}

function Facts({ proposal }: { proposal: WholeProposal }) {
  const t = useText(settingsWords);
  const language = useLanguage();
  const { dayWithYear, date } = useFormats();
  const { state, reason, proposedBy, proposedAt, decidedBy, decidedAt, decisionReason, firstDay, effectiveOn } =
    proposal;
  const from = firstDay ?? effectiveOn;
  return (
    <div className="setting-narrow">
      <Ledger
        rows={[
          { label: t.state, figure: stateWords[state][language] },
          { label: t.reason, figure: reason },
          { label: t.by, figure: `${proposedBy}, ${date(proposedAt)}` },
          { label: firstDay ? t.effective : t.wished, figure: from ? dayWithYear(from) : t.atOnce },
          ...(decidedBy ? [{ label: t.decided, figure: `${decidedBy}, ${date(decidedAt ?? "")}` }] : []),
          ...(decisionReason ? [{ label: t.refusedBecause, figure: decisionReason }] : []),
        ]}
      />
    </div>
  );
}

function Acts({ proposal }: { proposal: WholeProposal }) {
  const t = useText(settingsWords);
  const [isRefusing, setRefusing] = useState(false);
  return (
    <>
      <ActsOf proposal={proposal} onRefuse={() => setRefusing(true)} />
      {/* Beside the acts, which go when a colleague decides: what was written in it stays. */}
      <Dialog open={isRefusing} onClose={() => setRefusing(false)} title={t.refuseIt}>
        <RefuseForm proposal={proposal} onDone={() => setRefusing(false)} />
      </Dialog>
    </>
  );
}

type ActsProps = { proposal: WholeProposal; onRefuse: () => void };

function ActsOf({
  proposal: { uuid, subject, state, isMine, isSecond, hasProposerLeft, proposedBy },
  onRefuse,
}: ActsProps) {
  const t = useText(settingsWords);
  const sayWhyNot = useWhyNot();
  const queries = useQueryClient();
  const showToast = useToast();
  const mayKeep = useMay("keep-settings");
  const { mutate, isPending } = useMutation({
    ...proposalActMutation(uuid),
    onSuccess: (_done, act) => showToast({ tone: "success", text: act === "approve" ? t.approved : t.takenBack }),
    onError: (failure) => sayWhyNot(failure),
    onSettled: () => queries.invalidateQueries({ queryKey: [SETTINGS_KEY] }),
  });
  if (!mayKeep) return null;
  if (state === "open" && isMine)
    return (
      <>
        <Note>{t.ownWaits}</Note>
        <p className="setting-acts">
          <Button kind="second" busy={isPending} onClick={() => mutate("withdraw")}>
            {t.withdraw}
          </Button>
        </p>
      </>
    );
  if (state === "open" && hasProposerLeft)
    return (
      <>
        <Note>{t.proposerLeft(proposedBy)}</Note>
        <p className="setting-acts">
          <Button kind="second" onClick={onRefuse}>
            {t.refuse}
          </Button>
        </p>
      </>
    );
  if (state === "open" && !isSecond) return <Note>{t.sameWord(proposedBy)}</Note>;
  if (state === "open")
    return (
      <div className="setting-acts">
        <Button busy={isPending} onClick={() => mutate("approve")}>
          {t.approve}
        </Button>
        <Button kind="second" onClick={onRefuse}>
          {t.refuse}
        </Button>
      </div>
    );
  return (
    <p className="setting-acts">
      {state === "scheduled" ? (
        <Button kind="danger" busy={isPending} onClick={() => mutate("withdraw")}>
          {t.callOff}
        </Button>
      ) : null}
      {state === "in-force" ? null : (
        <ButtonLink kind="second" href={`/settings/${subject}?edit=${uuid}`}>
          {t.again}
        </ButtonLink>
      )}
    </p>
  );
}
