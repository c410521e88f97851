import type { BodyOf } from "@gable/contract/call.ts";
import type { giveConsent } from "@gable/contract/calls/profile.ts";
import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import { Disclosure } from "@gable/ui/components/disclosure/disclosure.tsx";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { applicationsQuery } from "../../../queries/application.ts";
import { goOnPaperMutation, goPaperlessMutation } from "../../../queries/privacy.ts";
import { ElectronicConsentForm } from "../../../register/parts/electronic-consent-form.tsx";
import { failuresOf } from "../../../shell/failures-of.ts";
import { useWhyNot } from "../../../shell/use-why-not.ts";
import { goOnPaperWords } from "./go-on-paper.words.ts";

/** The consent to electronic records of each application that is open, or of one alone: withdrawn, or given again. */
export function GoOnPaper({ of }: { of?: string }) {
  const t = useText(goOnPaperWords);
  const { data } = useQuery(applicationsQuery());
  const open = (data ?? []).filter(
    ({ uuid, step }) => step !== "CANCELLED" && step !== "DECLINED" && (of === undefined || uuid === of),
  );
  return open.map(({ uuid, onPaper, property, loanNumber }) => {
    const name = onPaper ? t.screen : t.paper;
    return (
      <Disclosure
        key={uuid}
        summary={open.length === 1 ? name : t.ofApplication(name, property?.street1 ?? loanNumber)}
      >
        {onPaper ? <ConsentAgain uuid={uuid} lead={t.paperlessLead} /> : <Withdraw uuid={uuid} />}
      </Disclosure>
    );
  });
}

/** Shown in place of an application's pages while the words of the consent are others than those that were agreed to. */
export function ConsentChanged({ uuid }: { uuid: string }) {
  const t = useText(goOnPaperWords);
  return (
    <div className="stack">
      <ConsentAgain uuid={uuid} lead={t.changedLead} isMain />
      <Disclosure summary={t.paper}>
        <Withdraw uuid={uuid} />
      </Disclosure>
    </div>
  );
}

function Withdraw({ uuid }: { uuid: string }) {
  const t = useText(goOnPaperWords);
  const sayWhyNot = useWhyNot();
  const showToast = useToast();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    ...goOnPaperMutation(),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: applicationsQuery().queryKey });
      showToast({ tone: "success", text: t.onPaper });
    },
    onError: async (failure) => {
      sayWhyNot(failure);
      await queries.invalidateQueries({ queryKey: applicationsQuery().queryKey });
    },
  });
  return (
    <>
      <p>{t.paperLead}</p>
      <Actions>
        <Button kind="second" busy={isPending} onClick={() => mutate(uuid)}>
          {t.goOnPaper}
        </Button>
      </Actions>
    </>
  );
}

function ConsentAgain({ uuid, lead, isMain = false }: { uuid: string; lead: string; isMain?: boolean }) {
  const t = useText(goOnPaperWords);
  const showToast = useToast();
  const queries = useQueryClient();
  const { mutateAsync } = useMutation(goPaperlessMutation());
  const send = async (consent: BodyOf<typeof giveConsent>) => {
    try {
      await mutateAsync({ uuid, consent });
    } catch (failure) {
      return failuresOf(failure);
    }
    await queries.invalidateQueries({ queryKey: applicationsQuery().queryKey });
    showToast({ tone: "success", text: t.paperless });
    return [];
  };
  return <ElectronicConsentForm lead={lead} isMain={isMain} submit={t.goPaperless} send={send} />;
}
