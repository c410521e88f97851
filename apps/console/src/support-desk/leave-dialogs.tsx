import { staffRoles } from "@gable/domain/staff/roles.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { SelectField } from "@gable/ui/forms/select-field.tsx";
import { TextAreaField } from "@gable/ui/forms/text-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { CHATS_KEY, chatColleaguesQuery, closeMutation, transferMutation } from "../queries/chat-desk.ts";
import { Dialog } from "../shell/dialog.tsx";
import { failuresOf } from "../shell/failures-of.ts";
import { Form } from "../shell/form.tsx";
import { Pending } from "../shell/pending.tsx";
import { requiredResolver } from "../shell/required-resolver.ts";
import { useExplain } from "../shell/use-explain.ts";
import { chatsWords } from "./chats.words.ts";

type LeaveProps = { uuid: string; onClose: () => void };
type DialogProps = LeaveProps & { open: boolean };

type Values = { colleague: string; note: string };

const ANYBODY = "anybody";

/** Hands the chat to a colleague, or back to whoever is free. */
export function TransferDialog({ open, uuid, onClose }: DialogProps) {
  const t = useText(chatsWords);
  return (
    <Dialog open={open} onClose={onClose} title={t.transferTitle}>
      <TransferForm uuid={uuid} onClose={onClose} />
    </Dialog>
  );
}

function TransferForm({ uuid, onClose }: LeaveProps) {
  const t = useText(chatsWords);
  const explain = useExplain();
  const queries = useQueryClient();
  const asked = useQuery(chatColleaguesQuery());
  const { data } = asked;
  const language = useLanguage();
  const { mutateAsync, isPending } = useMutation(transferMutation(uuid));
  const form = useQuestionForm<Values>({
    defaultValues: { colleague: ANYBODY, note: "" },
    resolver: requiredResolver<Values>(["colleague"]),
  });
  const chosen = useWatch({ control: form.control, name: "colleague" });
  if (!data) return <Pending asked={asked} failed={t.failed} rows={2} />;
  const away = data.colleagues.find((one) => one.uuid === chosen && !one.isHere);
  return (
    <Form
      form={form}
      explain={explain}
      onSubmit={async ({ colleague, note }) => {
        try {
          await mutateAsync({ colleague: colleague === ANYBODY ? null : colleague, ...(note !== "" && { note }) });
          onClose();
          return [];
        } catch (failure) {
          // Somebody of those named may have left since.
          await asked.refetch();
          return failuresOf(failure);
        } finally {
          await queries.invalidateQueries({ queryKey: [CHATS_KEY] });
        }
      }}
    >
      <SelectField
        control={form.control}
        name="colleague"
        label={t.transferTo}
        options={[
          { value: ANYBODY, label: t.backToWaiting },
          ...data.colleagues.map(({ uuid: value, name, role, chats, isHere }) => {
            const who = `${name} (${staffRoles[role][language].toLowerCase()})`;
            return { value, label: isHere ? t.inChats(who, chats) : t.notHere(who) };
          }),
        ]}
      />
      <div role="status">{away ? <p className="small chats-caution">{t.handedToAway(away.name)}</p> : null}</div>
      <TextAreaField
        control={form.control}
        name="note"
        label={t.note}
        hint={t.noteHint}
        optional
        rows={2}
        maxLength={500}
      />
      <Button type="submit" busy={isPending}>
        {t.transferNow}
      </Button>
    </Form>
  );
}

/** Ends the chat for good. */
export function EndDialog({ open, uuid, onClose }: DialogProps) {
  const t = useText(chatsWords);
  return (
    <Dialog open={open} onClose={onClose} title={t.endTitle}>
      <EndForm uuid={uuid} onClose={onClose} />
    </Dialog>
  );
}

function EndForm({ uuid, onClose }: LeaveProps) {
  const t = useText(chatsWords);
  const explain = useExplain();
  const queries = useQueryClient();
  const { mutateAsync, isPending } = useMutation(closeMutation(uuid));
  const form = useQuestionForm<Record<string, never>>({ defaultValues: {} });
  return (
    <Form
      form={form}
      explain={explain}
      onSubmit={async () => {
        try {
          await mutateAsync();
          onClose();
          return [];
        } catch (failure) {
          return failuresOf(failure);
        } finally {
          await queries.invalidateQueries({ queryKey: [CHATS_KEY] });
        }
      }}
    >
      <p>{t.endBody}</p>
      <Button type="submit" kind="danger" busy={isPending}>
        {t.endNow}
      </Button>
    </Form>
  );
}
