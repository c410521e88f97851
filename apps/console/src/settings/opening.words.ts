import { catalogue } from "@gable/ui/language/catalogue.tsx";

/** From a lender that was just created to its first application. */
export const openingWords = catalogue({
  title: { en: "Before the first application", es: "Antes de la primera solicitud" },
  lead: {
    en: "You are not taking applications yet. Borrowers will apply at",
    es: "Aún no recibe solicitudes. Se solicitará en",
  },
  open: {
    en: (states: string) => `Applications are taken in ${states}, at`,
    es: (states: string) => `Se reciben solicitudes en ${states}, en`,
  },
  license: {
    en: "A license: an application is taken only in a state in which one is in force.",
    es: "Una licencia: solo se recibe una solicitud en un estado donde haya una vigente.",
  },
  addLicense: { en: "Add a license", es: "Agregar una licencia" },
  second: {
    en: (count: number) =>
      count > 1
        ? `${count} administrators have come in: what one proposes another approves.`
        : "A second administrator must come in: nothing that you propose is in force before they approve it.",
    es: (count: number) =>
      count > 1
        ? `${count} administradores han entrado: lo que uno propone otro lo aprueba.`
        : "Debe entrar un segundo administrador: nada de lo que usted proponga vale antes de que lo apruebe.",
  },
  toStaff: { en: "See who was invited", es: "Ver a quién se invitó" },
  brand: { en: "Color, names and logo that borrowers see.", es: "Color, nombres y logo que ven los solicitantes." },
  products: { en: "What is offered, where and to whom.", es: "Qué se ofrece, dónde y a quién." },
  rates: {
    en: "What it costs: look at the rates that you were created with.",
    es: "Cuánto cuesta: revise las tasas con que se creó su entidad.",
  },
  hours: { en: "When your people answer chats and calls.", es: "Cuándo atiende su equipo chats y llamadas." },
  done: { en: "Done", es: "Hecho" },
  waits: { en: "Waits for approval", es: "Espera aprobación" },
  toDo: { en: "To do", es: "Por hacer" },
});
