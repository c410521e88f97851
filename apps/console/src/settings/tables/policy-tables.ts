import type { Words } from "@gable/domain/language.ts";
import { formatDollars } from "@gable/domain/money/format-dollars.ts";
import { usStates } from "@gable/domain/people/us-states.ts";
import { ASSUMED_INSURANCE } from "@gable/domain/underwriting/borrower-budget.ts";
import type { FundingApproval } from "@gable/domain/underwriting/funding-approval.ts";
import type { PersonalValuation } from "@gable/domain/valuation/personal-valuation.ts";
import { field } from "./field.ts";
import type { Field, FieldsTable, RowsTable, SettingTable, SettingValue } from "./table-shape.ts";

const fields = (title: Words, list: readonly Field[], note?: Words): FieldsTable => ({
  kind: "fields",
  title,
  fields: list,
  ...(note && { note }),
});

const rows = (
  path: string,
  title: Words,
  columns: readonly Field[],
  more: Pick<RowsTable, "key"> & Partial<RowsTable>,
): RowsTable => ({ kind: "rows", path, title, columns, ...more });

const addition = (path = "percent") => field(path, "Adds", "Suma", "percent");

/** What a person who looks at a home may be asked for. */
const looks: Readonly<Record<PersonalValuation, Words>> = {
  BROKER_OPINION: { en: "Broker's price opinion", es: "Opinión de precio de un corredor" },
  EVALUATION: { en: "Residential evaluation", es: "Evaluación residencial" },
};

const approvals: Readonly<Record<FundingApproval, Words>> = {
  OFF: { en: "The product", es: "El producto" },
  TWO_PEOPLE: { en: "Two of the staff", es: "Dos del personal" },
};

/** What changes of rates said too until products were a subject of their own. */
const formerTerms = fields({ en: "Everything together", es: "En conjunto" }, [
  field("termYears", "Terms offered, in years", "Plazos ofrecidos, en años", "counts"),
]);

/** The tables of a change of rates, of whatever day. */
export const rateTablesOf = (value: SettingValue): readonly SettingTable[] =>
  "termYears" in value ? [...rateTables, formerTerms] : rateTables;

