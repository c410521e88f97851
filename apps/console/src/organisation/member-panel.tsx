import type { Member } from "@gable/contract/calls/staff-members.ts";
import type { StaffRole } from "@gable/domain/staff/roles.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { Disclosure } from "@gable/ui/components/disclosure/disclosure.tsx";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import { TextField } from "@gable/ui/forms/text-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type AccessAct, accessMutation, changeMutation, MEMBERS_KEY } from "../queries/staff-members.ts";
import { useMe } from "../session/me.ts";
import { failuresOf } from "../shell/failures-of.ts";
import { Form } from "../shell/form.tsx";
import { requiredResolver } from "../shell/required-resolver.ts";
import { useExplain } from "../shell/use-explain.ts";
import { useWhyNot } from "../shell/use-why-not.ts";
import { OfficerForm } from "./officer-form.tsx";
import { OfficersPicture } from "./officers-picture.tsx";
import { RoleField } from "./role-field.tsx";
import { staffWords } from "./staff.words.ts";

/** One colleague: name and role, a loan officer's card, and how they come in. */
export function MemberPanel({ member }: { member: Member }) {
  const t = useText(staffWords);
  const { time } = useFormats();
  const isMe = useMe().identityUuid === member.uuid;
  return (
    <div className="member">
      {isMe ? <p>{t.oneself}</p> : null}
      {isMe || member.state === "deactivated" ? null : (
        <section>
          <SectionHead title={t.roleAndName} />
          <RoleForm member={member} />
        </section>
      )}
      {member.role === "loan-officer" && member.state !== "deactivated" ? (
        <section>
          <SectionHead title={t.card} />
          <OfficerForm member={member} />
        </section>
      ) : null}
      {member.officer?.photo ? <OfficersPicture member={member} photo={member.officer.photo} /> : null}
      {isMe ? null : (
        <section>
          <SectionHead title={t.access} />
          {member.state === "deactivated" ? (
            <Act member={member} act="reactivate" label={t.reactivate} means={t.reactivateBody} />
          ) : (
            <>
              {member.restsUntil === null ? null : <p>{t.restsBody(time(member.restsUntil))}</p>}
              <Act
                member={member}
                act="renew"
                label={t.renew}
                means={member.state === "invited" ? t.inviteAgain : t.renewBody}
              />
              <Act
                member={member}
                act="deactivate"
                label={t.deactivate}
                means={t.deactivateBody}
                now={t.deactivateNow}
              />
            </>
          )}
        </section>
      )}
    </div>
  );
}

type Values = { name: string; role: string };

function RoleForm({ member }: { member: Member }) {
  const t = useText(staffWords);
  const explain = useExplain();
  const queries = useQueryClient();
  const showToast = useToast();
  const { mutateAsync, isPending } = useMutation(changeMutation(member.uuid));
  const form = useQuestionForm<Values>({
    defaultValues: { name: member.name, role: member.role },
    resolver: requiredResolver<Values>(["name", "role"]),
  });
  return (
    <Form
      form={form}
      explain={explain}
      onSubmit={async ({ name, role }) => {
        try {
          await mutateAsync({ name, role: role as StaffRole });
          await queries.invalidateQueries({ queryKey: [MEMBERS_KEY] });
          showToast({ tone: "success", text: t.saved });
          return [];
        } catch (failure) {
          return failuresOf(failure);
        }
      }}
    >
      <TextField control={form.control} name="name" label={t.name} capitals="words" maxLength={100} />
      <RoleField control={form.control} name="role" label={t.role} />
      <Button type="submit" kind="second" slim busy={isPending}>
        {t.save}
      </Button>
    </Form>
  );
}

type ActProps = { member: Member; act: AccessAct; label: string; means: string; now?: string };

/** With words for `now`, one that ends something at once: it asks for a second press. */
function Act({ member, act, label, means, now }: ActProps) {
  const t = useText(staffWords);
  const sayWhyNot = useWhyNot();
  const queries = useQueryClient();
  const showToast = useToast();
  const { mutate, isPending } = useMutation({
    ...accessMutation(member.uuid),
    onSuccess: () =>
      showToast({
        tone: "success",
        text: (act === "renew" && member.state === "invited" ? t.inviteAgainDone : t[`${act}Done`])(member.name),
      }),
    onError: (failure) => sayWhyNot(failure),
    onSettled: () => queries.invalidateQueries({ queryKey: [MEMBERS_KEY] }),
  });
  const press = (
    <>
      <p className="small">{means}</p>
      <Button kind={now === undefined ? "second" : "danger"} slim busy={isPending} onClick={() => mutate(act)}>
        {now ?? label}
      </Button>
    </>
  );
  return now === undefined ? (
    <div className="member-act">{press}</div>
  ) : (
    <Disclosure summary={label}>{press}</Disclosure>
  );
}
