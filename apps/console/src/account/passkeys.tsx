import type { ReplyOf } from "@gable/contract/call.ts";
import type { addStaffPasskey } from "@gable/contract/calls/staff-passkeys.ts";
import { Disclosure } from "@gable/ui/components/disclosure/disclosure.tsx";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { canUsePasskeys } from "@gable/ui/passkeys/device-passkey.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { addStaffPasskeyMutation, removeStaffPasskeyMutation, staffPasskeysQuery } from "../queries/staff-passkeys.ts";
import { Pending } from "../shell/pending.tsx";
import { accountWords } from "./account.words.ts";
import { ProveForm } from "./prove-form.tsx";

type Passkey = ReplyOf<typeof addStaffPasskey>;

/** The passkeys of whoever is logged in: which there are, one more, one less. */
export function Passkeys() {
  const t = useText(accountWords);
  const asked = useQuery(staffPasskeysQuery());
  const { data } = asked;
  return (
    <section>
      <SectionHead title={t.passkeys} />
      <p>{t.passkeysBody}</p>
      <Pending asked={asked} failed={t.failed} rows={2} />
      {data ? (
        <>
          {data.passkeys.length === 0 ? (
            <p className="quiet">{t.none}</p>
          ) : (
            <ul className="own-passkeys">
              {data.passkeys.map((passkey) => (
                <li key={passkey.uuid}>
                  <Row passkey={passkey} isLast={data.passkeys.length === 1} isCodeAsked={data.isCodeAsked} />
                </li>
              ))}
            </ul>
          )}
          {canUsePasskeys() ? (
            <Disclosure summary={t.add}>
              <AddPasskey isCodeAsked={data.isCodeAsked} />
            </Disclosure>
          ) : (
            <p>{t.cannot}</p>
          )}
        </>
      ) : null}
    </section>
  );
}

type RowProps = { passkey: Passkey; isLast: boolean; isCodeAsked: boolean };

function Row({ passkey: { uuid, name, addedAt, lastUsedAt }, isLast, isCodeAsked }: RowProps) {
  const t = useText(accountWords);
  const f = useFormats();
  const { mutateAsync } = useMutation(removeStaffPasskeyMutation(uuid));
  const done = useDone(t.removed);
  return (
    <>
      <strong>{name}</strong>
      <p className="small quiet">
        {t.added(f.moment(addedAt))} {lastUsedAt === null ? t.neverUsed : t.lastUsed(f.moment(lastUsedAt))}
      </p>
      <Disclosure summary={t.removeThat(name)}>
        <p>
          {t.removeBody}
          {isLast && !isCodeAsked ? ` ${t.lastBody}` : null}
        </p>
        <ProveForm
          label={t.passwordToRemove(name)}
          withCode={isCodeAsked || isLast}
          submit={t.remove}
          onProved={async ({ proof }) => {
            await mutateAsync(proof);
            await done();
          }}
        />
      </Disclosure>
    </>
  );
}

function AddPasskey({ isCodeAsked }: { isCodeAsked: boolean }) {
  const t = useText(accountWords);
  const { mutateAsync } = useMutation(addStaffPasskeyMutation());
  const done = useDone(t.isAdded);
  return (
    <>
      <p>{t.how}</p>
      <ProveForm
        label={t.passwordToAdd}
        withCode={isCodeAsked}
        withName
        submit={t.make}
        onProved={async ({ name, proof }) => {
          await mutateAsync({ name, ...proof });
          await done();
        }}
      />
    </>
  );
}

/** Says that it is done, and has the list read anew. */
function useDone(text: string): () => Promise<void> {
  const queries = useQueryClient();
  const showToast = useToast();
  return async () => {
    showToast({ tone: "success", text });
    await queries.invalidateQueries({ queryKey: staffPasskeysQuery().queryKey });
  };
}
