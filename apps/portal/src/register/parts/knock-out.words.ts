import type { Words } from "@gable/domain/language.ts";
import { catalogue } from "@gable/ui/language/catalogue.tsx";
import type { Stop } from "./registration.ts";

export const knockOutWords = catalogue({
  offTheMarket: {
    en: (day: string) =>
      `If it leaves the market today, you can apply from ${day} on. If it left earlier, count six months from that day.`,
    es: (day: string) =>
      `Si hoy sale del mercado, puede solicitar a partir del ${day}. Si salió antes, cuente seis meses desde ese día.`,
  },
  atTheLatest: {
    en: (day: string) => `At the latest you can apply from ${day} on.`,
    es: (day: string) => `A más tardar puede solicitar a partir del ${day}.`,
  },
  nothing: {
    en: "This is no credit decision. We have not asked a credit bureau, and nothing about this is reported anywhere.",
    es: "Esto no es una decisión de crédito. No consultamos a ninguna agencia y nada de esto se reporta.",
  },
  wrong: { en: "Is this wrong?", es: "¿Hay un error?" },
  change: { en: "Change my answer", es: "Cambiar mi respuesta" },
  call: { en: (phone: string) => `Call ${phone}`, es: (phone: string) => `Llamar al ${phone}` },
  more: { en: "Where we may lend:", es: "Dónde podemos prestar:" },
  licenses: { en: "licenses by state", es: "licencias por estado" },
});

/** Why, in words; `{lender}` stands for the lender's name. */
export const stopWords: Readonly<Record<Stop["reason"], { readonly title: Words; readonly body: Words }>> = {
  "state-not-licensed": {
    title: { en: "We can’t lend in this state yet", es: "Aún no podemos prestar en este estado" },
    body: {
      en: "{lender} has no license there, so we may not take an application for this home.",
      es: "{lender} no tiene licencia ahí, así que no podemos recibir una solicitud para esta casa.",
    },
  },
  "new-york-not-authorized": {
    title: { en: "We can’t take applications in New York", es: "No podemos recibir solicitudes en Nueva York" },
    body: {
      en: "{lender} is not authorized by the New York Department of Financial Services to lend on homes in New York.",
      es: "{lender} no tiene autorización del Departamento de Servicios Financieros de Nueva York para prestar sobre casas en Nueva York.",
    },
  },
  "loan-officer-not-licensed": {
    title: {
      en: "Your loan officer can’t work in this state",
      es: "Su oficial de préstamos no puede trabajar en este estado",
    },
    body: {
      en: "The person whose link you came by has no license where this home is. Call us: somebody who has one can help you.",
      es: "La persona cuyo enlace usó no tiene licencia donde está esta casa. Llámenos: alguien que la tiene puede ayudarle.",
    },
  },
  "property-type-not-eligible": {
    title: { en: "This kind of home can’t secure the line", es: "Este tipo de casa no puede garantizar la línea" },
    body: {
      en: "Co-op apartments, manufactured homes and buildings with three or more units can’t be collateral for this line of credit.",
      es: "Los apartamentos en cooperativa, las casas prefabricadas y los edificios de tres o más unidades no pueden garantizar esta línea de crédito.",
    },
  },
  "listed-for-sale": {
    title: { en: "A home for sale can’t secure the line", es: "Una casa en venta no puede garantizar la línea" },
    body: {
      en: "When the home is sold, the whole line has to be paid back. We can take an application six months after it has left the market.",
      es: "Cuando la casa se vende hay que devolver toda la línea. Podemos recibir una solicitud seis meses después de que salga del mercado.",
    },
  },
  "title-changed-recently": {
    title: { en: "The title has changed too recently", es: "El título cambió hace muy poco" },
    body: {
      en: "We can take an application 90 days after you bought the home or changed its title, when the county’s records are settled.",
      es: "Podemos recibir una solicitud 90 días después de la compra o del cambio de título, cuando los registros del condado estén al día.",
    },
  },
  "no-income": {
    title: { en: "There is no income to repay from", es: "No hay ingresos con que pagar" },
    body: {
      en: "A line of credit has to be repaid from income. Pension, rent, investments, Social Security and support payments count as well, if you want them counted.",
      es: "Una línea de crédito se paga con ingresos. También cuentan pensión, alquileres, inversiones, Seguro Social y manutención, si quiere incluirlos.",
    },
  },
  "not-of-age": {
    title: { en: "You must be of legal age to sign", es: "Debe tener la edad legal para firmar" },
    body: {
      en: "Only a person of legal age in the state of the home can sign a credit agreement.",
      es: "Solo una persona con la edad legal del estado de la casa puede firmar un contrato de crédito.",
    },
  },
};
