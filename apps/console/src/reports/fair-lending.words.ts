import { catalogue } from "@gable/ui/language/catalogue.tsx";

const signed = (count: number): string => (count < 0 ? `−${-count}` : count > 0 ? `+${count}` : "0");

export const fairLendingWords = catalogue({
  title: { en: "Fair-lending overview", es: "Resumen de trato justo" },
  lead: {
    en: "Approval and price by group, from the register as it will be filed. Nobody who decides about credit can open this page.",
    es: "Aprobación y precio por grupo, del registro tal como se presentará. Nadie que decida sobre crédito puede abrir esta página.",
  },
  toReports: { en: "Other reports", es: "Otros informes" },
  year: { en: "Final action in", es: "Acción final en" },
  none: { en: "Nobody was approved or denied in this year", es: "Nadie fue aprobado ni denegado en este año" },
  counted: {
    en: (count: number) =>
      count === 1 ? "1 application was approved or denied." : `${count} applications were approved or denied.`,
    es: (count: number) =>
      count === 1 ? "1 solicitud fue aprobada o denegada." : `${count} solicitudes fueron aprobadas o denegadas.`,
  },
  undecided: {
    en: (count: number) =>
      count === 1
        ? "1 was withdrawn or never complete, and is not among these."
        : `${count} were withdrawn or never complete, and are not among these.`,
    es: (count: number) =>
      count === 1
        ? "1 se retiró o nunca se completó y no está incluida."
        : `${count} se retiraron o nunca se completaron y no están incluidas.`,
  },
  held: {
    en: (count: number) =>
      `Figures are raw: nothing is adjusted for credit, income or value. Groups of fewer than ${count} are held back, and so is one more where it would give them away. A ratio below 0.80 is no finding: it says where to compare files.`,
    es: (count: number) =>
      `Las cifras son brutas: no se ajustan por crédito, ingresos ni valor. Los grupos de menos de ${count} no se muestran, ni otro más si los delatara. Una razón inferior a 0.80 no es una conclusión: indica dónde comparar expedientes.`,
  },
  comparedWith: { en: (group: string) => `compared with: ${group}`, es: (group: string) => `comparado con: ${group}` },
  ratioOf: {
    en: (trait: string) => `Adverse impact ratio by ${trait.toLowerCase()}`,
    es: (trait: string) => `Razón de impacto adverso por ${trait.toLowerCase()}`,
  },
  below: { en: "below four fifths", es: "por debajo de cuatro quintos" },
  heldBack: { en: "held back", es: "reservado" },
  notCompared: {
    en: "Too few people to compare groups.",
    es: "Muy pocas personas para comparar grupos.",
  },
  group: { en: "Group", es: "Grupo" },
  decided: { en: "Decided", es: "Decididas" },
  approved: { en: "Approved", es: "Aprobadas" },
  ratio: { en: "Impact ratio", es: "Razón de impacto" },
  meanRate: { en: "Mean rate", es: "Tasa media" },
  above: { en: "To reference", es: "Frente a referencia" },
  points: {
    en: (count: number) => `${signed(count)} bp`,
    es: (count: number) => `${signed(count)} pb`,
  },
  without: { en: "You have no overview of your own", es: "No tiene un resumen propio" },
  noFiler: {
    en: "It is made of the HMDA register, and nobody is named yet who files that for you. Whoever runs this console for you can name you.",
    es: "Se hace con el registro HMDA, y aún no se nombró a quien lo presenta por usted. Quien opera esta consola puede nombrarle.",
  },
  notFiler: {
    en: "Another company files this lender’s register: it has the overview of the whole group.",
    es: "Otra empresa presenta el registro de esta entidad: ella tiene el resumen de todo el grupo.",
  },
  failed: { en: "The overview could not be made", es: "No se pudo crear el resumen" },
});
