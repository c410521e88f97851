import type { EmploymentType } from "@gable/domain/application/enumerations.ts";
import type { IncomeWay } from "@gable/domain/income/verification-methods.ts";
import type { Words } from "@gable/domain/language.ts";
import { EVERY_OTHER_STATE } from "@gable/domain/organisations/deed-trustee.ts";
import { lenderFlags } from "@gable/domain/organisations/lender.ts";
import { usStates } from "@gable/domain/people/us-states.ts";
import { flagNames } from "../flag-names.words.ts";
import { amountTables } from "./amount-tables.ts";
import { deskAnswerTables } from "./desk-answer-tables.ts";
import { field } from "./field.ts";
import { hoursTables, weekdays } from "./hours-tables.ts";
import { feeTables, guidelineTables, rateTables } from "./policy-tables.ts";
import { productTable } from "./product-tables.ts";
import type { Field, SettingTable, SettingTables, Unit } from "./table-shape.ts";

const address = [
  field("address.street1", "Street", "Calle", "text"),
  field("address.street2", "Suite", "Oficina", "text", { whenEmpty: "null" }),
  field("address.city", "City", "Ciudad", "text"),
  field("address.state", "State", "Estado", "choice", { options: usStates }),
  field("address.zip", "ZIP code", "Código postal", "text"),
];

const both = (path: string, en: string, es: string, unit: Unit): Field[] => [
  field(`${path}.en`, `${en}, English`, `${es}, inglés`, unit),
  field(`${path}.es`, `${en}, Spanish`, `${es}, español`, unit),
];

const brandTables: readonly SettingTable[] = [
  {
    kind: "fields",
    title: { en: "Names", es: "Nombres" },
    fields: [
      field("orgBrand", "Brand", "Marca", "text"),
      field("companyNameShort", "Short name", "Nombre corto", "text"),
      field("companyProduct", "Product in full", "Producto completo", "text"),
      ...both("name", "Product", "Producto", "text"),
      ...both("tagline", "Line below it", "Lema", "text"),
    ],
  },
  {
    kind: "fields",
    title: { en: "Logo and color", es: "Logotipo y color" },
    fields: [
      field("colours.accent", "Color", "Color", "text"),
      field("logo.light", "Logo on light", "Logotipo sobre claro", "text"),
      field("logo.dark", "Logo on dark", "Logotipo sobre oscuro", "text"),
      field("logo.alt", "Logo in words", "Logotipo en palabras", "text"),
      field("logo.width", "Width, pixels", "Ancho, píxeles", "count"),
      field("logo.height", "Height, pixels", "Alto, píxeles", "count"),
    ],
  },
];

const ways: Readonly<Record<IncomeWay, Words>> = {
  PAYROLL: { en: "Payroll account", es: "Cuenta de nómina" },
  PLAID_TRANSACTIONS: { en: "Deposits at a bank", es: "Depósitos bancarios" },
  TAX_TRANSCRIPT: { en: "Tax transcripts", es: "Transcripciones de impuestos" },
  MANUAL_PAYSTUB: { en: "Pay stubs, read by us", es: "Talones de pago, leídos por nosotros" },
  TAX_RETURN: { en: "Tax returns, read by us", es: "Declaraciones de impuestos, leídas por nosotros" },
  AWARD_LETTER: { en: "Award letters, read by us", es: "Cartas de beneficios, leídas por nosotros" },
};

const employments: Readonly<Record<EmploymentType, Words>> = {
  FULL_TIME: { en: "Full time", es: "Tiempo completo" },
  PART_TIME: { en: "Part time", es: "Tiempo parcial" },
  SELF_EMPLOYED: { en: "Self-employed", es: "Por cuenta propia" },
  RETIRED: { en: "Retired", es: "Jubilado" },
  UNEMPLOYED: { en: "Not employed", es: "Sin empleo" },
  SEPARATE_MAINTENANCE_PAYMENTS: { en: "Lives on maintenance payments", es: "Vive de una manutención" },
};

const titles = { en: "Title", es: "Título" } as const;

