import { field } from "./field.ts";
import type { RowsTable } from "./table-shape.ts";

const asForAll = (en: string, es: string) => ({ whenEmpty: "absent", hint: { en, es } }) as const;

const asGuidelines = asForAll("Empty: as under Guidelines", "Vacío: como en Criterios");
const asTiers = asForAll("The lower of this and the tier’s", "El menor entre este y el del nivel");

/** What is said of each product, which is a line of one term. */
export const productTable: RowsTable = {
  kind: "rows",
  path: "products",
  title: { en: "Products", es: "Productos" },
  note: {
    en: "Each product is a line of one term, and narrows what holds for every line. Empty: as for all of them. Its price stands on the rate sheet.",
    es: "Cada producto es una línea de un plazo y limita lo que vale para todas. Vacío: como en todas. Su precio está en la hoja de tasas.",
  },
  key: ["years"],
  columns: [
    field("years", "Term, in years", "Plazo, en años", "count"),
    field("isOffered", "Offered", "Se ofrece", "yes-no"),
    field("minLine", "Smallest line", "Línea mínima", "dollars", asGuidelines),
    field("maxLine", "Largest line", "Línea máxima", "dollars", asGuidelines),
    field("maxCltvPercent.first", "CLTV up to, 1st lien", "CLTV hasta, 1.er gravamen", "percent", asTiers),
    field("maxCltvPercent.second", "CLTV up to, 2nd lien", "CLTV hasta, 2.º gravamen", "percent", asTiers),
    field(
      "maxLienPosition",
      "Last lien position",
      "Última posición de gravamen",
      "count",
      asForAll("1 or 2. Empty: as under Guidelines", "1 o 2. Vacío: como en Criterios"),
    ),
    field(
      "feePercents",
      "Origination fees",
      "Cargos de originación",
      "percents",
      asForAll("Of those under Rates. Empty: all of them", "De los que están en Tasas. Vacío: todos"),
    ),
    field(
      "drawPeriodYears",
      "Draw period, in years",
      "Período de retiro, en años",
      "count",
      asForAll(
        "Never longer than half the term. Empty: as under Rates",
        "Nunca más de la mitad del plazo. Vacío: como en Tasas",
      ),
    ),
    field("occupancies", "The home is", "La vivienda es", "set", {
      ...asForAll("None marked: whatever is lent on", "Ninguna marcada: todas las que se financian"),
      options: {
        PRIMARY: { en: "Primary", es: "Principal" },
        SECOND_HOME: { en: "Second home", es: "Segunda" },
        INVESTMENT: { en: "Investment", es: "Inversión" },
      },
    }),
    field("notInStates", "Not in these states", "No en estos estados", "texts", asForAll("As TX, WY", "Así: TX, WY")),
  ],
  fresh: { years: "", isOffered: true },
  addLabel: { en: "Add a product", es: "Agregar un producto" },
  isBeside: true,
  rowName: (years) => (typeof years === "number" ? { en: `${years} years`, es: `${years} años` } : undefined),
};
