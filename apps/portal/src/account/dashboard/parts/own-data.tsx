import { formatLoanNumber } from "@gable/domain/application/loan-number.ts";
import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import { Disclosure } from "@gable/ui/components/disclosure/disclosure.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { saveFile } from "@gable/ui/storage/save-file.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  deletionQuery,
  fetchOwnData,
  requestDeletionMutation,
  takeBackDeletionMutation,
} from "../../../queries/privacy.ts";
import { Pending } from "../../../shell/pending.tsx";
import { useWhyNot } from "../../../shell/use-why-not.ts";
import { GoOnPaper } from "./go-on-paper.tsx";
import { privacyWords, retentionWords } from "./privacy.words.ts";
import { ProvePassword } from "./prove-password.tsx";

/** A file of everything, the wish to have it deleted, and the way to paper. */
export function OwnData({ signs }: { signs: boolean }) {
  const t = useText(privacyWords);
  const showToast = useToast();
  return (
    <section className="stack">
      <h2>{t.data}</h2>
      <p className="quiet">{t.dataLead}</p>
      <Disclosure summary={t.take}>
        <p>{t.takeLead}</p>
        <ProvePassword
          label={t.passwordForCopy}
          submit={t.download}
          onProved={async (password) => {
            saveFile(await fetchOwnData(password), `${t.fileName}.json`);
            showToast({ tone: "success", text: t.taken });
          }}
        />
      </Disclosure>
      {signs ? null : <GoOnPaper />}
      <Disclosure summary={t.delete}>
        <Deletion />
      </Disclosure>
    </section>
  );
}

function Deletion() {
  const t = useText(privacyWords);
  const grounds = useText(retentionWords);
  const f = useFormats();
  const sayWhyNot = useWhyNot();
  const queries = useQueryClient();
  const asked = useQuery(deletionQuery());
  const { data } = asked;
  const keep = (kept: typeof data) => queries.setQueryData(deletionQuery().queryKey, kept);
  const { mutateAsync: ask } = useMutation({ ...requestDeletionMutation(), onSuccess: keep });
  const { mutate: takeBack, isPending } = useMutation({
    ...takeBackDeletionMutation(),
    onSuccess: keep,
    onError: (failure) => sayWhyNot(failure),
  });
  if (data === undefined) return <Pending asked={asked} />;
  return (
    <>
      <p>{t.deleteLead}</p>
      <ul className="own-sessions">
        {data.applications.map(({ uuid, loanNumber, ground, keptUntil, isHeld }) => (
          <li key={uuid}>
            <strong>{t.application(formatLoanNumber(loanNumber))}</strong>
            <p className="small quiet">
              {grounds[ground]} {keptUntil === null ? "" : t.keptUntil(f.date(keptUntil))} {isHeld ? t.held : ""}
            </p>
          </li>
        ))}
      </ul>
      {data.requestedAt === null ? (
        <ProvePassword
          label={t.passwordForDeletion}
          submit={t.askDeletion}
          onProved={async (password) => {
            await ask(password);
          }}
        />
      ) : (
        <>
          <Notice tone="info">{t.deletionAsked}</Notice>
          <Actions>
            <Button kind="second" busy={isPending} onClick={() => takeBack()}>
              {t.takeBack}
            </Button>
          </Actions>
        </>
      )}
    </>
  );
}
