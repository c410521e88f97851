import { Button } from "@gable/ui/components/button/button.tsx";
import { Dialog } from "@gable/ui/components/dialog/dialog.tsx";
import { Form } from "@gable/ui/forms/form.tsx";
import { SelectField } from "@gable/ui/forms/select-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { CHATS_KEY, chatColleaguesQuery, closeMutation, transferMutation } from "../queries/chat-desk.ts";
import { failuresOf } from "../shell/failures-of.ts";
import { requiredResolver } from "../shell/required-resolver.ts";
import { useExplain } from "../shell/use-explain.ts";
import { chatsWords } from "./chats.words.ts";

type LeaveProps = { uuid: string; onClose: () => void };
type DialogProps = LeaveProps & { open: boolean };

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
  const { data } = useQuery(chatColleaguesQuery());
  const { mutateAsync, isPending } = useMutation(transferMutation(uuid));
  const form = useQuestionForm<{ colleague: string }>({
    defaultValues: { colleague: ANYBODY },
    resolver: requiredResolver<{ colleague: string }>(["colleague"]),
  });
  return (
    <Form
      form={form}
      explain={explain}
      onSubmit={async ({ colleague }) => {
        try {
          await mutateAsync({ colleague: colleague === ANYBODY ? null : colleague });
          onClose();
          await queries.invalidateQueries({ queryKey: [CHATS_KEY] });
          return [];
        } catch (failure) {
          return failuresOf(failure);
        }
      }}
    >
      <SelectField
        control={form.control}
        name="colleague"
        label={t.transferTo}
        options={[
          { value: ANYBODY, label: t.backToWaiting },
          ...(data?.colleagues.map(({ uuid: value, name }) => ({ value, label: name })) ?? []),
        ]}
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
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    ...closeMutation(uuid),
    onSettled: () => {
      onClose();
      return queries.invalidateQueries({ queryKey: [CHATS_KEY] });
    },
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t.endTitle}
      actions={
        <Button kind="danger" busy={isPending} onClick={() => mutate()}>
          {t.endNow}
        </Button>
      }
    >
      <p>{t.endBody}</p>
    </Dialog>
  );
}