/** The rate sheet: a base by score, and what each circumstance adds to it. */
export const rateTables: readonly SettingTable[] = [
  rows(
    "rateSheet.base",
    { en: "Base rate by credit score", es: "Tasa base por puntaje" },
    [field("minScore", "Score from", "Puntaje desde", "count"), field("percent", "Base rate", "Tasa base", "percent")],
    {
      key: ["minScore"],
      fresh: { minScore: "", percent: "" },
      note: { en: "Highest score first.", es: "Primero el puntaje más alto." },
    },
  ),
  rows(
    "rateSheet.cltv",
    { en: "Combined loan to value", es: "Préstamo sobre valor combinado" },
    [field("maxCltvPercent", "CLTV up to", "CLTV hasta", "percent"), addition()],
    { key: ["maxCltvPercent"], fresh: { maxCltvPercent: "", percent: "" } },
  ),
  rows("rateSheet.term", { en: "Term", es: "Plazo" }, [field("years", "Years", "Años", "count"), addition()], {
    key: ["years"],
    fresh: { years: "", percent: "" },
  }),
  rows(
    "rateSheet.fee",
    { en: "Origination fee", es: "Cargo de originación" },
    [field("feePercent", "Fee", "Cargo", "percent"), addition()],
    { key: ["feePercent"], fresh: { feePercent: "", percent: "" } },
  ),
  fields({ en: "Lien, occupancy and home", es: "Gravamen, ocupación y vivienda" }, [
    field("rateSheet.lien.first", "First lien", "Primer gravamen", "percent"),
    field("rateSheet.lien.second", "Second lien", "Segundo gravamen", "percent"),
    field("rateSheet.occupancy.PRIMARY", "Primary home", "Vivienda principal", "percent"),
    field("rateSheet.occupancy.SECOND_HOME", "Second home", "Segunda vivienda", "percent"),
    field("rateSheet.occupancy.INVESTMENT", "Investment", "Inversión", "percent"),
    field("rateSheet.property.SFR", "Single-family home", "Casa unifamiliar", "percent", { whenEmpty: "absent" }),
    field("rateSheet.property.TOWNHOUSE", "Townhouse", "Casa adosada", "percent", { whenEmpty: "absent" }),
    field("rateSheet.property.PUD", "Planned unit development", "Urbanización planificada", "percent", {
      whenEmpty: "absent",
    }),
    field("rateSheet.property.CONDO", "Condominium", "Condominio", "percent", { whenEmpty: "absent" }),
    field("rateSheet.property.DUPLEX", "Two units", "Dos unidades", "percent", { whenEmpty: "absent" }),
  ]),
  fields({ en: "Size of the line", es: "Monto de la línea" }, [
    field("rateSheet.amount.small.below", "A line below", "Una línea de menos de", "dollars"),
    field("rateSheet.amount.small.percent", "adds", "suma", "percent"),
    field("rateSheet.amount.large.above", "A line above", "Una línea de más de", "dollars"),
    field("rateSheet.amount.large.percent", "adds", "suma", "percent"),
  ]),
  fields({ en: "Everything together", es: "En conjunto" }, [
    field("overlayPercent", "Added to every rate", "Se suma a toda tasa", "percent"),
    field("autopayDiscountPercent", "Discount for autopay", "Descuento por pago automático", "percent"),
    field("rateSheet.floorPercent", "Lowest rate", "Tasa más baja", "percent"),
    field("rateSheet.capPercent", "Highest rate", "Tasa más alta", "percent"),
    field("feePercents", "Origination fees offered", "Cargos de originación ofrecidos", "percents"),
  ]),
  fields({ en: "Later draws", es: "Retiros posteriores" }, [
    field("laterDraws.minMarginPercent", "Smallest margin over prime", "Margen mínimo sobre prime", "percent"),
    field("laterDraws.maxRatePercent", "Highest rate of the line", "Tasa máxima de la línea", "percent"),
    field("laterDraws.redrawPercentOfInitialDraw", "Redraw, of the first draw", "Nuevo retiro, del primero", "percent"),
    field("laterDraws.minDraw", "Smallest draw", "Retiro mínimo", "dollars"),
    field("laterDraws.minDrawTexas", "Smallest draw in Texas", "Retiro mínimo en Texas", "dollars"),
    field("laterDraws.maxDrawPeriodYears", "Draw period, in years", "Período de retiro, en años", "count"),
  ]),
];

const homes: Readonly<Record<string, Words>> = {
  SFR: { en: "Single-family home", es: "Casa unifamiliar" },
  TOWNHOUSE: { en: "Townhouse", es: "Casa adosada" },
  PUD: { en: "Planned unit development", es: "Urbanización planificada" },
  CONDO: { en: "Condominium", es: "Condominio" },
  DUPLEX: { en: "Two units", es: "Dos unidades" },
};

const work: Readonly<Record<string, Words>> = {
  FULL_TIME: { en: "Full time", es: "Tiempo completo" },
  PART_TIME: { en: "Part time", es: "Medio tiempo" },
  SELF_EMPLOYED: { en: "Self-employed", es: "Por cuenta propia" },
  RETIRED: { en: "Retired", es: "Jubilado" },
  UNEMPLOYED: { en: "Not employed", es: "Sin empleo" },
  SEPARATE_MAINTENANCE_PAYMENTS: { en: "Maintenance payments", es: "Pensión por separación" },
};

const cltv = (occupancy: string, en: string, es: string): Field[] =>
  (["first", "second"] as const).map((lien) =>
    field(
      `maxCltvPercent.${occupancy}.${lien}`,
      `${en}, ${lien === "first" ? "1st" : "2nd"} lien`,
      `${es}, ${lien === "first" ? "1.er" : "2.º"} gravamen`,
      "percent",
      { whenEmpty: "absent-or-null-whole" },
    ),
  );

const percents = (path: string, list: readonly (readonly [string, string, string])[]): Field[] =>
  list.map(([name, en, es]) => field(`${path}.${name}`, en, es, "percent"));

