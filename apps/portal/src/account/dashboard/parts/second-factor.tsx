import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import { Facts } from "@gable/ui/components/facts/facts.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { Form } from "@gable/ui/forms/form.tsx";
import { OtpField } from "@gable/ui/forms/otp-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useFormState } from "react-hook-form";
import { identityQuery } from "../../../queries/identity.ts";
import {
  beginSecondFactorMutation,
  confirmSecondFactorMutation,
  removeSecondFactorMutation,
} from "../../../queries/identity-settings.ts";
import { failuresOf } from "../../../shell/failures-of.ts";
import { useExplain } from "../../../shell/use-explain.ts";
import { requiredResolver } from "../../parts/required-resolver.ts";
import { ProvePassword } from "./prove-password.tsx";
import { secondFactorWords } from "./settings-parts.words.ts";

type Begun = { secret: string; uri: string };

/** Codes of an authenticator app as a second step at log-in: on, off, and the codes for a lost phone. */
export function SecondFactor() {
  const t = useText(secondFactorWords);
  const queries = useQueryClient();
  const showToast = useToast();
  const { data: identity } = useQuery(identityQuery());
  const [begun, setBegun] = useState<Begun | null>(null);
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);
  const { mutateAsync: begin } = useMutation(beginSecondFactorMutation());
  const { mutateAsync: remove } = useMutation(removeSecondFactorMutation());
  const changed = (text: string) => {
    showToast({ tone: "success", text });
    return queries.invalidateQueries({ queryKey: identityQuery().queryKey });
  };
  if (identity === undefined) return null;
  return (
    <section className="stack">
      <h2>{t.title}</h2>
      {recoveryCodes ? (
        <Recovery codes={recoveryCodes} onKept={() => setRecoveryCodes(null)} />
      ) : begun ? (
        <Confirm
          begun={begun}
          onConfirmed={async (codes) => {
            setBegun(null);
            setRecoveryCodes(codes);
            await changed(t.isOn);
          }}
        />
      ) : identity.twoFactorEnabled ? (
        <>
          <p>{t.on}</p>
          <ProvePassword
            label={t.password}
            submit={t.remove}
            onProved={async (password) => {
              await remove({ password });
              await changed(t.isOff);
            }}
          />
        </>
      ) : (
        <>
          <p>{t.off}</p>
          <ProvePassword
            label={t.password}
            submit={t.begin}
            onProved={async (password) => setBegun(await begin({ password }))}
          />
        </>
      )}
    </section>
  );
}

function Confirm({ begun, onConfirmed }: { begun: Begun; onConfirmed: (codes: readonly string[]) => Promise<void> }) {
  const t = useText(secondFactorWords);
  const explain = useExplain();
  const { mutateAsync } = useMutation(confirmSecondFactorMutation());
  const form = useQuestionForm<{ code: string }>({
    defaultValues: { code: "" },
    resolver: requiredResolver<{ code: string }>(["code"]),
  });
  const { isSubmitting } = useFormState({ control: form.control });
  const confirm = async (values: { code: string }): Promise<readonly Failure[]> => {
    try {
      const { recoveryCodes } = await mutateAsync(values);
      await onConfirmed(recoveryCodes);
      return [];
    } catch (failure) {
      return failuresOf(failure);
    }
  };
  return (
    <>
      <p>{t.scan}</p>
      <Facts facts={[{ label: t.key, value: begun.secret.replace(/(.{4})(?=.)/g, "$1 ") }]} />
      <p>
        <a href={begun.uri}>{t.open}</a>
      </p>
      <Form form={form} onSubmit={confirm} explain={explain}>
        <OtpField control={form.control} name="code" label={t.code} />
        <Actions>
          <Button type="submit" busy={isSubmitting}>
            {t.confirm}
          </Button>
        </Actions>
      </Form>
    </>
  );
}

function Recovery({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useText(secondFactorWords);
  return (
    <>
      <Notice tone="warning" title={t.recovery} />
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Actions>
        <Button onClick={onKept}>{t.kept}</Button>
      </Actions>
    </>
  );
}
