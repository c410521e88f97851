import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const pinWords = catalogue({
  title: { en: "What is the PIN of your credit freeze?", es: "¿Cuál es el PIN de su congelamiento de crédito?" },
  lead: {
    en: (bureau: string) => `Your file at ${bureau} is frozen, and they lift it with the PIN they gave you.`,
    es: (bureau: string) => `Su historial en ${bureau} está congelado y lo abren con el PIN que le dieron.`,
  },
  leadAny: {
    en: "Your credit file is frozen, and the bureau lifts it with the PIN they gave you.",
    es: "Su historial está congelado y la agencia lo abre con el PIN que le dio.",
  },
  wrong: { en: "The last PIN was not right", es: "El último PIN no era correcto" },
  wrongBody: {
    en: "Look at the letter that the bureau sent when you froze your file.",
    es: "Mire la carta que la agencia le envió cuando congeló su historial.",
  },
  pin: { en: "PIN", es: "PIN" },
  pinHint: { en: "Four to ten digits.", es: "De cuatro a diez dígitos." },
  go: { en: "Lift the freeze and check again", es: "Abrir y comprobar de nuevo" },
  why: {
    en: "We pass the PIN on to the bureau for this one check and do not keep it. Your file stays frozen for everybody else.",
    es: "Pasamos el PIN a la agencia para esta sola consulta y no lo guardamos. Su historial sigue congelado para los demás.",
  },
  left: {
    en: (count: number) => (count === 1 ? "One try is left." : `${count} tries are left.`),
    es: (count: number) => (count === 1 ? "Queda un intento." : `Quedan ${count} intentos.`),
  },
  lost: {
    en: "You no longer have it? Lift the freeze for a day yourself:",
    es: "¿Ya no lo tiene? Abra usted mismo el historial por un día:",
  },
  noneLeft: {
    en: "No try is left. Please call us: a person will help you.",
    es: "No quedan intentos. Llámenos: una persona le ayudará.",
  },
});