/** How each subject is laid out, for reading, for changing and for comparing. */
export const settingTables = {
  products: [productTable],
  rates: rateTables,
  guidelines: guidelineTables,
  fees: feeTables,
  amounts: amountTables,
  brand: brandTables,
  states: [
    {
      kind: "rows",
      path: "licenses",
      title: { en: "Licenses", es: "Licencias" },
      note: {
        en: "Applications are taken in a state from the first day of its license to the last.",
        es: "Se toman solicitudes en un estado desde el primer día de su licencia hasta el último.",
      },
      key: ["state", "effectiveFrom"],
      columns: [
        field("state", "State", "Estado", "choice", { options: usStates }),
        field("number", "License", "Licencia", "text"),
        field("regulator", "Regulator", "Regulador", "text"),
        field("effectiveFrom", "First day", "Primer día", "date"),
        field("effectiveUntil", "Last day", "Último día", "date", { whenEmpty: "null" }),
      ],
      none: {
        en: "No license yet: nobody can apply. The first one opens its state on its first day.",
        es: "Aún no hay licencias: nadie puede solicitar. La primera abre su estado en su primer día.",
      },
      fresh: { state: "", number: "", regulator: "", effectiveFrom: "", effectiveUntil: null },
    },
  ],
  offices: [
    {
      kind: "rows",
      path: "closingOffices",
      title: { en: "Offices for closings in Texas", es: "Oficinas para cierres en Texas" },
      note: {
        en: "Permanent offices of ours, of attorneys and of title companies. Take one out to close it: appointments that are booked there wait in a queue.",
        es: "Oficinas permanentes nuestras, de abogados y de compañías de títulos. Quite una para cerrarla: las citas reservadas allí quedan en una cola.",
      },
      key: ["name"],
      columns: [
        field("placeType", "Whose", "De quién", "choice", {
          options: {
            "lender-office": { en: "Our own", es: "Propia" },
            "attorney-office": { en: "An attorney", es: "Abogado" },
            "title-office": { en: "A title company", es: "Compañía de títulos" },
          },
        }),
        field("name", "Name", "Nombre", "text"),
        ...address,
      ],
      none: {
        en: "No office here: borrowers in Texas close at your company’s own address alone. Those that you add are offered too.",
        es: "No hay oficinas aquí: en Texas se cierra solo en la dirección de su empresa. Las que usted agregue también se ofrecen.",
      },
      fresh: {
        placeType: "title-office",
        name: "",
        address: { street1: "", street2: null, city: "", state: "TX", zip: "" },
      },
    },
    {
      kind: "rows",
      path: "deedTrustees",
      title: { en: "Trustees of deeds of trust", es: "Fiduciarios de las escrituras de fideicomiso" },
      note: {
        en: "Who can sell the home for you, in states that use a deed of trust. Where none is named you are the trustee yourselves, which some states do not allow: ask counsel. Deeds that are drawn keep theirs.",
        es: "Quién puede vender la vivienda por ustedes, en los estados que usan escritura de fideicomiso. Si no se nombra a nadie lo son ustedes mismos, lo que algunos estados no permiten: consulte a su abogado. Las escrituras ya preparadas conservan el suyo.",
      },
      key: ["state"],
      columns: [
        field("state", "Homes in", "Viviendas en", "choice", {
          options: { [EVERY_OTHER_STATE]: { en: "Every other state", es: "Todo otro estado" }, ...usStates },
        }),
        field("name", "Name", "Nombre", "text"),
        ...address,
      ],
      none: {
        en: "Nobody is named: you are the trustee yourselves, in every state.",
        es: "No se nombra a nadie: el fiduciario son ustedes mismos, en todos los estados.",
      },
      fresh: {
        state: EVERY_OTHER_STATE,
        name: "",
        address: { street1: "", street2: null, city: "", state: "", zip: "" },
      },
    },
  ],
  days: [
    {
      kind: "fields",
      title: { en: "Every week", es: "Cada semana" },
      note: {
        en: "What counts as one of our business days, for deadlines that the law counts in them. Days of the right to cancel and of bank transfers are counted otherwise, whatever stands here.",
        es: "Qué cuenta como día hábil nuestro, para los plazos que la ley cuenta así. Los días del derecho a cancelar y de las transferencias se cuentan aparte, diga lo que diga aquí.",
      },
      fields: [
        field("openWeekdays", "Open to the public", "Abierto al público", "set", { options: weekdays }),
        field("closedOnFederalHolidays", "Closed on federal holidays", "Cerrado en feriados federales", "yes-no"),
      ],
    },
    {
      kind: "rows",
      path: "closedDays",
      title: { en: "Other days on which we are closed", es: "Otros días en que cerramos" },
      note: {
        en: "A day that has passed may be entered too. Applications under way are counted again. Chat and telephone rest as well, unless Hours sets hours for that day.",
        es: "También puede anotar un día que ya pasó. Las solicitudes en curso se cuentan de nuevo. El chat y el teléfono descansan también, salvo que Horario fije horas para ese día.",
      },
      key: ["date"],
      columns: [field("date", "Day", "Día", "date"), field("reason", "Why", "Por qué", "text")],
      none: {
        en: "No other day: you are closed on those alone that every week has.",
        es: "Ningún otro día: cierran solo los fijados para cada semana.",
      },
      fresh: { date: "", reason: "" },
    },
  ],
  income: [
    {
      kind: "rows",
      path: "incomeWays",
      title: { en: "Ways to show income", es: "Formas de demostrar ingresos" },
      note: {
        en: "Offered to borrowers in this order; what stands nowhere is not offered. One of them must be a paper that we read, for whom no vendor can help.",
        es: "Se ofrecen a los solicitantes en este orden; lo que no figura no se ofrece. Una debe ser un documento que leemos, para quien ningún proveedor puede ayudar.",
      },
      key: [],
      codes: employments,
      codeLabel: { en: "Employment", es: "Empleo" },
      columns: [
        field("first", "First", "Primera", "choice", { options: ways }),
        field("second", "Second", "Segunda", "choice", { options: ways, whenEmpty: "null" }),
        field("third", "Third", "Tercera", "choice", { options: ways, whenEmpty: "null" }),
        field("fourth", "Fourth", "Cuarta", "choice", { options: ways, whenEmpty: "null" }),
      ],
    },
  ],
  company: [
    {
      kind: "fields",
      title: { en: "Company", es: "Empresa" },
      fields: [
        field("companyName", "Legal name", "Razón social", "text"),
        field("companyNMLS", "NMLS number", "Número NMLS", "text"),
        field("companyAddress", "Address", "Dirección", "text", {
          hint: { en: "Street, city, ST 12345", es: "Calle, ciudad, ST 12345" },
        }),
        field("phoneFormatted", "Telephone", "Teléfono", "text", {
          hint: { en: "(800) 555-0142", es: "(800) 555-0142" },
        }),
        field("email", "Email for borrowers", "Correo para solicitantes", "text"),
        field("privacyPolicyUrl", "Privacy policy", "Política de privacidad", "text"),
        field("privacyLinkIsExternal", "It stands on a site of our own", "Está en un sitio propio", "yes-no"),
      ],
    },
    {
      kind: "rows",
      path: "disclosureCopy",
      title: { en: "What the foot of every page adds", es: "Lo que agrega el pie de cada página" },
      key: ["en"],
      columns: [field("en", "English", "Inglés", "long-text"), field("es", "Spanish", "Español", "long-text")],
      none: {
        en: "Nothing: the foot says what every page of the product says.",
        es: "Nada: el pie dice lo que dice cada página del producto.",
      },
      fresh: { en: "", es: "" },
    },
    {
      kind: "rows",
      path: "additionalUrls",
      title: { en: "Further links in the foot", es: "Otros enlaces en el pie" },
      key: ["url"],
      columns: [
        field("url", "Address", "Dirección", "text"),
        field("name.en", "Name, English", "Nombre, inglés", "text"),
        field("name.es", "Name, Spanish", "Nombre, español", "text"),
      ],
      none: {
        en: "No further link: those to the terms, to privacy and to the licenses stand there in any case.",
        es: "Ningún otro enlace: los de términos, privacidad y licencias están ahí de todos modos.",
      },
      fresh: { url: "", name: { en: "", es: "" } },
    },
  ],
  hours: hoursTables,
  answers: deskAnswerTables,
  features: [
    {
      kind: "fields",
      title: { en: "Coming in", es: "Llegada" },
      fields: [
        field(
          "settings.hasRegistrationEnabled",
          "Who is not logged in is sent to apply",
          "Quien no ha iniciado sesión va a solicitar",
          "yes-no",
        ),
        field(
          "settings.requiresReferringLoanOfficer",
          "Only by a loan officer’s link",
          "Solo con enlace de un oficial",
          "yes-no",
        ),
        field(
          "settings.originatorTitle",
          "The card of who is no broker says",
          "La tarjeta de quien no es corredor dice",
          "choice",
          {
            options: {
              LOAN_OFFICER: { en: "Your loan officer", es: "Su oficial de préstamos" },
              BROKER: { en: "Your broker", es: "Su corredor" },
            },
          },
        ),
        field(
          "settings.allowsIdentityFileUpload",
          "On a phone, identity documents may be files",
          "En un teléfono, identificación desde archivo",
          "yes-no",
        ),
        field("settings.asksIdentityQuestions", "Questions instead of a face", "Preguntas en vez de rostro", "yes-no"),
        field("settings.asksCitizenship", "Ask about citizenship", "Preguntar por la ciudadanía", "yes-no"),
      ],
    },
    {
      kind: "fields",
      title: { en: "On the way", es: "En el camino" },
      fields: [
        ...lenderFlags.map((flag) => field(`flags.${flag}`, flagNames[flag].en, flagNames[flag].es, "yes-no-open")),
        field(
          "settings.reminderDays",
          "Remind after days, of what is unfinished or asked for",
          "Recordar a los días, lo sin terminar o pedido",
          "counts",
        ),
        field("settings.chatPartnerHosts", "Hosts that chats may link to", "Sitios que un chat puede enlazar", "texts"),
      ],
    },
  ],
  maintenance: [
    {
      kind: "fields",
      title: { en: "Closed pages", es: "Páginas cerradas" },
      note: {
        en: "An address closes everything below it. /register: new applications. /:uuid: applications under way. *: everything. Empty: all is open.",
        es: "Una dirección cierra todo lo que está debajo. /register: solicitudes nuevas. /:uuid: solicitudes en curso. *: todo. Vacío: todo abierto.",
      },
      fields: [
        field("routes", "Addresses", "Direcciones", "texts", {
          emptyMeans: { en: "None: every page is open", es: "Ninguna: todas las páginas están abiertas" },
        }),
        field("pageTitle", `${titles.en}, English`, `${titles.es}, inglés`, "text", {
          whenEmpty: "",
          hint: { en: "Empty: our own words, in both languages", es: "Vacío: nuestras palabras, en ambos idiomas" },
        }),
        field("pageTitleEs", `${titles.en}, Spanish`, `${titles.es}, español`, "text", { whenEmpty: "" }),
        field("message", "Message, English", "Mensaje, inglés", "long-text", { whenEmpty: "" }),
        field("messageEs", "Message, Spanish", "Mensaje, español", "long-text", { whenEmpty: "" }),
        field("endDay", "Expected to end on", "Se espera que termine el", "date", {
          whenEmpty: "",
          hint: {
            en: "Shown to borrowers. The pages stay closed until you open them. Empty: nobody can say",
            es: "Se muestra a los solicitantes. Las páginas siguen cerradas hasta que las abra. Vacío: no se sabe",
          },
        }),
        field("endTime", "at, Pacific time", "a las, hora del Pacífico", "time", { whenEmpty: "" }),
        field("shouldShowDashboardLink", "Link to the dashboard", "Enlace al panel", "yes-no"),
      ],
    },
  ],
} as const satisfies SettingTables;
