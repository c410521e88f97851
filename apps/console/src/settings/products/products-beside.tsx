import type { Proposal } from "@gable/contract/calls/organisations-settings.ts";
import { type SettingSubject, settingSubjects } from "@gable/domain/organisations/settings/subjects.ts";
import { Link } from "@gable/ui/components/link/link.tsx";
import { Table } from "@gable/ui/components/table/table.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQueries, useQuery } from "@tanstack/react-query";
import { Fragment } from "react";
import { proposalQuery, settingQuery } from "../../queries/organisations-settings.ts";
import { Pending } from "../../shell/pending.tsx";
import { Scroll } from "../../shell/scroll.tsx";
import { useToday } from "../../shell/use-today.ts";
import { settingsWords } from "../settings.words.ts";
import { at } from "../tables/paths.ts";
import type { SettingValue } from "../tables/table-shape.ts";
import { type ProductLine, type ProductsSet, productLines } from "./product-lines.ts";
import { productWords } from "./products.words.ts";

/** Where the rest of what makes up a product is set. */
const elsewhere = ["rates", "guidelines", "fees", "states"] as const satisfies readonly SettingSubject[];

type Props = { value: SettingValue; changes: readonly Proposal[] };
type Product = ProductsSet["products"][number];

/** A lender's products beside each other: what is their own, what is as for every line, and what is to come. */
export function ProductsBeside({ value, changes }: Props) {
  const t = useText(productWords);
  const s = useText(settingsWords);
  const language = useLanguage();
  const formats = useFormats();
  const today = useToday();
  const rates = useQuery(settingQuery("rates"));
  const guidelines = useQuery(settingQuery("guidelines"));
  const states = useQuery(settingQuery("states"));
  const proposals = useQueries({
    queries: changes
      .filter(({ state }) => state === "open" || state === "scheduled")
      .map(({ uuid }) => proposalQuery(uuid)),
  });
  // Without what is to come the table would say that nothing is.
  const missing = [rates, guidelines, states, ...proposals].find(({ data }) => data === undefined);
  if (missing) return <Pending asked={missing} failed={s.failed} rows={12} />;
  const coming = proposals.flatMap(({ data }) => data ?? []);
  const set = {
    products: value["products"],
    rates: rates.data?.value,
    guidelines: guidelines.data?.value,
    licenses: states.data?.value["licenses"],
    today,
  } as unknown as ProductsSet;
  const lines = productLines(set, { t, language, ...formats });
  const columns = yearsIn([value, ...coming.map((change) => change.value)]).map((years) => ({
    years,
    product: rowOf(value, years),
    coming: coming.map(({ before, value: after, firstDay }) => ({
      day: firstDay,
      before: rowOf(before, years),
      after: rowOf(after, years),
    })),
  }));
  const sayOf = (line: ProductLine, product: Product | undefined) => (product ? line.say(product) : t.none);
  const pending = (line: ProductLine, column: (typeof columns)[number]): string[] =>
    column.coming.flatMap(({ day, before, after }) => {
      const [was, is] = [sayOf(line, before), sayOf(line, after)];
      if (was === is) return [];
      return [day === null ? t.proposed(is) : t.from(formats.date(day), is)];
    });
  const cellOf = (column: (typeof columns)[number]) => (line: ProductLine) => (
    <Cell
      text={sayOf(line, column.product)}
      isOwn={line.own.some((path) => at(column.product, path) !== undefined)}
      pending={pending(line, column)}
    />
  );
  return (
    <>
      <Scroll className="setting-scroll setting-products" label={t.beside}>
        <Table
          caption={t.beside}
          captionHidden
          rows={lines}
          keyOf={({ label }) => label}
          columns={[
            { label: t.term, cell: ({ label }) => label },
            ...columns.map((column) => ({ label: t.years(column.years), cell: cellOf(column) })),
          ]}
        />
      </Scroll>
      <p className="small quiet setting-elsewhere">
        {t.elsewhere}{" "}
        {elsewhere.map((subject, index) => (
          <Fragment key={subject}>
            {index > 0 ? ", " : ""}
            <Link href={`/settings/${subject}`}>{settingSubjects[subject][language]}</Link>
          </Fragment>
        ))}
      </p>
    </>
  );
}

type CellProps = { text: string; isOwn: boolean; pending: readonly string[] };

function Cell({ text, isOwn, pending }: CellProps) {
  const t = useText(productWords);
  return (
    <>
      {isOwn ? <strong>{text}</strong> : text}
      {isOwn ? <small>{t.own}</small> : null}
      {pending.map((words) => (
        <small key={words} className="setting-coming">
          {words}
        </small>
      ))}
    </>
  );
}

const rowsIn = (value: SettingValue) => value["products"] as readonly Product[];

const rowOf = (value: SettingValue, years: number): Product | undefined =>
  rowsIn(value).find((product) => product.years === years);

const yearsIn = (values: readonly SettingValue[]): readonly number[] =>
  [...new Set(values.flatMap((value) => rowsIn(value).map(({ years }) => years)))].toSorted((a, b) => a - b);
