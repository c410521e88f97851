import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import { Disclosure } from "@gable/ui/components/disclosure/disclosure.tsx";
import { Facts } from "@gable/ui/components/facts/facts.tsx";
import { QrCode } from "@gable/ui/components/qr-code/qr-code.tsx";
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
  renewRecoveryCodesMutation,
  secondFactorQuery,
  sessionsQuery,
} from "../../../queries/identity-settings.ts";
import { failuresOf } from "../../../shell/failures-of.ts";
import { Pending } from "../../../shell/pending.tsx";
import { useExplain } from "../../../shell/use-explain.ts";
import { requiredResolver } from "../../parts/required-resolver.ts";
import { AddressDigits, UnconfirmedAddress } from "./confirm-address.tsx";
import { ProvePassword } from "./prove-password.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { emailWords, secondFactorWords } from "./settings-parts.words.ts";

type Begun = { secret: string; uri: string };

/** Codes of an authenticator app as a second step at log-in: on, off, and the codes for a lost phone. */
export function SecondFactor() {
  const t = useText(secondFactorWords);
  const queries = useQueryClient();
  const showToast = useToast();
  const asked = useQuery(secondFactorQuery());
  const { data } = asked;
  const { data: identity } = useQuery(identityQuery());
  const [begun, setBegun] = useState<Begun | null>(null);
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);
  const { mutateAsync: begin } = useMutation(beginSecondFactorMutation());
  const changed = async (text: string) => {
    showToast({ tone: "success", text });
    await queries.invalidateQueries({ queryKey: secondFactorQuery().queryKey });
    await queries.invalidateQueries({ queryKey: sessionsQuery().queryKey });
  };
  return (
    <section className="stack">
      <h2>{t.title}</h2>
      {data === undefined ? (
        <Pending asked={asked} kind="text" />
      ) : recoveryCodes ? (
        <RecoveryCodes codes={recoveryCodes} onKept={() => setRecoveryCodes(null)} />
      ) : begun ? (
        <Confirm
          begun={begun}
          onConfirmed={async (codes) => {
            setBegun(null);
            setRecoveryCodes(codes);
            await changed(t.isOn);
          }}
        />
      ) : data.since === null ? (
        <>
          <p>{t.off}</p>
          {identity?.emailConfirmed === false ? (
            <ConfirmFirst />
          ) : (
            <ProvePassword
              label={t.password}
              submit={t.begin}
              onProved={async (password) => setBegun(await begin({ password }))}
            />
          )}
        </>
      ) : (
        <On
          codesLeft={data.recoveryCodesLeft}
          withCode={data.isAskedHere}
          onChanged={changed}
          onCodes={setRecoveryCodes}
        />
      )}
    </section>
  );
}

/** Somebody else may have opened the account: whoever reads the mailbox could not come in past a step that is not theirs. */
function ConfirmFirst() {
  const t = useText(secondFactorWords);
  const words = useText(emailWords);
  const queries = useQueryClient();
  const { data: identity } = useQuery(identityQuery());
  const [asksDigits, setAsksDigits] = useState(false);
  if (!asksDigits) return <UnconfirmedAddress lead={t.confirmFirst} onSent={() => setAsksDigits(true)} />;
  return (
    <AddressDigits
      lead={words.confirm(identity?.email ?? "")}
      onConfirmed={() => queries.invalidateQueries({ queryKey: identityQuery().queryKey })}
    />
  );
}

type OnProps = {
  codesLeft: number;
  withCode: boolean;
  onChanged: (text: string) => Promise<void>;
  onCodes: (codes: readonly string[]) => void;
};

function On({ codesLeft, withCode, onChanged, onCodes }: OnProps) {
  const t = useText(secondFactorWords);
  const { mutateAsync: remove } = useMutation(removeSecondFactorMutation());
  const { mutateAsync: renew } = useMutation(renewRecoveryCodesMutation());
  return (
    <>
      <p>{t.on}</p>
      <p className="quiet">{t.codesLeft(codesLeft)}</p>
      <div>
        <Disclosure summary={t.renew}>
          <p>{t.renewLead}</p>
          <ProvePassword
            label={t.passwordForCodes}
            submit={t.makeCodes}
            withCode={withCode}
            onProved={async (password, beside) => {
              const { recoveryCodes } = await renew({ password, ...beside });
              onCodes(recoveryCodes);
              await onChanged(t.renewed);
            }}
          />
        </Disclosure>
        <Disclosure summary={t.removeIt}>
          <p>{t.removeLead}</p>
          <ProvePassword
            label={t.passwordToRemove}
            submit={t.remove}
            withCode={withCode}
            onProved={async (password, beside) => {
              await remove({ password, ...beside });
              await onChanged(t.isOff);
            }}
          />
        </Disclosure>
      </div>
    </>
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
      <QrCode text={begun.uri} label={t.picture} />
      <p>{t.byHand}</p>
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
