import type { ReplyOf } from "@gable/contract/call.ts";
import type { lostSecondSteps } from "@gable/contract/calls/identity-desk.ts";
import { type WayShown, waysShown } from "@gable/domain/identity/lost-second-step.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { TextButton } from "@gable/ui/components/link/link.tsx";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import { SelectField } from "@gable/ui/forms/select-field.tsx";
import { TextAreaField } from "@gable/ui/forms/text-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  agreeSecondStepOffMutation,
  askSecondStepOffMutation,
  keepSecondStepMutation,
  lostSecondStepsQuery,
} from "../queries/identity-desk.ts";
import { FILE_KEY } from "../queries/loan-file.ts";
import { Dialog } from "../shell/dialog.tsx";
import { failuresOf } from "../shell/failures-of.ts";
import { Form } from "../shell/form.tsx";
import { requiredResolver } from "../shell/required-resolver.ts";
import { UnreadLine } from "../shell/unread-line.tsx";
import { useExplain } from "../shell/use-explain.ts";
import { lostStepWords, waysShownWords } from "./lost-second-step.words.ts";
import type { Signer } from "./signer.ts";

type Lost = NonNullable<ReplyOf<typeof lostSecondSteps>["steps"][number]["lost"]>;
type WhoseProps = { uuid: string; signer: Signer | undefined };

/** For somebody who has a second step and lost phone and codes: one administrator asks, another agrees. Nothing for who has none. */
export function LostSecondStep({ uuid, signer }: WhoseProps) {
  const t = useText(lostStepWords);
  const asked = useQuery(lostSecondStepsQuery(uuid));
  const step = asked.data?.steps.find(({ signer: whose }) => whose === (signer?.uuid ?? null));
  return (
    <>
      <UnreadLine asked={asked} failed={t.failed(signer?.name)} />
      {step?.lost ? <UnderWay uuid={uuid} signer={signer} lost={step.lost} /> : null}
      {step && !step.lost ? (
        <p className="small">
          <Ask uuid={uuid} signer={signer} />
        </p>
      ) : null}
    </>
  );
}

function UnderWay({ uuid, signer, lost }: WhoseProps & { lost: Lost }) {
  const t = useText(lostStepWords);
  const language = useLanguage();
  const { moment } = useFormats();
  const agree = useMutation(agreeSecondStepOffMutation(uuid));
  const keep = useMutation(keepSecondStepMutation(uuid));
  const { askedBy, askedAt, agreedBy, opensAt, goodUntil, shown, mayAgree } = lost;
  const whose = signer && { signer: signer.uuid };
  return (
    <div className="stack">
      <p className="small">
        {opensAt === null
          ? t.waits(askedBy, moment(askedAt), moment(goodUntil))
          : t.opens(askedBy, agreedBy ?? "", moment(opensAt), moment(goodUntil))}
      </p>
      <div className="file-act-row">
        {mayAgree ? (
          <WhenSure
            uuid={uuid}
            words={{ open: t.agree, title: t.agreeTitle, now: t.agreeNow, done: t.agreed }}
            means={t.agreeMeans(askedBy, waysShownWords[shown][language])}
            send={() => agree.mutateAsync({ ...whose, askedAt })}
          />
        ) : null}
        <WhenSure
          uuid={uuid}
          words={{ open: t.keep, title: t.keepTitle, now: t.keepNow, done: t.kept }}
          means={t.keepMeans}
          send={() => keep.mutateAsync({ ...whose })}
        />
      </div>
    </div>
  );
}

/** Sends, reads the file anew whatever came of it, and says what did; closes where it was taken. Returns what was refused. */
function useSend(uuid: string, close: () => void) {
  const queries = useQueryClient();
  const showToast = useToast();
  return async (send: () => Promise<unknown>, done: string) => {
    const refused = await send().then(() => [], failuresOf);
    await queries.invalidateQueries({ queryKey: [FILE_KEY, uuid] });
    if (refused.length > 0) return refused;
    showToast({ tone: "success", text: done });
    close();
    return [];
  };
}

interface WhenSureProps {
  readonly uuid: string;
  readonly words: { readonly open: string; readonly title: string; readonly now: string; readonly done: string };
  readonly means: string;
  readonly send: () => Promise<unknown>;
}

function WhenSure({ uuid, words, means, send }: WhenSureProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const explain = useExplain();
  const sendNow = useSend(uuid, close);
  const form = useQuestionForm<Record<string, never>>({ defaultValues: {} });
  return (
    <>
      <Button slim kind="second" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      <Dialog open={isOpen} onClose={close} title={words.title}>
        <Form form={form} explain={explain} onSubmit={() => sendNow(send, words.done)}>
          <p>{means}</p>
          <Button type="submit" busy={form.formState.isSubmitting}>
            {words.now}
          </Button>
        </Form>
      </Dialog>
    </>
  );
}

function Ask({ uuid, signer }: WhoseProps) {
  const t = useText(lostStepWords);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <TextButton onClick={() => setOpen(true)}>{t.ask(signer?.name)}</TextButton>
      <Dialog open={isOpen} onClose={close} title={t.askTitle(signer?.name)}>
        <AskForm uuid={uuid} signer={signer} onDone={close} />
      </Dialog>
    </>
  );
}

type Asked = { shown: WayShown | ""; reason: string };

function AskForm({ uuid, signer, onDone }: WhoseProps & { onDone: () => void }) {
  const t = useText(lostStepWords);
  const language = useLanguage();
  const explain = useExplain();
  const sendNow = useSend(uuid, onDone);
  const { mutateAsync, isPending } = useMutation(askSecondStepOffMutation(uuid));
  const form = useQuestionForm<Asked>({
    defaultValues: { shown: "", reason: "" },
    resolver: requiredResolver<Asked>(["shown", "reason"]),
  });
  return (
    <Form
      form={form}
      explain={explain}
      onSubmit={async ({ shown, reason }) =>
        shown === ""
          ? []
          : sendNow(() => mutateAsync({ shown, reason, ...(signer && { signer: signer.uuid }) }), t.asked)
      }
    >
      <p>{t.askMeans}</p>
      <SelectField
        control={form.control}
        name="shown"
        label={t.shown}
        options={waysShown.map((value) => ({ value, label: waysShownWords[value][language] }))}
      />
      <TextAreaField
        control={form.control}
        name="reason"
        label={t.reason}
        hint={t.reasonHint}
        rows={3}
        maxLength={300}
      />
      <Button type="submit" busy={isPending}>
        {t.sendAsk}
      </Button>
    </Form>
  );
}
