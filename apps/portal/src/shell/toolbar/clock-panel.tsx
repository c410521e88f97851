import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useParams } from "react-router";
import { advanceClockMutation, businessClockQuery, planStandingQuery } from "../../queries/development.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const steps = [
  ["1 hour", HOUR_MS],
  ["1 day", DAY_MS],
  ["3 days", 3 * DAY_MS],
  ["30 days", 30 * DAY_MS],
] as const;

/** Shows the business time and moves it forward: of the application on the screen, or of everything. */
export function ClockPanel() {
  const queries = useQueryClient();
  const { uuid } = useParams();
  const { data, isError } = useQuery(businessClockQuery(uuid));
  const { data: plan } = useQuery({ ...planStandingQuery(uuid ?? ""), enabled: uuid !== undefined });
  const { mutate, isPending, error } = useMutation({
    ...advanceClockMutation(),
    onSuccess: (time) => {
      queries.setQueryData(businessClockQuery(uuid).queryKey, time);
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "dev" });
    },
  });
  return (
    <section>
      <h2>Clock {uuid === undefined ? "of everything" : "of this application"}</h2>
      {isError ? <p>The clock could not be read.</p> : null}
      {data ? (
        <p>
          <time dateTime={data.now}>{new Date(data.now).toLocaleString("en-US")}</time>,{" "}
          {Math.round(data.aheadMs / HOUR_MS)} h ahead
          {data.nextDue ? (
            <>
              . Next: {data.nextDue.kind},{" "}
              <time dateTime={data.nextDue.at}>{new Date(data.nextDue.at).toLocaleString("en-US")}</time>
            </>
          ) : null}
        </p>
      ) : null}
      <p className="toolbar-buttons">
        {steps.map(([label, byMs]) => (
          <button
            key={label}
            type="button"
            disabled={isPending}
            onClick={() => mutate({ byMs, ...(uuid !== undefined && { applicationUuid: uuid }) })}
          >
            + {label}
          </button>
        ))}
        {uuid !== undefined && data?.nextDue ? (
          <button type="button" disabled={isPending} onClick={() => mutate({ to: "next-due", applicationUuid: uuid })}>
            To {data.nextDue.kind}
          </button>
        ) : null}
      </p>
      {plan?.officeCode ? (
        <p>
          Code that the booked office gives out: <code>{plan.officeCode}</code>
        </p>
      ) : null}
      <output>{error ? error.message : null}</output>
    </section>
  );
}
