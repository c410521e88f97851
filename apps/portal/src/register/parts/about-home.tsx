import type { Address } from "@gable/domain/application/address.ts";
import { SaveState } from "@gable/ui/components/save-state/save-state.tsx";
import { type AddressValues, addressValues, toAddress } from "@gable/ui/forms/address-values.ts";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { RadioField } from "@gable/ui/forms/radio-field.tsx";
import { SelectField } from "@gable/ui/forms/select-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { AddressByHand } from "../../address/address-by-hand.tsx";
import { AskedAddress, useAddressQuestion } from "../../address/asked-address.tsx";
import { useExplain } from "../../shell/use-explain.ts";
import { aboutHomeWords } from "./about-home.words.ts";
import { answersResolver } from "./answers-resolver.ts";
import { type TypedAnswers, useRegistration } from "./registration.ts";
import { useAutosave } from "./use-autosave.ts";

type Values = { homeType: string; occupancy: string; ownership: string; residence: AddressValues };

const names = ["homeType", "occupancy", "ownership"] as const;

const livesElsewhere = (occupancy: string): boolean => occupancy === "SECOND_HOME" || occupancy === "INVESTMENT";

const toAnswers = (values: Values): TypedAnswers => ({
  ...Object.fromEntries(names.flatMap((name) => (values[name] === "" ? [] : [[name, values[name]]]))),
  ...(livesElsewhere(values.occupancy) && { residence: toAddress(values.residence) }),
});

const checkHome = answersResolver<Values>(names, toAnswers);
const checkBoth = answersResolver<Values>([...names, "residence"], toAnswers);

/** Where somebody lives is asked of who does not live in the home. */
const resolver: typeof checkHome = (values, context, options) =>
  (livesElsewhere(values.occupancy) ? checkBoth : checkHome)(values, context, options);

/** What kind of home it is, how it is used and who owns it. */
export function AboutHome({ home }: { home: Address }) {
  const t = useText(aboutHomeWords);
  const explain = useExplain();
  const { answers, unfinished, saveAndGoOn, hrefOf } = useRegistration();
  const { homeType = "", occupancy = "", ownership = "" } = answers;
  const form = useQuestionForm<Values, TypedAnswers>({
    defaultValues: {
      homeType,
      occupancy,
      ownership,
      residence: addressValues(unfinished.residence ?? answers.residence),
    },
    resolver,
  });
  const question = useAddressQuestion({ form, at: "residence", known: answers.residence });
  const saving = useAutosave(form, toAnswers);
  const use = useWatch({ control: form.control, name: "occupancy" });
  return (
    <AskedAddress question={question}>
      <QuestionPage
        form={form}
        onSubmit={saveAndGoOn}
        settle={(values) => question.settle(values, values.residence !== undefined)}
        explain={explain}
        question={t.question(home.street1)}
        status={<SaveState state={saving} />}
        submit={t.goOn}
        back={hrefOf("property-info")}
        why={<p>{t.why}</p>}
      >
        <SelectField
          control={form.control}
          name="homeType"
          label={t.kind}
          options={homeTypes.map((value) => ({ value, label: t[value] }))}
        />
        <RadioField
          control={form.control}
          name="occupancy"
          label={t.use}
          choices={[
            { value: "PRIMARY", label: t.PRIMARY, hint: t.primaryHint },
            { value: "SECOND_HOME", label: t.SECOND_HOME },
            { value: "INVESTMENT", label: t.INVESTMENT },
          ]}
        />
        {livesElsewhere(use) ? <Residence form={form} /> : null}
        <RadioField
          control={form.control}
          name="ownership"
          label={t.owner}
          choices={[
            { value: "SOLE", label: t.SOLE },
            { value: "JOINT", label: t.JOINT, hint: t.jointHint },
            { value: "TRUST", label: t.TRUST },
            { value: "LLC", label: t.LLC },
          ]}
        />
      </QuestionPage>
    </AskedAddress>
  );
}

/** Where the bureau knows the borrower, and where letters go. */
function Residence({ form }: { form: UseFormReturn<Values, unknown, TypedAnswers> }) {
  const t = useText(aboutHomeWords);
  return (
    <section className="stack stack-6" aria-labelledby="residence">
      <div>
        <h2 id="residence">{t.residence}</h2>
        <p className="lead">{t.residenceLead}</p>
      </div>
      <AddressByHand form={form} at="residence" />
    </section>
  );
}

const homeTypes = [
  "SINGLE_FAMILY",
  "TOWNHOUSE",
  "PLANNED_UNIT",
  "CONDOMINIUM",
  "DUPLEX",
  "THREE_OR_MORE_UNITS",
  "COOPERATIVE",
  "MANUFACTURED",
  "OTHER",
] as const;
