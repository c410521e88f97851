import { CallFailed } from "@gable/contract/problem.ts";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { type UseQueryResult, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useJourneyHere } from "../../journey/journey.tsx";
import { useWayBack } from "../../journey/use-way-back.ts";
import { statusQuery } from "../../queries/application-status.ts";
import { Pending } from "../../shell/pending.tsx";
import { Redirect } from "../../shell/redirect.tsx";

type LoadedProps = { title: string; query: UseQueryResult };

/** A screen whose facts are still on their way: its title over their outline, or why they could not be had. */
export function UntilLoaded({ title, query }: LoadedProps) {
  const journey = useJourneyHere();
  return journey !== null && isOutOfOrder(query.error) ? (
    <MovedOn uuid={journey.uuid} title={title} query={query} />
  ) : (
    <Outline title={title} query={query} />
  );
}

/** What the screen is about is not there yet, or not any more: the borrower is led to where the application stands by now. */
function MovedOn({ uuid, title, query }: LoadedProps & { uuid: string }) {
  const queries = useQueryClient();
  const back = useWayBack();
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    let isLeft = false;
    void queries.invalidateQueries({ queryKey: statusQuery(uuid).queryKey }).then(() => isLeft || setAsked(true));
    return () => {
      isLeft = true;
    };
  }, [queries, uuid]);
  return isAsked && back !== undefined ? <Redirect to={back} /> : <Outline title={title} query={query} />;
}

const Outline = ({ title, query }: LoadedProps) => (
  <StepPage title={title}>
    <Pending asked={query} count={4} />
  </StepPage>
);

const isOutOfOrder = (error: unknown): boolean =>
  error instanceof CallFailed && error.status === 409 && error.problem?.code === "out-of-order";
