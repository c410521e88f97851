import { catalogue } from "@gable/ui/language/catalogue.tsx";
import type { CodeWords } from "../../shell/use-explain.ts";

export const employerWords = catalogue({
  question: { en: "Whom may we ask at work?", es: "¿A quién podemos preguntar en su trabajo?" },
  lead: {
    en: "We say only that you asked for a confirmation of employment. We do not mention a loan.",
    es: "Decimos solamente que usted pidió una confirmación de empleo. No mencionamos ningún préstamo.",
  },
  employer: { en: "Employer", es: "Empleador" },
  position: { en: "Your position", es: "Su puesto" },
  since: { en: "When did you start there?", es: "¿Cuándo empezó allí?" },
  phone: { en: "Phone of the personnel office", es: "Teléfono de recursos humanos" },
  contact: { en: "Name of a contact", es: "Nombre de un contacto" },
  go: { en: "Ask for the confirmation", es: "Pedir la confirmación" },
  why: {
    en: "Before closing we confirm that you still work there. It usually takes seconds, because most employers keep a record for this.",
    es: "Antes del cierre confirmamos que usted sigue trabajando allí. Suele tomar segundos, porque la mayoría de los empleadores tiene un registro.",
  },
});

export const employerCodes: CodeWords = {
  "phone-required": {
    en: "Enter the phone number of the personnel office.",
    es: "Escriba el teléfono de recursos humanos.",
  },
};
