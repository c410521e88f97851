import type { PaperClosing } from "@gable/contract/calls/closing-paper.ts";
import type { ClosingHold } from "@gable/domain/workflow/notices/closing-holds.ts";
import { Actions } from "@gable/ui/components/button/button.tsx";
import { Facts } from "@gable/ui/components/facts/facts.tsx";
import { Note } from "@gable/ui/components/notice/notice.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import type { ReactNode } from "react";
import { CallUs } from "../../parts/ask-person.tsx";
import { onPaperWords } from "./on-paper.words.ts";
import { WaitToSign } from "./wait-to-sign.tsx";

export type OnPaperProps = {
  paper: PaperClosing;
  holds?: readonly ClosingHold[];
  /** Of who signs beside the borrower, who cannot return to the screen by themselves: what they call the borrower. */
  beside?: string;
  /** The office at which it is signed, where that is the only place. */
  office?: ReactNode;
};

/** Who takes no electronic records signs by hand: what comes by post, what is back, and what happens then. */
export function OnPaperPage({ paper: { papers }, holds, beside, office }: OnPaperProps) {
  const t = useText(onPaperWords);
  const f = useFormats();
  const dayOf = (day: string) => f.dayWithYear(`${day}T12:00:00Z`);
  const isKnown = papers.length > 0;
  const isBack = isKnown && papers.every(({ signedOn }) => signedOn !== null);
  const holdsDeed = papers.some(({ needsNotary }) => needsNotary);
  const isPosted = isKnown && papers.every(({ postedOn }) => postedOn !== null);
  const lead = beside === undefined ? t : { ...t, comingLead: t.besideLead, backLead: t.besideBackLead };
  return (
    <StepPage
      title={isBack ? t.back : isPosted ? t.sent : t.coming}
      lead={isBack ? lead.backLead : office ? t.officeLead : isPosted ? t.sentLead : lead.comingLead}
      drawing="document"
    >
      {holds && holds.length > 0 ? <WaitToSign holds={holds} isOnPaper /> : null}
      {isBack ? null : office}
      {!isBack && !office && holdsDeed ? <Note icon="info">{t.notary}</Note> : null}
      {beside === undefined || office || holdsDeed ? null : <Note icon="info">{t.besideDeed(beside)}</Note>}
      {isKnown ? (
        <Facts
          facts={papers.map(({ title, language, postedOn, signedOn }) => ({
            label: title,
            lang: language ?? undefined,
            value: signedOn ? t.signed(dayOf(signedOn)) : postedOn ? t.posted(dayOf(postedOn)) : t.waiting,
          }))}
        />
      ) : null}
      <p>{t.next}</p>
      <p>
        {t.change} {beside === undefined ? t.again : null}
      </p>
      <Actions>
        <CallUs />
      </Actions>
    </StepPage>
  );
}
