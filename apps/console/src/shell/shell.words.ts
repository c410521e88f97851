import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const shellWords = catalogue({
  desk: { en: "Desk", es: "Escritorio" },
  pipeline: { en: "Pipeline", es: "Solicitudes" },
  chats: { en: "Chats", es: "Chats" },
  notary: { en: "Notary", es: "Notario" },
  settings: { en: "Settings", es: "Ajustes" },
  staff: { en: "Staff", es: "Personal" },
  complaints: { en: "Complaints", es: "Quejas" },
  feedback: { en: "Feedback", es: "Opiniones" },
  hmda: { en: "HMDA", es: "HMDA" },
  audit: { en: "Audit", es: "Auditoría" },
  officer: { en: "My card", es: "Mi tarjeta" },
  reports: { en: "Reports", es: "Informes" },
  skip: { en: "Skip to the main part", es: "Ir a la parte principal" },
  you: { en: (name: string) => `Your account, ${name}`, es: (name: string) => `Su cuenta, ${name}` },
  logOut: { en: "Log out", es: "Cerrar sesión" },
  otherLanguage: { en: "Español", es: "English" },
  nothing: { en: "There is nothing here", es: "Aquí no hay nada" },
  nothingBody: {
    en: "The address is wrong, or what it names belongs to another lender.",
    es: "La dirección es incorrecta, o lo que nombra pertenece a otra entidad.",
  },
  notForRole: { en: "This page is not part of your role", es: "Esta página no es parte de su función" },
  notForRoleBody: {
    en: "If your work needs it, ask an administrator to change your role.",
    es: "Si la necesita para su trabajo, pida a un administrador que cambie su función.",
  },
  toPipeline: { en: "Go to the pipeline", es: "Ir a las solicitudes" },
  unanswered: { en: "The console is not answering", es: "La consola no responde" },
  broken: { en: "This page broke", es: "Esta página falló" },
  brokenBody: {
    en: "Nothing you did is lost. Load the page again, and tell an administrator if it goes on.",
    es: "Nada de lo que hizo se perdió. Vuelva a cargar la página y avise a un administrador si continúa.",
  },
  again: { en: "Load again", es: "Volver a cargar" },
  tryAgain: { en: "Try again", es: "Intentar de nuevo" },
});