/** To whom, on what, and up to what line is lent. */
export const guidelineTables: readonly SettingTable[] = [
  fields({ en: "The line", es: "La línea" }, [
    field("line.min", "Smallest line", "Línea mínima", "dollars"),
    field("line.max", "Largest line", "Línea máxima", "dollars"),
    field("line.step", "In steps of", "En pasos de", "dollars"),
    field(
      "eligibility.maxLineByOccupancy.PRIMARY",
      "Largest on a primary home",
      "Máxima, vivienda principal",
      "dollars",
    ),
    field(
      "eligibility.maxLineByOccupancy.SECOND_HOME",
      "Largest on a second home",
      "Máxima, segunda vivienda",
      "dollars",
    ),
    field("eligibility.maxLineByOccupancy.INVESTMENT", "Largest on an investment", "Máxima, inversión", "dollars"),
    field("offerDays", "Offers are open for, in days", "Las ofertas valen, en días", "count"),
    field(
      "rescissionHoldDays",
      "Money waits after the right to cancel, in days",
      "El dinero espera tras el derecho a cancelar, en días",
      "count",
      {
        whenEmpty: "absent",
        emptyMeans: { en: "None", es: "Ninguno" },
        hint: {
          en: "Calendar days for cancellations in the mail, 14 at most; fewer where every owner confirms that they did not cancel. Empty: none.",
          es: "Días corridos para cancelaciones por correo, 14 como máximo; menos si cada dueño confirma que no canceló. Vacío: ninguno.",
        },
      },
    ),
    field("fundingApproval", "Money is let go by", "El dinero lo libera", "choice", {
      options: approvals,
      whenEmpty: "absent",
      emptyMeans: { en: "Nobody: it leaves once nothing keeps it back", es: "Nadie: sale cuando nada lo retiene" },
      hint: {
        en: "Once nothing else keeps it back. Two of the staff: one prepares it, another agrees.",
        es: "Cuando nada más lo retiene. Dos del personal: uno lo prepara y otro lo aprueba.",
      },
    }),
    field("fundingApprovalFrom", "By two from this amount on", "Por dos desde este monto", "dollars", {
      whenEmpty: "absent",
      hint: {
        en: "Cash and payoffs together. Empty: always.",
        es: "Efectivo y liquidaciones juntos. Vacío: siempre.",
      },
    }),
  ]),
  rows(
    "eligibility.tiers",
    { en: "Credit tiers: line and CLTV", es: "Niveles de crédito: línea y CLTV" },
    [
      field("minScore", "Score from", "Puntaje desde", "count"),
      field("grade", "Tier", "Nivel", "text"),
      field("maxLine", "Largest line", "Línea máxima", "dollars"),
      ...cltv("PRIMARY", "Primary", "Principal"),
      ...cltv("SECOND_HOME", "Second home", "Segunda"),
      ...cltv("INVESTMENT", "Investment", "Inversión"),
    ],
    {
      key: ["minScore"],
      fresh: {
        grade: "",
        minScore: "",
        maxLine: "",
        maxCltvPercent: { PRIMARY: null, SECOND_HOME: null, INVESTMENT: null },
      },
      note: {
        en: "Highest score first; below the last tier nothing is lent. Empty: nothing is lent there.",
        es: "Primero el puntaje más alto; bajo el último nivel no se presta. Vacío: allí no se presta.",
      },
    },
  ),
  fields({ en: "The home", es: "La vivienda" }, [
    field("eligibility.propertyTypes", "Kinds of homes", "Tipos de vivienda", "set", { options: homes }),
    field("eligibility.duplex.minScore", "Two units: score from", "Dos unidades: puntaje desde", "count"),
    field("eligibility.duplex.maxDtiPercent", "Two units: DTI up to", "Dos unidades: DTI hasta", "percent"),
    field(
      "eligibility.duplex.cltvReductionPercent",
      "Two units: CLTV less by",
      "Dos unidades: CLTV menor en",
      "percent",
    ),
    field("eligibility.maxLienPosition", "Last lien position", "Última posición de gravamen", "count"),
    field("eligibility.titleChangeDays", "Owned for at least, in days", "Propiedad desde hace, en días", "count"),
    field("valuation.maxAvmFsd", "Spread of the first value", "Dispersión del primer valor", "decimal"),
    field("valuation.maxSecondAvmFsd", "Spread of the second value", "Dispersión del segundo valor", "decimal"),
    field("valuation.maxConflictPercent", "Two values differ by at most", "Dos valores difieren hasta", "percent"),
    field("valuation.personalValuation", "A person is asked for", "A una persona se le pide", "choice", {
      options: looks,
      whenEmpty: "absent",
      hint: {
        en: "Where no model knows the value well enough. Empty: a broker's price opinion, as always in Texas.",
        es: "Donde ningún modelo conoce bien el valor. Vacío: la opinión de un corredor, como siempre en Texas.",
      },
    }),
  ]),
  fields({ en: "Debt to income", es: "Deuda sobre ingresos" }, [
    field("dti.strongScore", "A strong score begins at", "Un puntaje fuerte empieza en", "count"),
    ...percents("dti", [
      ["maxPercentStrongPrimary", "Primary home, strong score", "Principal, puntaje fuerte"],
      ["maxPercentPrimary", "Primary home", "Vivienda principal"],
      ["maxPercentOther", "Other homes", "Otras viviendas"],
      ["maxHousingPercentStrong", "Housing alone, strong score", "Solo vivienda, puntaje fuerte"],
      ["maxHousingPercent", "Housing alone", "Solo vivienda"],
      ["estimatedTaxPercent", "Income tax is taken as", "Impuesto estimado"],
      ["assumedPaymentPercent.revolving", "Payment assumed, cards", "Pago supuesto, tarjetas"],
      ["assumedPaymentPercent.student", "Payment assumed, student loans", "Pago supuesto, estudios"],
      ["assumedPaymentPercent.other", "Payment assumed, other debts", "Pago supuesto, otras deudas"],
    ]),
    field("dti.assumedInsurance", "Insurance assumed, a month", "Seguro supuesto, al mes", "dollars", {
      whenEmpty: "absent",
      hint: {
        en: `Counted where no mortgage payment contains the home's insurance. Empty: ${formatDollars(ASSUMED_INSURANCE)}.`,
        es: `Se cuenta donde ningún pago de hipoteca contiene el seguro de la vivienda. Vacío: ${formatDollars(ASSUMED_INSURANCE)}.`,
      },
    }),
    field("dti.minResidual", "Left each month, at least", "Queda al mes, al menos", "dollars"),
    field("dti.minResidualPerExtraPerson", "and for each further person", "y por cada persona más", "dollars"),
  ]),
  fields({ en: "Income and assets", es: "Ingresos y activos" }, [
    field("income.matchPercent", "Verified income reaches", "El ingreso verificado llega al", "percent"),
    field("income.employmentNeedingAssets", "Show assets instead", "Muestran activos", "set", {
      options: work,
      hint: {
        en: "Their pay is not counted; pensions, benefits, support and rent are.",
        es: "No se cuenta su salario; sí pensiones, beneficios, manutención y alquileres.",
      },
    }),
    ...percents("income.assetHaircutPercent", [
      ["CHECKING", "Checking counts", "Cuenta corriente cuenta"],
      ["SAVINGS", "Savings count", "Ahorros cuentan"],
      ["MONEY_MARKET", "Money market counts", "Mercado monetario cuenta"],
      ["CERTIFICATE_OF_DEPOSIT", "Certificates count", "Certificados cuentan"],
      ["BROKERAGE", "Brokerage counts", "Inversiones cuentan"],
      ["RETIREMENT_59_5_PLUS", "Retirement from 59½ counts", "Retiro desde 59½ cuenta"],
      ["RETIREMENT_UNDER_59_5", "Retirement under 59½ counts", "Retiro bajo 59½ cuenta"],
      ["CRYPTO", "Crypto counts", "Cripto cuenta"],
    ]),
    field("income.assetMonths", "Assets last for, in months", "Los activos duran, en meses", "count"),
    field("income.reserveMonths.PRIMARY", "Reserves, primary home, months", "Reservas, principal, meses", "count"),
    field("income.reserveMonths.SECOND_HOME", "Reserves, second home, months", "Reservas, segunda, meses", "count"),
    field("income.reserveMonths.INVESTMENT", "Reserves, investment, months", "Reservas, inversión, meses", "count"),
  ]),
  fields({ en: "Credit history", es: "Historial de crédito" }, [
    field("credit.minTradelines", "Accounts, at least", "Cuentas, al menos", "count"),
    field("credit.minHistoryMonths", "History, months", "Historial, meses", "count"),
    field(
      "credit.mortgageLate30Months",
      "No mortgage 30 days late in, months",
      "Sin hipoteca 30 días tarde, meses",
      "count",
    ),
    field(
      "credit.mortgageLate60Months",
      "No mortgage 60 days late in, months",
      "Sin hipoteca 60 días tarde, meses",
      "count",
    ),
    field("credit.reviewLate60Months", "Review 60 days late within, months", "Revisar 60 días tarde, meses", "count"),
    field("credit.bankruptcyMonths", "Since a bankruptcy, months", "Desde una quiebra, meses", "count"),
    field("credit.foreclosureMonths", "Since a foreclosure, months", "Desde una ejecución, meses", "count"),
    field("credit.maxInquiries", "Inquiries, at most", "Consultas, como máximo", "count"),
    field("credit.inquiryDays", "within, days", "en, días", "count"),
  ]),
  fields({ en: "Texas homesteads", es: "Vivienda familiar en Texas" }, [
    field("texas.maxCltvPercent", "CLTV up to", "CLTV hasta", "percent"),
    field("texas.feeCapPercent", "Charges up to", "Cargos hasta", "percent"),
    field("texas.minAdvance", "Smallest advance", "Anticipo mínimo", "dollars"),
    field("texas.countedClosingFees", "Closing charges that count", "Cargos de cierre que cuentan", "dollars"),
  ]),
  rows(
    "stateOverrides",
    { en: "Departures by state", es: "Diferencias por estado" },
    [
      field("minLine", "Smallest line", "Línea mínima", "dollars", { whenEmpty: "absent" }),
      field("homesteadFeePercents", "Fees on a homestead", "Cargos en vivienda familiar", "percents", {
        whenEmpty: "absent",
      }),
      field("maxAvmFsd", "Spread of the value", "Dispersión del valor", "decimal", { whenEmpty: "absent" }),
      field("recordingTaxPer100k.low", "Recording tax per $100,000, from", "Impuesto por $100,000, desde", "dollars", {
        whenEmpty: "absent",
      }),
      field("recordingTaxPer100k.high", "to", "hasta", "dollars", { whenEmpty: "absent" }),
      field("personalValuation", "A person is asked for", "A una persona se le pide", "choice", {
        options: looks,
        whenEmpty: "absent",
      }),
      field(
        "notaryWaitDays",
        "Business days from signing to the notary",
        "Días hábiles de la firma al notario",
        "count",
        { whenEmpty: "absent" },
      ),
      field("notaryWaitCounties", "in these counties alone (FIPS)", "solo en estos condados (FIPS)", "texts", {
        whenEmpty: "absent",
      }),
    ],
    { key: [], fresh: {}, codes: usStates, codeLabel: { en: "State", es: "Estado" } },
  ),
];

export const feeTables: readonly SettingTable[] = [
  fields({ en: "Fees that others charge, passed on at cost", es: "Cargos de terceros, al costo" }, [
    field("fees.valuation", "Valuation by a person", "Valuación por una persona", "dollars"),
    field("fees.manualNotary", "Notary who comes to the home", "Notario a domicilio", "dollars"),
    field("fees.recordingLow", "Recording, from", "Registro, desde", "dollars"),
    field("fees.recordingHigh", "Recording, to", "Registro, hasta", "dollars"),
    field(
      "fees.recordingTaxPer100kHigh",
      "Recording tax per $100,000, up to",
      "Impuesto por $100,000, hasta",
      "dollars",
    ),
    field("fees.retainedAtOpening", "Charges kept at opening", "Cargos retenidos al abrir", "dollars", {
      hint: { en: "They count for the high-cost test.", es: "Cuentan para la prueba de alto costo." },
    }),
  ]),
];
