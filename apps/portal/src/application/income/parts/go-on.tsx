import { settleIncome } from "@gable/contract/calls/income.ts";
import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import { Note, Notice } from "@gable/ui/components/notice/notice.tsx";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useState } from "react";
import { useCommand } from "../../../journey/use-command.ts";
import { useExplain } from "../../../shell/use-explain.ts";
import { goOnWords } from "../go-on.words.ts";

/** `verifiedMonthly`, in cents, is less than was stated, and the borrower may go on with that: what may be offered then changes. */
export function GoOn({ verifiedMonthly }: { verifiedMonthly: number }) {
  const t = useText(goOnWords);
  const f = useFormats();
  const explain = useExplain();
  const command = useCommand(settleIncome);
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const settle = async () => setFailures(await command.send({ body: { confirmed: true } }));
  return (
    <section className="stack" aria-labelledby="settle">
      <h2 id="settle">{t.settle}</h2>
      <p>{t.settleBody(f.dollars(verifiedMonthly))}</p>
      {failures.map(({ message }) => (
        <Notice key={message} tone="error" title={explain(message)} />
      ))}
      <Actions>
        <Button kind="second" busy={command.isBusy} onClick={() => void settle()}>
          {t.settleGo}
        </Button>
      </Actions>
      <Note>{t.settleNote}</Note>
    </section>
  );
}
