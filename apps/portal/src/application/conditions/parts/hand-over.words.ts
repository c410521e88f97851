import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const handOverWords = catalogue({
  offer: { en: (who: string) => `${who} has this`, es: (who: string) => `Lo tiene ${who}` },
  offerSomebody: { en: "Somebody who signs with me has this", es: "Lo tiene alguien que firma conmigo" },
  lead: {
    en: "They read only what you write here and how many documents are wanted, not what we ask of you. You do not see what they send.",
    es: "Solo leen lo que usted escribe aquí y cuántos documentos hacen falta, no lo que le pedimos a usted. Usted no ve lo que envían.",
  },
  whom: { en: "Who has it", es: "Quién lo tiene" },
  words: { en: "What you ask them for", es: "Qué le pide" },
  wordsHint: {
    en: "Name the document so that they know which one.",
    es: "Nombre el documento para que sepan cuál es.",
  },
  ask: { en: (who: string) => `Ask ${who} for it`, es: (who: string) => `Pedírselo a ${who}` },
  askThem: { en: "Ask them for it", es: "Pedírselo" },
  askedBody: {
    en: (when: string) => `Since ${when} it is their move. You can still send it yourself.`,
    es: (when: string) => `Desde el ${when} le toca a esa persona. Usted también puede enviarlo.`,
  },
  takeBack: { en: "Do not ask them any more", es: "No pedírselo más" },
  sentBody: {
    en: "It is our move now. What they sent is between them and us.",
    es: "Ahora nos toca a nosotros. Lo que enviaron queda entre esa persona y nosotros.",
  },
  hasNotBody: {
    en: "Send it yourself, ask again for something else, or write to us: often something else will do.",
    es: "Envíelo usted, pida otra cosa o escríbanos: a menudo sirve otra cosa.",
  },
});
