import type { ReplyOf } from "@gable/contract/call.ts";
import type { sessions } from "@gable/contract/calls/identity-settings.ts";
import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import { Between } from "@gable/ui/components/surface/surface.tsx";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { endOtherSessionsMutation, endSessionMutation, sessionsQuery } from "../../../queries/identity-settings.ts";
import { useLogOut } from "../../../session/use-log-out.ts";
import { Pending } from "../../../shell/pending.tsx";
import { useWhyNot } from "../../../shell/use-why-not.ts";
import { sessionsWords } from "./settings-parts.words.ts";

type Listed = ReplyOf<typeof sessions>[number];

/** Where the account is logged in, and the way to end each of it. */
export function OwnSessions() {
  const t = useText(sessionsWords);
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
      <p className="quiet">{t.lead}</p>
      <Pending asked={asked} count={2} />
      <ul className="own-sessions">
        {data?.map((session) => (
          <li key={session.uuid}>
            <SessionRow session={session} onEnd={() => (session.isPresent ? logOut() : end(session.uuid))} />
          </li>
        ))}
      </ul>
      {data !== undefined && data.length > 1 ? (
        <Actions>
          <Button kind="second" busy={isPending} onClick={() => endOthers()}>
            {t.endOthers}
          </Button>
        </Actions>
      ) : null}
    </section>
  );
}

function SessionRow({ session, onEnd }: { session: Listed; onEnd: () => void }) {
  const t = useText(sessionsWords);
  const f = useFormats();
  const { browser, system, isPresent, beganAt, lastSeenAt } = session;
  const device = browser && system ? t.device(browser, system) : browser || system || t.unknown;
  return (
    <Between
      wrap
      aside={
        <Button kind="second" slim onClick={onEnd}>
          {t.end}
          <span className="vh">{device}</span>
        </Button>
      }
    >
      <strong>{isPresent ? `${device} · ${t.here}` : device}</strong>
      <p className="small quiet">{t.since(f.moment(beganAt), f.moment(lastSeenAt))}</p>
    </Between>
  );
}
