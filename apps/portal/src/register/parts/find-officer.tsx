import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { Actions, Button, ButtonLink } from "@gable/ui/components/button/button.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { Form } from "@gable/ui/forms/form.tsx";
import { SelectField } from "@gable/ui/forms/select-field.tsx";
import { TextField } from "@gable/ui/forms/text-field.tsx";
import { usStates } from "@gable/ui/forms/us-states.ts";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "react-router";
import { originatorsQuery } from "../../queries/originators.ts";
import { failuresOf } from "../../shell/failures-of.ts";
import { useExplain } from "../../shell/use-explain.ts";
import { findOfficerCodes, findOfficerWords } from "./find-officer.words.ts";

type Found = Awaited<ReturnType<NonNullable<ReturnType<typeof originatorsQuery>["queryFn"]>>>;

/** Who has lost the link of their loan officer finds the officer by name, and begins as if they had it. */
export function FindOfficer() {
  const t = useText(findOfficerWords);
  const explain = useExplain(findOfficerCodes);
  const queries = useQueryClient();
  const [found, setFound] = useState<Found | null>(null);
  const form = useQuestionForm({ defaultValues: { name: "", state: "" } });
  const search = async ({ name, state }: { name: string; state: string }) => {
    if (name.trim() === "") return [{ name: "name", message: "required" }];
    try {
      setFound(await queries.fetchQuery(originatorsQuery(name.trim(), state)));
      return [];
    } catch (failure) {
      return failuresOf(failure);
    }
  };
  return (
    <section className="stack" aria-labelledby="find-officer">
      <h2 id="find-officer">{t.title}</h2>
      <Form form={form} onSubmit={search} explain={explain} className="stack">
        <TextField
          control={form.control}
          name="name"
          label={t.name}
          hint={t.nameHint}
          maxLength={80}
          capitals="words"
        />
        <SelectField control={form.control} name="state" label={t.state} optional options={usStates} narrow />
        <Actions>
          <Button type="submit" kind="second">
            {t.search}
          </Button>
        </Actions>
      </Form>
      <div role="status">{found === null ? null : <Officers found={found} />}</div>
    </section>
  );
}

function Officers({ found: { originators, isMore } }: { found: Found }) {
  const t = useText(findOfficerWords);
  const { search } = useLocation();
  if (originators.length === 0) return <Notice title={t.nobody}>{t.nobodyBody}</Notice>;
  return (
    <ul className="stack">
      {originators.map(({ uuid, name, brokerName, nmls, licensedStates }) => (
        <li key={uuid}>
          <h3>{name}</h3>
          <p>{[brokerName, `NMLS ${nmls}`].filter(Boolean).join(", ")}</p>
          <p className="quiet">{t.states(licensedStates.join(", "))}</p>
          <ButtonLink href={linkOf(uuid, search)}>{t.apply(name)}</ButtonLink>
        </li>
      ))}
      {isMore ? <li>{t.more}</li> : null}
    </ul>
  );
}

/** Their own link; what the address had besides goes with it. */
function linkOf(uuid: string, search: string): string {
  const query = new URLSearchParams(search);
  query.set("referrer", uuid);
  return `${onHost(paths.register())}?${query.toString()}`;
}
