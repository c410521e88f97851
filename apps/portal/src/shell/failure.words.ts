import { catalogue } from "@gable/ui/language/catalogue.tsx";
import { NO_ANSWER, SERVER_FAILED } from "./failures-of.ts";

/** What is said when nothing was answered: known before anything else is fetched, which may then fail as well. */
export const failureWords = catalogue({
  [NO_ANSWER]: {
    en: "There was no answer. Check your connection and try again. Nothing is lost.",
    es: "No hubo respuesta. Revise su conexión e intente de nuevo. No se pierde nada.",
  },
  [SERVER_FAILED]: {
    en: "Something went wrong on our side. Nothing is lost. Try again.",
    es: "Algo falló de nuestro lado. No se pierde nada. Intente de nuevo.",
  },
});
