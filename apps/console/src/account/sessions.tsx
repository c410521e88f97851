import type { ReplyOf } from "@gable/contract/call.ts";
import type { staffSessions } from "@gable/contract/calls/staff-sessions.ts";
import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { Between } from "@gable/ui/components/surface/surface.tsx";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import {
  endOtherStaffSessionsMutation,
  endStaffSessionMutation,
  staffSessionsQuery,
} from "../queries/staff-sessions.ts";
import { keepFocusOnPage } from "../shell/keep-focus-on-page.ts";
import { Pending } from "../shell/pending.tsx";
import { useWhyNot } from "../shell/use-why-not.ts";
import { sessionsWords } from "./sessions.words.ts";

type Session = ReplyOf<typeof staffSessions>[number];

/** Where whoever looks is logged in, and the way to end each session but the present one: that ends by the menu of every page. */
export function Sessions() {
  const t = useText(sessionsWords);
  const queries = useQueryClient();
  const showToast = useToast();
  const sayWhyNot = useWhyNot();
  const asked = useQuery(staffSessionsQuery());
  const { data } = asked;
  const readAnew = () => queries.invalidateQueries({ queryKey: staffSessionsQuery().queryKey });
  const listed = data?.length;
  // The button of what is ended goes with it.
  useEffect(() => {
    if (listed !== undefined) keepFocusOnPage();
  }, [listed]);
  const after = (text: string) => ({
    onSuccess: () => {
      showToast({ tone: "success" as const, text });
      return readAnew();
    },
    onError: (failure: Error) => {
      sayWhyNot(failure, t.failed);
      // It may have ended by itself meanwhile.
      void readAnew();
    },
  });
  const { mutate: end } = useMutation({ ...endStaffSessionMutation(), ...after(t.ended) });
  const { mutate: endOthers, isPending } = useMutation({ ...endOtherStaffSessionsMutation(), ...after(t.othersEnded) });
  return (
    <section>
      <SectionHead title={t.title} />
      <p>{t.lead}</p>
      <Pending asked={asked} failed={t.unread} rows={2} />
      <ul className="own-sessions">
        {data?.map((session) => (
          <li key={session.uuid}>
            <Row session={session} onEnd={() => end(session.uuid)} />
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

function Row({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const t = useText(sessionsWords);
  const f = useFormats();
  const { browser, system, isPresent, beganAt, lastSeenAt, address, openedBy } = session;
  const device = browser && system ? t.device(browser, system) : browser || system || t.unknown;
  return (
    <Between
      wrap
      aside={
        isPresent ? null : (
          <Button kind="second" slim onClick={onEnd}>
            {t.end}
            <span className="vh">{device}</span>
          </Button>
        )
      }
    >
      <strong>{isPresent ? `${device} · ${t.here}` : device}</strong>
      <p className="small quiet">
        {t.since(f.moment(beganAt), f.moment(lastSeenAt))}{" "}
        {address === null ? `${t[openedBy]}.` : `${t[openedBy]} ${t.from(address)}.`}
      </p>
    </Between>
  );
}
