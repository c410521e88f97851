import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { SessionList } from "@gable/ui/components/session-list/session-list.tsx";
import { sessionListWords } from "@gable/ui/components/session-list/session-list.words.ts";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
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

/** Where whoever looks is logged in, and the way to end each session but the present one: that ends by the menu of every page. */
export function Sessions() {
  const own = useText(sessionsWords);
  const t = useText(sessionListWords);
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
      <p>{own.lead}</p>
      <Pending asked={asked} failed={own.unread} rows={2} />
      {data ? (
        <SessionList
          sessions={data}
          onEnd={({ uuid }) => end(uuid)}
          onEndOthers={() => endOthers()}
          isEndingOthers={isPending}
          noteOf={({ address, openedBy }) =>
            address === null ? `${own[openedBy]}.` : `${own[openedBy]} ${own.from(address)}.`
          }
        />
      ) : null}
    </section>
  );
}
