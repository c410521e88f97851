import { CallFailed } from "@gable/contract/problem.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { isLanguage } from "@gable/domain/language.ts";
import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useChooseLanguage } from "@gable/ui/language/chosen-language.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { draftQuery, openLeadMutation } from "../queries/profile.ts";
import { rememberDraft } from "../register/parts/use-standing.ts";
import { useLoanOfficer } from "../support/loan-officer.tsx";
import { invitedWords } from "./invited.words.ts";

/**
 * Where a loan officer's invitation leads. What stands behind the `#` works once, so that a press uses it and not a look: programs that
 * check mail follow links too.
 */
export function Screen() {
  const t = useText(invitedWords);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const token = useLocation().hash.slice(1);
  const [query] = useSearchParams();
  const referrer = query.get("referrer");
  const { name } = useLoanOfficer(referrer);
  useLanguageOf(query.get("language"));
  const begin = (officer: string | null) =>
    navigate(onHost(paths.register()) + (officer === null ? "" : `?${new URLSearchParams({ referrer: officer })}`));
  const open = useMutation({
    ...openLeadMutation(),
    onSuccess: (opened) => {
      rememberDraft();
      queries.removeQueries({ queryKey: draftQuery().queryKey });
      return begin(opened.referrer);
    },
  });
  if (token === "" || (open.error instanceof CallFailed && (open.error.status === 409 || open.error.status === 400)))
    return (
      <StepPage key="void" title={t.void} lead={t.voidLead} drawing="envelope">
        <Actions>
          <Button onClick={() => void begin(referrer)}>{t.without}</Button>
        </Actions>
      </StepPage>
    );
  return (
    <StepPage key="invited" title={t.title} lead={t.lead(name)} drawing="envelope">
      {open.error ? <Notice tone="error" title={t.failed} /> : null}
      <Actions>
        <Button busy={open.isPending} onClick={() => open.mutate(token)}>
          {t.start}
        </Button>
      </Actions>
    </StepPage>
  );
}

/** Shows the page in the language of the mail; whoever changes it here has the last word. */
function useLanguageOf(asked: string | null): void {
  const choose = useEffectEvent(useChooseLanguage());
  useEffect(() => {
    if (asked !== null && isLanguage(asked)) choose(asked);
  }, [asked]);
}
