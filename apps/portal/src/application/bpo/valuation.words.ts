import { catalogue } from "@gable/ui/language/catalogue.tsx";
import { beginning } from "@gable/ui/language/formats.ts";
import type { CodeWords } from "../../shell/use-explain.ts";

export const valuationWords = catalogue({
  estimate: { en: "What is your home worth?", es: "¿Cuánto vale su casa?" },
  estimateLead: {
    en: "No model knows a home like yours well enough. Give us your own estimate to see offers today.",
    es: "Ningún modelo conoce bien una casa como la suya. Dénos su propia estimación para ver ofertas hoy.",
  },
  estimateGo: { en: "See what we can offer", es: "Ver qué podemos ofrecer" },
  estimateWhy: {
    en: "How much you can borrow depends on what the home is worth. A local broker confirms the value before anything is signed. Write what you think it would sell for today.",
    es: "Cuánto puede pedir depende de lo que vale la casa. Un corredor local confirma el valor antes de firmar. Escriba por cuánto cree que se vendería hoy.",
  },
  challenge: { en: "What do you think your home is worth?", es: "¿Cuánto cree que vale su casa?" },
  challengeSent: { en: "You asked us to look at the value again", es: "Nos pidió volver a ver el valor" },
  challengeValued: {
    en: (value: string) => `Your home is now valued at ${value}`,
    es: (value: string) => `Su casa se valora ahora en ${value}`,
  },
  challengeStays: { en: "The value of your home stays as it was", es: "El valor de su casa queda como estaba" },
  challengeNone: { en: "The value of your home", es: "El valor de su casa" },
  challengeLead: {
    en: "If you know something that the model does not, a local broker can look at the home. The value may rise or fall.",
    es: "Si sabe algo que el modelo no sabe, un corredor local puede ver la casa. El valor puede subir o bajar.",
  },
  challengeWhy: { en: "What did the valuation miss?", es: "¿Qué no vio la tasación?" },
  challengeWhyHint: {
    en: "An extension, a wrong number of rooms, sales of homes like yours nearby.",
    es: "Una ampliación, un número equivocado de cuartos, ventas cercanas de casas como la suya.",
  },
  challengePapers: { en: "What shows it", es: "Lo que lo muestra" },
  challengePapersHint: {
    en: "If you have any: sales of homes like yours nearby, plans or receipts of an extension, an appraisal. Whoever looks at the home gets them. Three files at most, PDF or photo.",
    es: "Si los tiene: ventas de casas parecidas cerca, planos o recibos de una ampliación, una tasación. Los recibe quien ve la casa. Tres archivos como máximo, PDF o foto.",
  },
  challengeSame: { en: "It is what we took it to be before.", es: "Es lo que tomábamos antes." },
  challengeUp: {
    en: (more: string) => `That is ${more} more than we took it to be before.`,
    es: (more: string) => `Son ${more} más de lo que tomábamos antes.`,
  },
  challengeDown: {
    en: (less: string) => `That is ${less} less than we took it to be before.`,
    es: (less: string) => `Son ${less} menos de lo que tomábamos antes.`,
  },
  challengeOpen: { en: "A broker looks at your home again", es: "Un corredor vuelve a ver su casa" },
  challengeOpenBody: {
    en: (value: string) =>
      `You told us ${value}. The broker works for neither of us, and we pay. Your application goes on meanwhile; if the value changes what we can offer, you see it and choose again.`,
    es: (value: string) =>
      `Nos dijo ${value}. El corredor no trabaja para ninguno de los dos y pagamos nosotros. Su solicitud sigue mientras tanto; si el valor cambia lo que podemos ofrecer, lo verá y elegirá de nuevo.`,
  },
  challengeAnswered: { en: "We looked at the value again", es: "Volvimos a ver el valor" },
  challengeFound: {
    en: (value: string) => `A broker saw the home and values it at ${value}. That value counts now.`,
    es: (value: string) => `Un corredor vio la casa y la valora en ${value}. Ahora cuenta ese valor.`,
  },
  challengeNobody: {
    en: "No broker could look at the home, so the value stays as it was. Call us if you have an appraisal of your own.",
    es: "Ningún corredor pudo ver la casa, así que el valor queda como estaba. Llámenos si tiene una tasación propia.",
  },
  challengeClosed: {
    en: "The value cannot be looked at again at this point. Call us if you think that it is wrong.",
    es: "En este punto el valor ya no puede revisarse. Llámenos si cree que está mal.",
  },
  challengeHere: { en: "If the value of your home is wrong", es: "Si el valor de su casa no es correcto" },
  challengeTaken: {
    en: (value: string) => `We took your home to be worth ${value}.`,
    es: (value: string) => `Tomamos un valor de ${value} para su casa.`,
  },
  challengeWait: {
    en: (value: string) =>
      `You told us ${value}. The broker works for neither of us, and we pay. If the value is another one, we decide anew and write to you.`,
    es: (value: string) =>
      `Nos dijo ${value}. El corredor no trabaja para ninguno de los dos y pagamos nosotros. Si el valor es otro, decidimos de nuevo y le escribimos.`,
  },
  challengeTold: { en: "What you told us", es: "Lo que nos dijo" },
  challengeToldOn: {
    en: (day: string, value: string) => `On ${day}, that your home is worth ${value}:`,
    es: (day: string, value: string) => `El ${day}, que su casa vale ${value}:`,
  },
  challengeToldPapers: {
    en: (count: number) => (count === 1 ? "You sent a paper with it." : `You sent ${count} papers with it.`),
    es: (count: number) => (count === 1 ? "Envió un documento con ello." : `Envió ${count} documentos con ello.`),
  },
  challengeBack: { en: "Back to where I was", es: "Volver a donde estaba" },
  challengeGo: { en: "Ask for a broker's look", es: "Pedir que un corredor la vea" },
  nowAt: { en: "We take it to be worth", es: "Valor que tomamos" },
  range: { en: "The model's range", es: "Rango del modelo" },
  between: {
    en: (low: string, high: string) => `${low} to ${high}`,
    es: (low: string, high: string) => `de ${low} a ${high}`,
  },
  value: { en: "Your estimate", es: "Su estimación" },
  valueHint: { en: "In whole dollars.", es: "En dólares enteros." },
  feeLater: {
    en: (fee: string) => `A broker's look costs ${fee}, for a third party. We ask you before it is ordered.`,
    es: (fee: string) => `La visita de un corredor cuesta ${fee}, para un tercero. Le preguntamos antes de pedirla.`,
  },
  noFee: {
    en: "We bear the cost of a broker's look.",
    es: "El costo de la visita de un corredor lo pagamos nosotros.",
  },
  orderTitle: { en: "A local broker looks at your home", es: "Un corredor local ve su casa" },
  orderLead: {
    en: "We need a person's opinion of the value before your documents are drawn.",
    es: "Necesitamos la opinión de una persona sobre el valor antes de preparar sus documentos.",
  },
  orderChallenge: {
    en: "The broker's figure replaces the model's if it is better founded. Your offers are then made anew.",
    es: "La cifra del corredor reemplaza a la del modelo si está mejor fundada. Entonces sus ofertas se hacen de nuevo.",
  },
  texasTitle: { en: "In Texas a person confirms the value", es: "En Texas una persona confirma el valor" },
  texasLead: {
    en: "You may borrow up to 80% of the home's value, so Texas wants the value to be sure. We order the look and pay for it.",
    es: "Puede pedir hasta el 80% del valor de la casa, así que Texas quiere que el valor sea seguro. Pedimos la visita y la pagamos.",
  },
  order: { en: "Order the broker's look", es: "Pedir la visita del corredor" },
  orderWhy: {
    en: "The broker works for neither of us and compares your home with others sold nearby. You get a copy of the opinion.",
    es: "El corredor no trabaja para ninguno de los dos y compara su casa con otras vendidas cerca. Usted recibe una copia.",
  },
  cost: { en: "Cost", es: "Costo" },
  lenderPays: { en: "Nothing for you", es: "Nada para usted" },
  paidWhen: { en: "When you pay", es: "Cuándo lo paga" },
  paidAtOpening: {
    en: "Out of your line, when it opens. If you do not go on, you pay nothing.",
    es: "De su línea, cuando se abre. Si no sigue adelante, no paga nada.",
  },
  takes: { en: "Usually takes", es: "Suele tardar" },
  takesDays: { en: "3 to 5 business days", es: "de 3 a 5 días hábiles" },
  expectedBy: { en: "Expected by", es: "Se espera para el" },
  first: { en: "The broker drives by", es: "El corredor pasa por la casa" },
  firstBody: {
    en: "From the street: you need not be at home, and nobody comes in.",
    es: "Desde la calle: no hace falta que esté en casa y nadie entra.",
  },
  visitAt: {
    en: (from: string, to: string) => `${from} to ${to}, from the street. You need not be at home.`,
    es: (from: string, to: string) => `${beginning(from)} a ${to}, desde la calle. No hace falta que esté en casa.`,
  },
  second: { en: "The opinion is written", es: "Se escribe la opinión" },
  secondBody: { en: "With photos and comparable sales.", es: "Con fotos y ventas comparables." },
  third: { en: "We look at the value", es: "Vemos el valor" },
  thirdBody: {
    en: "If it changes what we can offer, you see the new figures and choose again.",
    es: "Si cambia lo que podemos ofrecer, verá las nuevas cifras y elegirá de nuevo.",
  },
  access: { en: "What should a visitor know?", es: "¿Qué debe saber un visitante?" },
  accessHint: {
    en: "A gate, a dog, a tenant, a street that is hard to find.",
    es: "Un portón, un perro, un inquilino, una calle difícil de encontrar.",
  },
  agree: {
    en: (fee: string) => `I agree to the fee of ${fee}, also if the value turns out lower.`,
    es: (fee: string) => `Acepto el costo de ${fee}, también si el valor resulta menor.`,
  },
  agreeFree: {
    en: "I agree that a broker looks at my home.",
    es: "Acepto que un corredor vea mi casa.",
  },
  notPossible: { en: "The last broker could not finish", es: "El último corredor no pudo terminar" },
  notPossibleBody: {
    en: "They could not get to see your home. Tell us below what stood in the way, and we send another one. It costs you nothing more.",
    es: "No pudo ver su casa. Díganos abajo qué lo impidió y enviamos a otro. No le cuesta nada más.",
  },
  waitingTitle: { en: "A broker is looking at your home", es: "Un corredor está viendo su casa" },
  NOT_ORDERED: { en: "Nothing is ordered yet.", es: "Aún no se pidió nada." },
  ORDERED: { en: "We are finding a broker near you.", es: "Buscamos un corredor cerca de usted." },
  ASSIGNED: { en: "A broker near you has taken the order.", es: "Un corredor cercano tomó el pedido." },
  SCHEDULED: { en: "The broker has set a time to drive by.", es: "El corredor fijó una hora para pasar." },
  INSPECTED: { en: "The broker has seen the home and is writing.", es: "El corredor vio la casa y está escribiendo." },
  COMPLETE: { en: "The opinion is here.", es: "La opinión ya llegó." },
  NOT_POSSIBLE: {
    en: "The broker could not finish. You can order another one.",
    es: "El corredor no pudo terminar. Puede pedir otro.",
  },
});

export const valuationCodes: CodeWords = {
  "value-too-low": { en: "Enter at least $20,000.", es: "Escriba al menos $20,000." },
  "value-too-high": { en: "Enter at most $10,000,000.", es: "Escriba como máximo $10,000,000." },
  "fee-changed": {
    en: "The fee has changed meanwhile. Look at it again.",
    es: "El costo cambió mientras tanto. Véalo de nuevo.",
  },
};
