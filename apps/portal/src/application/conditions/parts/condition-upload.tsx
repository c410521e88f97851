import type { Condition } from "@gable/domain/conditions/condition.ts";
import { siteRoutes } from "@gable/domain/journey/site-routes.ts";
import { Actions, ButtonLink } from "@gable/ui/components/button/button.tsx";
import { Note, Notice } from "@gable/ui/components/notice/notice.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useJourney } from "../../../journey/journey.tsx";
import { useHomeZone } from "../../../journey/use-home-zone.ts";
import { useWayBack } from "../../../journey/use-way-back.ts";
import { conditionsQuery, conditionTalkQuery } from "../../../queries/conditions.ts";
import { CallUs } from "../../parts/ask-person.tsx";
import { DatedUpload } from "../../parts/dated-upload.tsx";
import { PaperUpload } from "../../parts/paper-upload.tsx";
import { useUploads } from "../../parts/use-uploads.ts";
import { conditionWords } from "../conditions.words.ts";
import { OwnHandOver } from "./own-hand-over.tsx";
import { SaidNotToApply } from "./said-not-to-apply.tsx";
import { AnswerBy, LookedAt } from "./times-told.tsx";

/** The papers that a condition asks for, how many of them are there, and what happens with them. */
export function ConditionUpload({ condition }: { condition: Condition }) {
  const t = useText(conditionWords);
  const zone = useHomeZone();
  const { uuid } = useJourney();
  const back = useWayBack();
  const queries = useQueryClient();
  const { actionNeeded, categoryEnum } = condition;
  const isSentByOther = condition.handedTo?.standing === "SENT";
  const { numDocsRequired: wanted, mostDaysOld } = condition.xtraData;
  // The server files it as what the condition wants.
  const uploads = useUploads(uuid, "OTHER_EVIDENCE", condition.uuid);
  const accepted = uploads.files.filter(({ state }) => state.step === "accepted").length;
  // What was good enough before counts too.
  const { data } = useQuery(conditionTalkQuery(uuid, condition.uuid));
  const given = data?.papers.filter(({ standing }) => standing !== "RETURNED").length ?? accepted;
  useEffect(() => {
    if (accepted === 0) return;
    void queries.invalidateQueries({ queryKey: conditionsQuery(uuid).queryKey });
    void queries.invalidateQueries({ queryKey: conditionTalkQuery(uuid, condition.uuid).queryKey });
  }, [accepted, queries, uuid, condition.uuid]);
  // What is said of it follows the application; whose move it is must not lag behind.
  const returns = data?.history.filter(({ kind }) => kind === "RETURNED").length ?? 0;
  useEffect(() => {
    if (returns > 0) void queries.invalidateQueries({ queryKey: conditionsQuery(uuid).queryKey });
  }, [returns, queries, uuid]);
  return (
    <>
      <AnswerBy condition={condition} isOwn />
      {wanted > 1 && actionNeeded ? <p aria-live="polite">{t.count(Math.min(given, wanted), wanted)}</p> : null}
      <OwnHandOver condition={condition} />
      {actionNeeded || isSentByOther ? null : data?.isSaidNotToApply ? (
        <SaidNotToApply lookedAt={condition.lookedAt} zone={zone} />
      ) : (
        <Notice tone="success" title={t.sent}>
          {t.sentBody} <LookedAt condition={condition} zone={zone} />
        </Notice>
      )}
      {mostDaysOld === undefined ? (
        <PaperUpload uploads={uploads} label={t.file} hint={t.fileHint} />
      ) : (
        <DatedUpload
          uploads={uploads}
          label={t.file}
          hint={t.fileHint}
          mostDaysOld={mostDaysOld}
          mayBeOther={categoryEnum !== "HELOC_MANUAL_PAYSTUB_UPLOAD"}
        />
      )}
      <section className="stack" aria-labelledby="tips">
        <h2 id="tips">{t.tips}</h2>
        <ul className="points">
          <li>{t.tipWhole}</li>
          <li>{t.tipSharp}</li>
          <li>{t.tipOpen}</li>
        </ul>
      </section>
      {actionNeeded ? (
        <Note icon="clock">
          <LookedAt condition={condition} zone={zone} />
        </Note>
      ) : null}
      <Actions>
        {actionNeeded ? null : <ButtonLink href={back ?? siteRoutes.dashboard}>{t.done}</ButtonLink>}
        <CallUs />
      </Actions>
      <p className="small quiet">{t.notHave}</p>
    </>
  );
}
