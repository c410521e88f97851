import type { StaffRole } from "@gable/domain/staff/roles.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import { EmailField } from "@gable/ui/forms/email-field.tsx";
import { TextField } from "@gable/ui/forms/text-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { inviteMutation, MEMBERS_KEY } from "../queries/staff-members.ts";
import { failuresOf } from "../shell/failures-of.ts";
import { Form } from "../shell/form.tsx";
import { requiredResolver } from "../shell/required-resolver.ts";
import { useExplain } from "../shell/use-explain.ts";
import { RoleField } from "./role-field.tsx";
import { staffWords } from "./staff.words.ts";

type Values = { name: string; email: string; role: string };

export function InviteForm({ onDone }: { onDone: () => void }) {
  const t = useText(staffWords);
  const explain = useExplain();
  const queries = useQueryClient();
  const showToast = useToast();
  const { mutateAsync, isPending } = useMutation(inviteMutation());
  const form = useQuestionForm<Values>({
    defaultValues: { name: "", email: "", role: "" },
    resolver: requiredResolver<Values>(["name", "email", "role"]),
  });
  return (
    <Form
      form={form}
      explain={explain}
      onSubmit={async ({ name, email, role }) => {
        try {
          await mutateAsync({ name, email, role: role as StaffRole });
          await queries.invalidateQueries({ queryKey: [MEMBERS_KEY] });
          showToast({ tone: "success", text: t.invited(name) });
          onDone();
          return [];
        } catch (failure) {
          return failuresOf(failure);
        }
      }}
    >
      <p>{t.inviteBody}</p>
      <TextField control={form.control} name="name" label={t.name} capitals="words" maxLength={100} />
      <EmailField control={form.control} name="email" label={t.email} autoComplete="off" />
      <RoleField control={form.control} name="role" label={t.role} />
      <Button type="submit" busy={isPending}>
        {t.send}
      </Button>
    </Form>
  );
}
