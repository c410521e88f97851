import { declareAssets } from "@gable/contract/calls/underwriting-choices.ts";
import type { AssetType } from "@gable/domain/income/asset-depletion.ts";
import { Facts } from "@gable/ui/components/facts/facts.tsx";
import { Note } from "@gable/ui/components/notice/notice.tsx";
import { MoneyField } from "@gable/ui/forms/money-field.tsx";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery } from "@tanstack/react-query";
import { useJourney } from "../../journey/journey.tsx";
import { useCommand } from "../../journey/use-command.ts";
import { useFormDraft } from "../../journey/use-form-draft.ts";
import { assetsQuery } from "../../queries/underwriting-choices.ts";
import { useExplain } from "../../shell/use-explain.ts";
import { CallUs } from "../parts/ask-person.tsx";
import { UntilLoaded } from "../parts/until-loaded.tsx";
import { assetsCodes, assetsWords } from "./assets.words.ts";

type Values = Partial<Record<AssetType, number | null>>;

/** Row 6: the income alone does not carry the smallest line; what is saved may. */
export function Screen() {
  const t = useText(assetsWords);
  const f = useFormats();
  const explain = useExplain(assetsCodes);
  const { uuid } = useJourney();
  const query = useQuery(assetsQuery(uuid));
  const command = useCommand(declareAssets);
  const form = useQuestionForm<Values>({ defaultValues: {} });
  const draft = useFormDraft("assets", form);
  const { data } = query;
  if (data === undefined) return <UntilLoaded title={t.title} query={query} />;
  const kinds = data.kinds.filter(({ countsPercent }) => countsPercent > 0);

  async function send(values: Values) {
    const assets = kinds.flatMap(({ type }) => {
      const balance = values[type];
      return balance ? [{ type, balance }] : [];
    });
    const [first] = kinds;
    if (assets.length === 0 && first) return [{ name: first.type, message: "no-asset" }];
    return command.send({ body: { assets } });
  }

  return (
    <QuestionPage
      form={form}
      draft={draft}
      onSubmit={send}
      explain={explain}
      question={t.title}
      lead={t.lead}
      submit={t.go}
      why={<p>{t.why(Math.round(data.months / 12))}</p>}
      after={
        <>
          <Note>{t.proof}</Note>
          <p>
            {t.none} <CallUs />
          </p>
        </>
      }
    >
      {data.needed === null ? null : <Facts facts={[{ label: t.needed, value: f.dollars(data.needed) }]} />}
      {kinds.map(({ type, countsPercent }) => (
        <MoneyField
          key={type}
          control={form.control}
          name={type}
          label={t[type]}
          hint={countsPercent === 100 ? t.countsFully : t.counts(countsPercent)}
          optional
        />
      ))}
    </QuestionPage>
  );
}
