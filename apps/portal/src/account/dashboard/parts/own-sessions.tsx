import { SessionList } from "@gable/ui/components/session-list/session-list.tsx";
import { sessionListWords } from "@gable/ui/components/session-list/session-list.words.ts";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { endOtherSessionsMutation, endSessionMutation, sessionsQuery } from "../../../queries/identity-settings.ts";
import { useLogOut } from "../../../session/use-log-out.ts";
import { Pending } from "../../../shell/pending.tsx";
import { useWhyNot } from "../../../shell/use-why-not.ts";
import { sessionsWords } from "./settings-parts.words.ts";

/** Where the account is logged in, and the way to end each of it. */
export function OwnSessions() {
  const t = useText(sessionListWords);
  const { lead } = useText(sessionsWords);
  const queries = useQueryClient();
  const showToast = useToast();
  const sayWhyNot = useWhyNot();
  const logOut = useLogOut();
  const asked = useQuery(sessionsQuery());
  const { data } = asked;
  const after = (text: string) => ({
    onSuccess: () => {
      showToast({ tone: "success" as const, text });
      return queries.invalidateQueries({ queryKey: sessionsQuery().queryKey });
    },
    onError: (failure: Error) => {
      sayWhyNot(failure, t.failed);
      // It may have ended by itself meanwhile.
      void queries.invalidateQueries({ queryKey: sessionsQuery().queryKey });
    },
  });
  const { mutate: end } = useMutation({ ...endSessionMutation(), ...after(t.ended) });
  const { mutate: endOthers, isPending } = useMutation({ ...endOtherSessionsMutation(), ...after(t.othersEnded) });
  return (
    <section className="stack">
      <h2>{t.title}</h2>
      <p className="quiet">{lead}</p>
      <Pending asked={asked} count={2} />
      {data ? (
        <SessionList
          sessions={data}
          endsPresent
          onEnd={({ uuid, isPresent }) => (isPresent ? logOut() : end(uuid))}
          onEndOthers={() => endOthers()}
          isEndingOthers={isPending}
        />
      ) : null}
    </section>
  );
}
