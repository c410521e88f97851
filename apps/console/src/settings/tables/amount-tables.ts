import { field } from "./field.ts";
import type { SettingTable } from "./table-shape.ts";

/** The amounts that regulations set anew each year, as they were published. */
export const amountTables: readonly SettingTable[] = [
  {
    kind: "rows",
    path: "yearlyAmounts",
    title: { en: "Amounts of each year", es: "Montos de cada año" },
    note: {
      en: "As the Consumer Financial Protection Bureau and the National Flood Insurance Program publish them, earliest year first. In a year whose amounts are not published here no decision is made.",
      es: "Como los publican la Oficina para la Protección Financiera del Consumidor y el Programa Nacional de Seguro contra Inundaciones, primero el año más antiguo. En un año cuyos montos no se han publicado aquí no se toma ninguna decisión.",
    },
    key: ["year"],
    columns: [
      field("year", "Year", "Año", "year"),
      field(
        "hoepaLoanAmount",
        "High-cost test: small line below",
        "Alto costo: línea pequeña por debajo de",
        "dollars",
        {
          hint: { en: "12 CFR 1026.32(a)(1)(ii)(A)", es: "12 CFR 1026.32(a)(1)(ii)(A)" },
        },
      ),
      field("hoepaFeeAmount", "High-cost test: its fees up to", "Alto costo: sus cargos hasta", "dollars", {
        hint: { en: "12 CFR 1026.32(a)(1)(ii)(B)", es: "12 CFR 1026.32(a)(1)(ii)(B)" },
      }),
      field("floodProgramLimit", "Flood program covers up to", "El programa de inundación cubre hasta", "dollars", {
        hint: { en: "42 USC 4013(b)", es: "42 USC 4013(b)" },
      }),
      field("provisional", "Not published yet", "Aún sin publicar", "yes-no"),
    ],
    fresh: { year: "", hoepaLoanAmount: "", hoepaFeeAmount: "", floodProgramLimit: "", provisional: false },
    addLabel: { en: "Add a year", es: "Agregar un año" },
  },
];
