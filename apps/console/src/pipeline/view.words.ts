import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const viewWords = catalogue({
  views: { en: "Your views", es: "Sus vistas" },
  keep: { en: "Keep this view", es: "Guardar esta vista" },
  name: { en: "Name of the view", es: "Nombre de la vista" },
  nameHint: {
    en: "It stands beside the queues, for you alone. Filters and order are kept, not the words you looked for.",
    es: "Queda junto a las colas, solo para usted. Se guardan los filtros y el orden, no lo que buscó.",
  },
  save: { en: "Keep", es: "Guardar" },
  replace: { en: "Replace", es: "Reemplazar" },
  replaces: {
    en: (name: string) => `You have a view called ${name}. This takes its place.`,
    es: (name: string) => `Ya tiene una vista llamada ${name}. Esta la reemplaza.`,
  },
  kept: { en: (name: string) => `${name} is kept.`, es: (name: string) => `Se guardó ${name}.` },
  forget: { en: "Forget this view", es: "Quitar esta vista" },
  forgotten: { en: (name: string) => `${name} is forgotten.`, es: (name: string) => `Se quitó ${name}.` },
  forgetFailed: {
    en: "The view could not be forgotten. Try again.",
    es: "No se pudo quitar la vista. Inténtelo de nuevo.",
  },
});
