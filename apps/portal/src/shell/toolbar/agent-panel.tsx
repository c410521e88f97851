import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { agentsQuery } from "../../queries/development.ts";

/** Opens the console as somebody of the seeded staff: loan officers, agents and everybody else. */
export function AgentPanel() {
  const id = useId();
  const { data, isError } = useQuery(agentsQuery());
  const [failure, setFailure] = useState("");

  const enter = (form: FormData) => {
    const given = form.get("agent");
    const agent = typeof given === "string" ? given.trim() : "";
    const isKnown = data?.staff.some((each) => each.id === agent) ?? false;
    setFailure(agent === "" ? "Agent ID is required" : isKnown ? "" : `There is no agent ${agent}.`);
    if (isKnown) window.open(`${data?.consoleUrl}/auth/login?${new URLSearchParams({ agent }).toString()}`, "_blank");
  };

  return (
    <section>
      <h2>Agent</h2>
      {isError ? <p>The staff could not be fetched.</p> : null}
      <form action={enter}>
        <input name="agent" list={id} placeholder="Agent ID" aria-label="Agent ID" autoComplete="off" />
        <datalist id={id}>
          {data?.staff.map(({ id: agent, name, role, lender }) => (
            <option key={agent} value={agent}>
              {name}, {role}, {lender}
            </option>
          ))}
        </datalist>
        <button type="submit" disabled={!data}>
          Open the console
        </button>
      </form>
      <output>{failure}</output>
    </section>
  );
}
