import type { ReplyOf } from "@gable/contract/call.ts";
import type { passkeys as passkeysCall } from "@gable/contract/calls/identity-passkeys.ts";
import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import { Disclosure } from "@gable/ui/components/disclosure/disclosure.tsx";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { Form } from "@gable/ui/forms/form.tsx";
import { PasswordField } from "@gable/ui/forms/password-field.tsx";
import { TextField } from "@gable/ui/forms/text-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { canUsePasskeys } from "@gable/ui/passkeys/device-passkey.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useFormState } from "react-hook-form";
import { addPasskeyMutation, passkeysQuery, removePasskeyMutation } from "../../../queries/identity-passkeys.ts";
import { sessionsQuery } from "../../../queries/identity-settings.ts";
import { passkeyFailuresOf } from "../../../session/passkey.ts";
import { Pending } from "../../../shell/pending.tsx";
import { useExplain } from "../../../shell/use-explain.ts";
import { AppCodeField } from "../../auth/parts/app-code-field.tsx";
import { requiredResolver } from "../../parts/required-resolver.ts";
import { passkeyWords } from "./passkeys.words.ts";
import { ProvePassword } from "./prove-password.tsx";
import { useIsCodeAsked } from "./use-is-code-asked.ts";

type Listed = ReplyOf<typeof passkeysCall>[number];
type Values = { name: string; password: string; appCode: string };

/** Log-in by the fingerprint, the face or the PIN of a device: which devices may, one more, one less. */
export function Passkeys() {
  const t = useText(passkeyWords);
  const asked = useQuery(passkeysQuery());
  const { data } = asked;
  return (
    <section className="stack">
      <h2>{t.title}</h2>
      <p className="quiet">{t.lead}</p>
      <Pending asked={asked} count={1} />
      {data !== undefined && data.length > 0 ? (
        <ul className="own-passkeys">
          {data.map((passkey) => (
            <li key={passkey.uuid}>
              <Row passkey={passkey} />
            </li>
          ))}
        </ul>
      ) : null}
      {canUsePasskeys() ? (
        <Disclosure summary={t.add}>
          <AddPasskey />
        </Disclosure>
      ) : (
        <p>{t.cannot}</p>
      )}
    </section>
  );
}

function Row({ passkey: { uuid, name, addedAt, lastUsedAt } }: { passkey: Listed }) {
  const t = useText(passkeyWords);
  const f = useFormats();
  const queries = useQueryClient();
  const showToast = useToast();
  const { mutateAsync: remove } = useMutation(removePasskeyMutation());
  const withCode = useIsCodeAsked();
  return (
    <>
      <strong>{name}</strong>
      <p className="small quiet">
        {t.added(f.moment(addedAt))} {lastUsedAt === null ? t.neverUsed : t.lastUsed(f.moment(lastUsedAt))}
      </p>
      <Disclosure summary={t.removeThat(name)}>
        <p>{t.removeLead}</p>
        <ProvePassword
          label={t.passwordToRemove(name)}
          submit={t.remove}
          withCode={withCode}
          onProved={async (password, beside) => {
            await remove({ passkey: uuid, password, ...beside });
            showToast({ tone: "success", text: t.removed });
            await queries.invalidateQueries({ queryKey: passkeysQuery().queryKey });
            await queries.invalidateQueries({ queryKey: sessionsQuery().queryKey });
          }}
        />
      </Disclosure>
    </>
  );
}

function AddPasskey() {
  const t = useText(passkeyWords);
  const explain = useExplain();
  const queries = useQueryClient();
  const showToast = useToast();
  const { mutateAsync } = useMutation(addPasskeyMutation());
  const withCode = useIsCodeAsked();
  const form = useQuestionForm<Values>({
    defaultValues: { name: "", password: "", appCode: "" },
    resolver: requiredResolver<Values>(["name", "password", ...(withCode ? (["appCode"] as const) : [])]),
  });
  const { isSubmitting } = useFormState({ control: form.control });
  const add = async ({ appCode, ...values }: Values): Promise<readonly Failure[]> => {
    try {
      await mutateAsync({ ...values, ...(withCode && { appCode }) });
      form.reset();
      showToast({ tone: "success", text: t.isAdded });
      await queries.invalidateQueries({ queryKey: passkeysQuery().queryKey });
      return [];
    } catch (failure) {
      return passkeyFailuresOf(failure);
    }
  };
  return (
    <>
      <p>{t.how}</p>
      <Form form={form} onSubmit={add} explain={explain}>
        <TextField
          control={form.control}
          name="name"
          label={t.name}
          hint={t.nameHint}
          autoComplete="off"
          maxLength={60}
        />
        <PasswordField control={form.control} name="password" label={t.password} use="current" />
        {withCode ? <AppCodeField control={form.control} name="appCode" /> : null}
        <Actions>
          <Button type="submit" kind="second" busy={isSubmitting}>
            {t.make}
          </Button>
        </Actions>
      </Form>
    </>
  );
}
