import type { FeatureDecision } from "@gable/domain/experiments/features.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { flagsQuery, overrideFlagMutation } from "../../queries/development.ts";

/** Shows how each flag is decided, and decides it by hand for as long as the server runs. */
export function FlagsPanel() {
  const queries = useQueryClient();
  const { data, isError } = useQuery(flagsQuery());
  const [failure, setFailure] = useState("");
  const { mutate } = useMutation({
    ...overrideFlagMutation(),
    onMutate: () => setFailure(""),
    onError: ({ message }) => setFailure(message),
    // What the pages have asked of flags is asked again.
    onSettled: () => queries.invalidateQueries(),
  });

  const decide = (key: string, flagEnabled: boolean, variables: string) => {
    try {
      mutate({ key, instead: { flagEnabled, variables: JSON.parse(variables) as FeatureDecision["variables"] } });
    } catch {
      setFailure(`${key} takes variables as a JSON object.`);
    }
  };

  return (
    <section>
      <h2>Flags</h2>
      {isError ? <p>The flags could not be fetched.</p> : null}
      {data?.flags.map(({ key, decided, instead }) => {
        const { flagEnabled, variables } = instead ?? decided;
        const text = JSON.stringify(variables);
        return (
          <fieldset key={`${key} ${text}`}>
            <legend>{key}</legend>
            <select
              aria-label={`${key} is`}
              value={instead === null ? "decided" : flagEnabled ? "on" : "off"}
              onChange={({ target: { value } }) =>
                value === "decided" ? mutate({ key, instead: null }) : decide(key, value === "on", text)
              }
            >
              <option value="decided">as decided: {decided.flagEnabled ? "on" : "off"}</option>
              <option value="on">on</option>
              <option value="off">off</option>
            </select>
            <input
              aria-label={`Variables of ${key}`}
              defaultValue={text}
              disabled={instead === null}
              onBlur={({ target: { value } }) => value !== text && decide(key, flagEnabled, value)}
            />
          </fieldset>
        );
      })}
      <output>{failure}</output>
    </section>
  );
}
