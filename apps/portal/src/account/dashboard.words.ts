import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const dashboardWords = catalogue({
  yourMove: {
    en: (name: string) => (name === "" ? "It’s your move" : `${name}, it’s your move`),
    es: (name: string) => (name === "" ? "Le toca a usted" : `${name}, le toca a usted`),
  },
  ourMove: {
    en: (name: string) => (name === "" ? "We’re at work" : `${name}, we’re at work`),
    es: (name: string) => (name === "" ? "Estamos trabajando" : `${name}, estamos trabajando`),
  },
  othersMove: {
    en: (name: string) => (name === "" ? "You’ve done your part" : `${name}, you’ve done your part`),
    es: (name: string) => (name === "" ? "Usted ya hizo su parte" : `${name}, usted ya hizo su parte`),
  },
  welcome: {
    en: (name: string) => (name === "" ? "Welcome" : `Welcome, ${name}`),
    es: (name: string) => (name === "" ? "Bienvenido" : `Le damos la bienvenida, ${name}`),
  },
  application: { en: (number: string) => `Application ${number}`, es: (number: string) => `Solicitud ${number}` },
  noHome: { en: "Home not found yet", es: "Casa aún no encontrada" },
  terms: {
    en: (years: number, rate: string) => `${years} years at ${rate}.`,
    es: (years: number, rate: string) => `${years} años al ${rate}.`,
  },
  cash: {
    en: (amount: string) => `${amount} is paid out once the fee is taken off.`,
    es: (amount: string) => `Se pagan ${amount} una vez descontado el cargo.`,
  },
  money: { en: "Money in your account, if all goes well", es: "Dinero en su cuenta, si todo va bien" },
  goOn: { en: "Continue", es: "Continuar" },
  look: { en: "Look at it", es: "Ver" },
  past: { en: "Past applications", es: "Solicitudes anteriores" },
  opened: { en: "Opened", es: "Abierta" },
  home: { en: "Home", es: "Casa" },
  outcome: { en: "Outcome", es: "Resultado" },
  documents: { en: "Documents", es: "Documentos" },
  empty: { en: "No application yet", es: "Aún no hay solicitudes" },
  emptyBody: {
    en: "See in about two minutes what you could borrow against your home. It does not affect your credit score.",
    es: "Vea en unos dos minutos cuánto podría pedir con su casa como garantía. No afecta su puntaje de crédito.",
  },
  start: { en: "See my offers", es: "Ver mis ofertas" },
  another: { en: "Apply for another home", es: "Solicitar para otra casa" },
  failed: { en: "Your applications could not be shown", es: "No se pudieron mostrar sus solicitudes" },
  failedBody: { en: "Nothing is lost. Try again in a moment.", es: "No se pierde nada. Intente en un momento." },
  again: { en: "Try again", es: "Intentar de nuevo" },
});
