import type { ReplyOf } from "@gable/contract/call.ts";
import { askSmallDeposits, nameSmallDeposits, type smallDeposits } from "@gable/contract/calls/accounts-deposits.ts";
import { MOST_TRIES } from "@gable/domain/accounts/small-deposits.ts";
import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { Form } from "@gable/ui/forms/form.tsx";
import { MoneyField } from "@gable/ui/forms/money-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useJourney } from "../../../journey/journey.tsx";
import { useCommand } from "../../../journey/use-command.ts";
import { smallDepositsQuery } from "../../../queries/accounts-deposits.ts";
import { conditionsQuery } from "../../../queries/conditions.ts";
import { Pending } from "../../../shell/pending.tsx";
import { useExplain } from "../../../shell/use-explain.ts";
import { smallDepositCodes, smallDepositWords } from "./small-deposits.words.ts";

type Standing = ReplyOf<typeof smallDeposits>;

/** Two small deposits to the account that the check could not tell of, where they are offered: asked for, on their way, named. */
export function SmallDeposits({ mask }: { mask: string | undefined }) {
  const t = useText(smallDepositWords);
  const { uuid } = useJourney();
  const asked = useQuery(smallDepositsQuery(uuid));
  const { data, error } = asked;
  if (data === undefined) return error === null ? null : <Pending asked={asked} count={1} />;
  if (data.state === "NOT_OFFERED" || data.mask !== mask) return null;
  return (
    <section className="stack" aria-labelledby="small-deposits">
      <h2 id="small-deposits">{t.title}</h2>
      <div className="stack" aria-live="polite">
        <Where standing={data} />
      </div>
    </section>
  );
}

function Where({ standing }: { standing: Standing }) {
  const t = useText(smallDepositWords);
  const { day } = useFormats();
  const { state, settlesOn, goodUntil, mayAskAgain } = standing;
  switch (state) {
    case "OFFERED":
      return (
        <>
          <p>{t.lead}</p>
          <Ask label={t.ask} />
        </>
      );
    case "SENDING":
      return (
        <Notice title={t.sending}>
          <p>{t.sendingBody}</p>
        </Notice>
      );
    case "SENT":
      return (
        <>
          <Notice tone="success" title={t.sent}>
            {settlesOn !== null && goodUntil !== null ? <p>{t.sentBody(day(settlesOn), day(goodUntil))}</p> : null}
          </Notice>
          <Amounts standing={standing} />
        </>
      );
    case "NOT_OFFERED":
      return null;
    default:
      return (
        <>
          <Notice tone="warning" title={t[state]}>
            <p>{mayAskAgain ? t.again : t.over}</p>
          </Notice>
          {mayAskAgain ? <Ask label={t.askAgain} /> : null}
        </>
      );
  }
}

function Ask({ label }: { label: string }) {
  const { uuid } = useJourney();
  const queries = useQueryClient();
  const explain = useExplain();
  const command = useCommand(askSmallDeposits, { stays: true });
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const ask = async () => {
    setFailures(await command.send({ body: undefined }));
    await queries.invalidateQueries({ queryKey: smallDepositsQuery(uuid).queryKey });
  };
  return (
    <>
      {failures.map(({ message }) => (
        <Notice key={message} tone="error" title={explain(message)} />
      ))}
      <Actions>
        <Button kind="second" onClick={() => void ask()} busy={command.isBusy}>
          {label}
        </Button>
      </Actions>
    </>
  );
}

function Amounts({ standing: { triesLeft } }: { standing: Standing }) {
  const t = useText(smallDepositWords);
  const { uuid } = useJourney();
  const queries = useQueryClient();
  const command = useCommand(nameSmallDeposits, { stays: true });
  const form = useQuestionForm<{ first: number | null; second: number | null }>({
    defaultValues: { first: null, second: null },
  });
  const name = async ({ first, second }: { first: number | null; second: number | null }) => {
    const missing: Failure[] = [
      ...(first === null ? [{ name: "first", message: "deposit-invalid" }] : []),
      ...(second === null ? [{ name: "second", message: "deposit-invalid" }] : []),
    ];
    if (first === null || second === null) return missing;
    const failures = await command.send({ body: { first, second } });
    await queries.invalidateQueries({ queryKey: smallDepositsQuery(uuid).queryKey });
    await queries.invalidateQueries({ queryKey: conditionsQuery(uuid).queryKey });
    return failures;
  };
  return (
    <Form form={form} onSubmit={name} explain={useExplain(smallDepositCodes)}>
      {triesLeft < MOST_TRIES ? (
        <Notice tone="warning" title={t.wrong}>
          <p>{t.left(triesLeft)}</p>
        </Notice>
      ) : null}
      <MoneyField control={form.control} name="first" label={t.first} hint={t.amountHint} decimals={2} />
      <MoneyField control={form.control} name="second" label={t.second} decimals={2} />
      <Actions>
        <Button type="submit" busy={command.isBusy}>
          {t.confirm}
        </Button>
      </Actions>
    </Form>
  );
}
