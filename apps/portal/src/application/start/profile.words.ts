import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const profileWords = catalogue({
  loading: { en: "Fetching your answers", es: "Obteniendo sus respuestas" },
  question: { en: "A few things are still missing", es: "Aún faltan algunos datos" },
  lead: {
    en: "We have the rest already. With these we look for your offers.",
    es: "El resto ya lo tenemos. Con esto buscamos sus ofertas.",
  },
  complete: { en: "Nothing is missing here", es: "Aquí no falta nada" },
  completeLead: {
    en: "We have your name, your date of birth, your home and your income. If one of them is wrong, correct it under your answers.",
    es: "Tenemos su nombre, fecha de nacimiento, casa e ingresos. Si algo está mal, corríjalo en sus respuestas.",
  },
  goOn: { en: "Go on with my application", es: "Seguir con mi solicitud" },
  answers: { en: "Your answers", es: "Sus respuestas" },
  why: {
    en: "A credit bureau finds your file by name, date of birth and address, and only with your permission.",
    es: "La agencia encuentra su historial por nombre, fecha de nacimiento y dirección, y solo con su permiso.",
  },
  first: { en: "First name", es: "Nombre" },
  middle: { en: "Middle name", es: "Segundo nombre" },
  last: { en: "Last name", es: "Apellidos" },
  born: { en: "Date of birth", es: "Fecha de nacimiento" },
  income: { en: "Income a year, before tax", es: "Ingresos al año, antes de impuestos" },
  submit: { en: "See my offers (soft check)", es: "Ver mis ofertas (consulta suave)" },
  score: {
    en: "Checking offers does not affect your credit score.",
    es: "Consultar ofertas no afecta su puntaje de crédito.",
  },
});
