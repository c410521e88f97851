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
  offer: { en: "Your offer", es: "Su oferta" },
  apr: { en: "APR", es: "APR" },
  draw: { en: "Initial draw", es: "Desembolso inicial" },
  payment: { en: "Monthly payment", es: "Pago mensual" },
  term: { en: "Fixed term", es: "Plazo fijo" },
  years: { en: (count: number) => `${count} years`, es: (count: number) => `${count} años` },
  offerNote: {
    en: "The initial draw is the line without the origination fee. APR does not include fees.",
    es: "El desembolso inicial es la línea sin el cargo de apertura. La APR no incluye cargos.",
  },
  money: { en: "Money sent, if all goes well", es: "Dinero enviado, si todo va bien" },
  closes: { en: "Closes without that signature", es: "Se cierra sin esa firma" },
  asked: {
    en: (count: number) => (count === 1 ? "We wait for one thing from you" : `We wait for ${count} things from you`),
    es: (count: number) => (count === 1 ? "Esperamos una cosa de usted" : `Esperamos ${count} cosas de usted`),
  },
  seeAsked: { en: "See what is needed", es: "Ver qué hace falta" },
  goOn: { en: "Continue", es: "Continuar" },
  answers: { en: "See or correct your answers", es: "Ver o corregir sus respuestas" },
  answersRead: { en: "See your answers", es: "Ver sus respuestas" },
  look: { en: "Look at it", es: "Ver" },
  past: { en: "Past applications", es: "Solicitudes anteriores" },
  opened: { en: "Opened", es: "Abierta" },
  home: { en: "Home", es: "Casa" },
  outcome: { en: "Outcome", es: "Resultado" },
  documents: { en: "Documents", es: "Documentos" },
  openTitle: {
    en: (home: string) => `The line on ${home} is open`,
    es: (home: string) => `La línea sobre ${home} está abierta`,
  },
  openAmount: { en: "Credit line", es: "Línea de crédito" },
  openSent: { en: "Sent to you", es: "Enviado a usted" },
  openFirst: {
    en: (day: string) => `First payment, ${day}`,
    es: (day: string) => `Primer pago, ${day}`,
  },
  openAutopay: {
    en: (bank: string, mask: string) => `By autopay from ${bank}, ending ${mask}`,
    es: (bank: string, mask: string) => `Pago automático desde ${bank}, terminada en ${mask}`,
  },
  openByHand: {
    en: "You pay it yourself. We send a statement before each payment.",
    es: "Lo paga usted. Enviamos un estado de cuenta antes de cada pago.",
  },
  openLook: { en: "See the line and its dates", es: "Ver la línea y sus fechas" },
  endedTitle: {
    en: (home: string) => `The line on ${home} is cancelled`,
    es: (home: string) => `La línea sobre ${home} está cancelada`,
  },
  endedByOwner: {
    en: (who: string) => `${who} used the right to cancel that every owner has by law. That counts for everybody.`,
    es: (who: string) => `${who} ejerció el derecho a cancelar que la ley da a cada dueño. Eso vale para todos.`,
  },
  endedUnsigned: {
    en: (who: string) => `Without the signature of ${who} the home cannot secure it.`,
    es: (who: string) => `Sin la firma de ${who} la casa no puede garantizarla.`,
  },
  endedMoney: { en: "No money is sent, and you owe nothing", es: "No se envía dinero y usted no debe nada" },
  endedMoneyBody: {
    en: "The agreement that you signed has no effect any more.",
    es: "El contrato que firmó ya no tiene efecto.",
  },
  endedClaim: {
    en: (day: string) => `By ${day} we give up our claim on your home`,
    es: (day: string) => `A más tardar el ${day} renunciamos a nuestro gravamen sobre su casa`,
  },
  endedClaimBody: {
    en: "Our move. Where the county has the deed on its books, we have it released.",
    es: "Nos toca a nosotros. Si el condado tiene la escritura inscrita, la cancelamos.",
  },
  endedFees: {
    en: (day: string) => `By ${day} we return whatever you paid`,
    es: (day: string) => `A más tardar el ${day} le devolvemos lo que haya pagado`,
  },
  endedFeesBody: {
    en: "Our move. We write to you when both are done. You need do nothing.",
    es: "Nos toca a nosotros. Le escribimos cuando ambas cosas estén hechas. Usted no tiene que hacer nada.",
  },
  unwound: {
    en: (day: string, amount: string) =>
      `All done on ${day}: our claim on your home is gone, and ${amount} went back to you.`,
    es: (day: string, amount: string) =>
      `Todo quedó hecho el ${day}: ya no tenemos gravamen sobre su casa y se le devolvieron ${amount}.`,
  },
  unwoundNothing: {
    en: (day: string) => `All done on ${day}: our claim on your home is gone. You had paid nothing.`,
    es: (day: string) =>
      `Todo quedó hecho el ${day}: ya no tenemos gravamen sobre su casa. Usted no había pagado nada.`,
  },
  withdraw: { en: "Withdraw this application", es: "Retirar esta solicitud" },
  withdrawSure: { en: "Withdraw the application?", es: "¿Retirar la solicitud?" },
  withdrawBody: {
    en: "It ends at once, for everybody who signs, and costs nothing. If you have signed already, no money is sent and our claim on your home ends. It cannot be undone; you can apply again.",
    es: "Termina enseguida, para todos los que firman, y no cuesta nada. Si ya firmó, no se envía dinero y nuestro gravamen sobre su casa termina. No se puede deshacer; puede solicitar de nuevo.",
  },
  withdrawKeep: { en: "Keep it", es: "Conservarla" },
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
