import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const viewWords = catalogue({
  views: { en: "Your views", es: "Sus vistas" },
  sharedViews: { en: "Shared views", es: "Vistas compartidas" },
  failed: { en: "The kept views could not be read.", es: "No se pudieron leer las vistas guardadas." },
  sharedBy: { en: (name: string) => `Shared by ${name}`, es: (name: string) => `Compartida por ${name}` },
  toAll: { en: "Shared with all staff", es: "Compartida con todo el personal" },
  copy: { en: "Keep a copy", es: "Guardar una copia" },
  share: { en: "Share with all staff", es: "Compartir con todo el personal" },
  shared: {
    en: (name: string) => `All staff find ${name} beside the queues now.`,
    es: (name: string) => `Todo el personal encuentra ahora ${name} junto a las colas.`,
  },
  unshare: { en: "Share no more", es: "Dejar de compartir" },
  unshared: {
    en: (name: string) => `${name} is its owner’s alone again.`,
    es: (name: string) => `${name} vuelve a ser solo de quien la guardó.`,
  },
  sharingFailed: {
    en: "That did not go through.",
    es: "No se pudo hacer.",
  },
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
  replacesShared: {
    en: (name: string) => `Your view called ${name} is shared: this takes its place for all staff.`,
    es: (name: string) => `Su vista llamada ${name} está compartida: esta la reemplaza para todo el personal.`,
  },
  kept: { en: (name: string) => `${name} is kept.`, es: (name: string) => `Se guardó ${name}.` },
  forget: { en: "Forget this view", es: "Quitar esta vista" },
  forgotten: { en: (name: string) => `${name} is forgotten.`, es: (name: string) => `Se quitó ${name}.` },
  forgetFailed: {
    en: "The view was not forgotten.",
    es: "La vista no se quitó.",
  },
});
