import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import { CallFailed } from "@gable/contract/problem.ts";
import { type AssignedRole, assignedRoles } from "@gable/domain/staff/assigned-roles.ts";
import { staffRoles } from "@gable/domain/staff/roles.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { FILE_KEY } from "../queries/loan-file.ts";
import { assignMutation, colleaguesQuery, PIPELINE_KEY, QUEUES_KEY } from "../queries/pipeline.ts";
import { useMay } from "../session/me.ts";
import { failuresOf } from "../shell/failures-of.ts";
import { shellWords } from "../shell/shell.words.ts";
import { UnreadLine } from "../shell/unread-line.tsx";
import { useExplain } from "../shell/use-explain.ts";
import { assigneesWords } from "./assignees.words.ts";
import { SinceRead, useLastRead } from "./since-read.tsx";

/** Who looks after the application, one of each role; to be changed by who may. */
export function Assignees({ file }: { file: LoanFileView }) {
  const t = useText(assigneesWords);
  const language = useLanguage();
  const mayAssign = useMay("assign");
  if (mayAssign)
    return (
      <div className="file-assignees" role="group" aria-label={t.assignees}>
        {assignedRoles.map((role) => (
          <Assignee key={role} file={file} role={role} />
        ))}
        <ColleaguesUnread />
      </div>
    );
  return (
    <dl className="file-assignees">
      {assignedRoles.map((role) => (
        <div key={role}>
          <dt>{staffRoles[role][language]}</dt>
          <dd>{file.assignees[role]?.name ?? t.nobody}</dd>
        </div>
      ))}
    </dl>
  );
}

function ColleaguesUnread() {
  const t = useText(shellWords);
  return <UnreadLine asked={useQuery(colleaguesQuery())} failed={t.colleaguesFailed} />;
}

type Person = { readonly uuid: string; readonly name: string };

/** Somebody was chosen whom a colleague's own choice had overtaken. */
type Overtaken = { readonly to: Person | null; readonly readUntil: number };

const isOvertaken = (failure: unknown): boolean =>
  failure instanceof CallFailed && failure.problem?.code === "given-meanwhile";

function Assignee({ file, role }: { file: LoanFileView; role: AssignedRole }) {
  const t = useText(assigneesWords);
  const language = useLanguage();
  const id = useId();
  const explain = useExplain();
  const queries = useQueryClient();
  const showToast = useToast();
  const lastRead = useLastRead(file.uuid);
  const [overtaken, setOvertaken] = useState<Overtaken | null>(null);
  const { data } = useQuery(colleaguesQuery());
  const { mutate, isPending, variables } = useMutation({
    ...assignMutation(file.uuid, role),
    onError: (failure) => {
      if (!isOvertaken(failure)) showToast({ tone: "error", text: explain(failuresOf(failure)[0]?.message ?? "") });
    },
    onSettled: () =>
      Promise.all([FILE_KEY, PIPELINE_KEY, QUEUES_KEY].map((key) => queries.invalidateQueries({ queryKey: [key] }))),
  });
  const now = file.assignees[role];
  const chosen = isPending ? variables.staffUuid : (now?.uuid ?? null);
  const able = data?.staff.filter((colleague) => colleague.role === role && !colleague.hasLeft) ?? [];
  // Somebody who left, or who does something else now, has it until it is given to another.
  const people = now && !able.some(({ uuid }) => uuid === now.uuid) ? [now, ...able] : able;
  const give = (to: Person | null) => {
    setOvertaken(null);
    const readUntil = lastRead();
    mutate(
      { staffUuid: to?.uuid ?? null, from: now?.uuid ?? null },
      { onError: (failure) => (isOvertaken(failure) ? setOvertaken({ to, readUntil }) : undefined) },
    );
  };
  return (
    <>
      <div className="filter">
        <label htmlFor={id}>{staffRoles[role][language]}</label>
        <select
          id={id}
          value={chosen ?? ""}
          onChange={(event) => give(people.find(({ uuid }) => uuid === event.target.value) ?? null)}
        >
          <option value="">{t.nobody}</option>
          {people.map(({ uuid, name }) => (
            <option key={uuid} value={uuid}>
              {name}
            </option>
          ))}
        </select>
      </div>
      {overtaken && overtaken.to?.uuid !== now?.uuid ? (
        <div className="file-overtaken" role="alert">
          <Notice tone="warning" title={now ? t.givenMeanwhile(now.name) : t.freedMeanwhile}>
            <SinceRead uuid={file.uuid} after={overtaken.readUntil} />
            <div className="file-act-row">
              <Button kind="second" slim onClick={() => give(overtaken.to)}>
                {overtaken.to ? t.giveAllTheSame(overtaken.to.name) : t.freeAllTheSame}
              </Button>
              <Button kind="second" slim onClick={() => setOvertaken(null)}>
                {t.leaveIt}
              </Button>
            </div>
          </Notice>
        </div>
      ) : null}
    </>
  );
}
