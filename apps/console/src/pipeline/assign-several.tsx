import type { ReplyOf } from "@gable/contract/call.ts";
import type { assignApplications, PipelineEntry } from "@gable/contract/calls/pipeline.ts";
import { AssignedRole, assignedRoles } from "@gable/domain/staff/assigned-roles.ts";
import { staffRoles } from "@gable/domain/staff/roles.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { Link, TextButton } from "@gable/ui/components/link/link.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { assignSeveralMutation, colleaguesQuery, PIPELINE_KEY, QUEUES_KEY } from "../queries/pipeline.ts";
import { useWhyNot } from "../shell/use-why-not.ts";
import { pipelineWords } from "./pipeline.words.ts";
import type { Selection } from "./use-selection.ts";

type Results = ReplyOf<typeof assignApplications>["results"];

/** In the choice: nobody of the role shall look after them. */
const NOBODY = "nobody";
const choiceOf = (role: AssignedRole, staffUuid: string): string => `${role} ${staffUuid}`;
const chosenIn = (choice: string) => {
  const [role, staffUuid = NOBODY] = choice.split(" ");
  return { role: AssignedRole.parse(role), staffUuid: staffUuid === NOBODY ? null : staffUuid };
};
/** As many as the call takes. */
const MOST = 200;

/** Gives the ticked applications to one of the staff in one act, and says which of them were left as they are, and why. */
export function AssignSeveral({ entries, selection }: { entries: readonly PipelineEntry[]; selection: Selection }) {
  const t = useText(pipelineWords);
  const language = useLanguage();
  const id = useId();
  const queries = useQueryClient();
  const showToast = useToast();
  const sayWhyNot = useWhyNot();
  const { data } = useQuery(colleaguesQuery());
  const [to, setTo] = useState("");
  const [left, setLeft] = useState<Results>([]);
  const { mutate, isPending } = useMutation(assignSeveralMutation());
  const chosen = entries.filter(({ uuid }) => selection.has(uuid)).slice(0, MOST);
  const shown = entries.map(({ uuid }) => uuid);
  const assign = () => {
    const { role, staffUuid } = chosenIn(to);
    mutate(
      {
        role,
        staffUuid,
        applications: chosen.map(({ uuid, assignees }) => ({ uuid, from: assignees[role]?.uuid ?? null })),
      },
      {
        onSuccess: ({ assignee, results }) => {
          const done = results.filter(({ result }) => result === "ASSIGNED");
          const others = results.filter(({ result }) => result !== "ASSIGNED");
          setLeft(others);
          if (done.length > 0)
            showToast({
              tone: "success",
              text: assignee
                ? t.assigned(done.length, assignee.name, staffRoles[role][language])
                : t.freed(done.length, staffRoles[role][language]),
            });
          for (const key of [PIPELINE_KEY, QUEUES_KEY]) void queries.invalidateQueries({ queryKey: [key] });
          selection.change(
            done.map(({ uuid }) => uuid),
            false,
          );
        },
        onError: (failure) => sayWhyNot(failure, t.assignFailed),
      },
    );
  };
  return (
    <>
      <div className="assign-bar" data-active={chosen.length > 0 || undefined}>
        <p role="status">{chosen.length > 0 ? t.selected(chosen.length) : null}</p>
        {chosen.length < shown.length ? (
          <TextButton onClick={() => selection.change(shown, true)}>{t.selectShown(shown.length)}</TextButton>
        ) : null}
        {chosen.length > 0 ? (
          <>
            <TextButton onClick={() => selection.change(shown, false)}>{t.selectNone}</TextButton>
            <form
              onSubmit={(event) => {
                event.preventDefault();
                assign();
              }}
            >
              <div className="filter">
                <label htmlFor={id}>{t.giveTo}</label>
                <select id={id} required value={to} onChange={(event) => setTo(event.target.value)}>
                  <option value="">{t.choose}</option>
                  {assignedRoles.map((role) => (
                    <optgroup key={role} label={staffRoles[role][language]}>
                      {data?.staff
                        .filter((person) => person.role === role && !person.hasLeft)
                        .map(({ uuid, name }) => (
                          <option key={uuid} value={choiceOf(role, uuid)}>
                            {name}
                          </option>
                        ))}
                      <option value={choiceOf(role, NOBODY)}>{t.noneOf(staffRoles[role][language])}</option>
                    </optgroup>
                  ))}
                </select>
              </div>
              <Button slim type="submit" busy={isPending}>
                {t.assign}
              </Button>
            </form>
          </>
        ) : null}
      </div>
      {left.length > 0 ? <LeftAsTheyAre results={left} entries={entries} /> : null}
    </>
  );
}

function LeftAsTheyAre({ results, entries }: { results: Results; entries: readonly PipelineEntry[] }) {
  const t = useText(pipelineWords);
  const why = ({ result, assignee }: Results[number]): string => {
    if (result === "GIVEN_MEANWHILE") return t.GIVEN_MEANWHILE(assignee?.name ?? null);
    return result === "UNCHANGED" ? t.UNCHANGED : t.NOT_FOUND;
  };
  const nameOf = (uuid: string): string => {
    const entry = entries.find((one) => one.uuid === uuid);
    return entry ? `${entry.borrower || t.unnamed}, ${entry.loanNumber}` : uuid;
  };
  return (
    <div className="assign-left" role="alert">
      <Notice tone="warning" title={t.notAssigned}>
        <ul>
          {results.map((result) => (
            <li key={result.uuid}>
              <Link href={`/file/${result.uuid}`}>{nameOf(result.uuid)}</Link>: {why(result)}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
