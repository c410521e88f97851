import type { PersonalValuation } from "@gable/domain/valuation/personal-valuation.ts";
import { catalogue, type Text, useText } from "@gable/ui/language/catalogue.tsx";
import { valuationWords } from "./valuation.words.ts";

/** What is said otherwise of a lender that has homes evaluated instead of asking a broker. */
export const evaluationWords = catalogue({
  estimateWhy: {
    en: "How much you can borrow depends on what the home is worth. An evaluator confirms the value before anything is signed. Write what you think it would sell for today.",
    es: "Cuánto puede pedir depende de lo que vale la casa. Un evaluador confirma el valor antes de firmar. Escriba por cuánto cree que se vendería hoy.",
  },
  challengeLead: {
    en: "If you know something that the model does not, an evaluator can look at the home. The value may rise or fall.",
    es: "Si sabe algo que el modelo no sabe, un evaluador puede ver la casa. El valor puede subir o bajar.",
  },
  challengeOpen: { en: "Your home is evaluated again", es: "Su casa se evalúa de nuevo" },
  challengeOpenBody: {
    en: (value: string) =>
      `You told us ${value}. The evaluator has no part in the loan, and we pay. Your application goes on meanwhile; if the value changes what we can offer, you see it and choose again.`,
    es: (value: string) =>
      `Nos dijo ${value}. El evaluador no participa en el préstamo y pagamos nosotros. Su solicitud sigue mientras tanto; si el valor cambia lo que podemos ofrecer, lo verá y elegirá de nuevo.`,
  },
  challengeFound: {
    en: (value: string) => `An evaluator saw the home and values it at ${value}. That value counts now.`,
    es: (value: string) => `Un evaluador vio la casa y la valora en ${value}. Ahora cuenta ese valor.`,
  },
  challengeNobody: {
    en: "No evaluator could look at the home, so the value stays as it was. Call us if you have an appraisal of your own.",
    es: "Ningún evaluador pudo ver la casa, así que el valor queda como estaba. Llámenos si tiene una tasación propia.",
  },
  challengeWait: {
    en: (value: string) =>
      `You told us ${value}. The evaluator has no part in the loan, and we pay. If the value is another one, we decide anew and write to you.`,
    es: (value: string) =>
      `Nos dijo ${value}. El evaluador no participa en el préstamo y pagamos nosotros. Si el valor es otro, decidimos de nuevo y le escribimos.`,
  },
  challengeGo: { en: "Ask for an evaluation", es: "Pedir una evaluación" },
  feeLater: {
    en: (fee: string) => `An evaluation costs ${fee}, for a third party. We ask you before it is ordered.`,
    es: (fee: string) => `Una evaluación cuesta ${fee}, para un tercero. Le preguntamos antes de pedirla.`,
  },
  noFee: { en: "We bear the cost of the evaluation.", es: "El costo de la evaluación lo pagamos nosotros." },
  orderTitle: { en: "Your home is evaluated", es: "Se evalúa su casa" },
  orderLead: {
    en: "We need a person's evaluation of the home before your documents are drawn.",
    es: "Necesitamos que una persona evalúe la casa antes de preparar sus documentos.",
  },
  orderChallenge: {
    en: "The evaluator's figure replaces the model's if it is better founded. Your offers are then made anew.",
    es: "La cifra del evaluador reemplaza a la del modelo si está mejor fundada. Entonces sus ofertas se hacen de nuevo.",
  },
  order: { en: "Order the evaluation", es: "Pedir la evaluación" },
  orderWhy: {
    en: "The evaluator has no part in the loan and compares your home with others sold nearby. You get a copy of the evaluation.",
    es: "El evaluador no participa en el préstamo y compara su casa con otras vendidas cerca. Usted recibe una copia.",
  },
  first: { en: "The evaluator drives by", es: "El evaluador pasa por la casa" },
  second: { en: "The evaluation is written", es: "Se escribe la evaluación" },
  agreeFree: { en: "I agree that my home is evaluated.", es: "Acepto que se evalúe mi casa." },
  notPossible: { en: "The last evaluator could not finish", es: "El último evaluador no pudo terminar" },
  waitingTitle: { en: "Your home is being evaluated", es: "Se está evaluando su casa" },
  ORDERED: { en: "We are finding an evaluator near you.", es: "Buscamos un evaluador cerca de usted." },
  ASSIGNED: { en: "An evaluator near you has taken the order.", es: "Un evaluador cercano tomó el pedido." },
  SCHEDULED: { en: "The evaluator has set a time to drive by.", es: "El evaluador fijó una hora para pasar." },
  INSPECTED: {
    en: "The evaluator has seen the home and is writing.",
    es: "El evaluador vio la casa y está escribiendo.",
  },
  COMPLETE: { en: "The evaluation is here.", es: "La evaluación ya llegó." },
  NOT_POSSIBLE: {
    en: "The evaluator could not finish. You can order another evaluation.",
    es: "El evaluador no pudo terminar. Puede pedir otra evaluación.",
  },
});

/** What is said of a person's look at the home: of a broker's opinion, or of an evaluation. */
export function useValuationText(kind: PersonalValuation | undefined): Text<typeof valuationWords> {
  const words = useText(valuationWords);
  const own = useText(evaluationWords);
  return kind === "EVALUATION" ? { ...words, ...own } : words;
}
