import { saveDraft } from "@gable/contract/calls/profile.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { REGISTRATION_STEP_QUERY } from "@gable/domain/journey/registration-steps.ts";
import { ofThisTab } from "@gable/ui/storage/browser-storage.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { personaQuery, personasQuery } from "../../queries/development.ts";
import { draftQuery } from "../../queries/profile.ts";
import { rememberDraft } from "../../register/parts/use-standing.ts";
import { client } from "../../session/client.ts";
import { draftOf } from "./draft-of.ts";
import { fillPage } from "./fill-page.ts";

const KEY = "dev-persona";

/** Chooses a persona, and types for it. */
export function PersonaPanel() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { data, isError } = useQuery(personasQuery());
  const [name, setName] = useState(ofThisTab.read(KEY) ?? "straight-approval");
  const [said, setSaid] = useState("");
  const { data: persona } = useQuery(personaQuery(name));

  const answerAll = async () => {
    if (persona === undefined) return;
    const query = new URLSearchParams(location.search);
    const email = `${persona.name}.${Date.now().toString(36)}@example.com`;
    queries.setQueryData(
      draftQuery().queryKey,
      await client.send(saveDraft, { query: {}, body: draftOf(persona, email) }),
    );
    rememberDraft();
    // What else the address says stays, such as who referred the borrower.
    query.set(REGISTRATION_STEP_QUERY, "login-info");
    await navigate(`${onHost(paths.register())}?${query.toString()}`);
    setSaid(`Answered as ${persona.fill.name.first}. The password is: ${persona.fill.password}`);
  };

  return (
    <section>
      <h2>Persona</h2>
      {isError ? <p>The personas could not be fetched.</p> : null}
      <select
        aria-label="Persona"
        value={name}
        onChange={(event) => {
          ofThisTab.write(KEY, event.target.value);
          setName(event.target.value);
        }}
      >
        {data?.personas.map((each) => (
          <option key={each.name} value={each.name}>
            {each.number} {each.name}
          </option>
        ))}
      </select>
      {persona ? (
        <p>
          {persona.story} Ends: {persona.ends}
        </p>
      ) : null}
      <p className="toolbar-buttons">
        <button
          type="button"
          disabled={!persona}
          onClick={() => persona && setSaid(`${fillPage(document, persona)} fields filled.`)}
        >
          Fill this page
        </button>
        <button type="button" disabled={!persona} onClick={() => void answerAll()}>
          Answer registration
        </button>
      </p>
      <output>{said}</output>
    </section>
  );
}
