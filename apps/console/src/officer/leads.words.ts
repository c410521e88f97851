import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const leadsWords = catalogue({
  title: { en: "Leads", es: "Interesados" },
  lead: {
    en: "Who may yet apply. Write down only what somebody agreed that you keep; it is deleted by itself.",
    es: "Quienes aún pueden solicitar. Anote solo lo que la persona aceptó que guarde; se borra por sí solo.",
  },
  ofLender: { en: "Loan officers’ leads", es: "Interesados de los oficiales" },
  ofLenderLead: {
    en: "Whom your loan officers may yet bring. Look only for who asks to be forgotten, or whose officer is away.",
    es: "A quiénes pueden traer aún sus oficiales. Consulte solo por quien pide ser olvidado o cuyo oficial no está.",
  },
  failed: { en: "Your leads could not be read", es: "No se pudieron leer sus interesados" },
  none: { en: "No leads yet", es: "Aún no hay interesados" },
  noneBody: {
    en: "Add whoever asked you about a line. You invite them with one press, and they find filled in what they told you.",
    es: "Agregue a quien le preguntó por una línea. Con un clic le invita, y encuentra escrito lo que le contó.",
  },
  noneOfLender: {
    en: "No loan officer has written anybody down.",
    es: "Ningún oficial ha anotado a nadie.",
  },
  more: { en: "Show more", es: "Mostrar más" },
  add: { en: "Add a lead", es: "Agregar un interesado" },
  save: { en: "Save the lead", es: "Guardar" },
  first: { en: "First name", es: "Nombre" },
  last: { en: "Last name", es: "Apellido" },
  email: { en: "Email address", es: "Correo electrónico" },
  phone: { en: "Telephone", es: "Teléfono" },
  language: { en: "Language", es: "Idioma" },
  consent: { en: "How they agreed", es: "Cómo aceptó" },
  consentHint: {
    en: "When and where they said that we may keep this and write to them.",
    es: "Cuándo y dónde dijo que podemos guardar esto y escribirle.",
  },
  withHome: { en: "I know the home’s address", es: "Conozco la dirección de la casa" },
  note: { en: "Note", es: "Nota" },
  noteHint: {
    en: "The person does not see it, unless they ask for a copy of their data.",
    es: "La persona no la ve, salvo que pida copia de sus datos.",
  },
  added: {
    en: (name: string) => `${name} is among your leads.`,
    es: (name: string) => `${name} está entre sus interesados.`,
  },
  person: { en: "Who", es: "Quién" },
  officer: { en: "Loan officer", es: "Oficial" },
  status: { en: "Status", es: "Estado" },
  age: { en: "Age", es: "Hace" },
  next: { en: "Next", es: "Siguiente" },
  new: { en: "New", es: "Nuevo" },
  contacted: { en: "Contacted", es: "Contactado" },
  invited: { en: "Invited", es: "Invitado" },
  started: { en: "Started", es: "Empezó" },
  lost: { en: "Lost", es: "Perdido" },
  call: { en: "Call them", es: "Llamarle" },
  write: { en: "Write to them", es: "Escribirle" },
  asked: { en: "Came by your link", es: "Llegó por su enlace" },
  askedCall: {
    en: (name: string, day: string) => `${name}, ${day}: wants to be called`,
    es: (name: string, day: string) => `${name}, ${day}: quiere que le llamen`,
  },
  askedMail: {
    en: (name: string, day: string) => `${name}, ${day}: wants to hear by email`,
    es: (name: string, day: string) => `${name}, ${day}: quiere respuesta por correo`,
  },
  askedUnchecked: {
    en: "They left this themselves. Nobody has checked who they are.",
    es: "Lo dejó la propia persona. Nadie ha comprobado quién es.",
  },
  invite: { en: "Invite them", es: "Invitarle" },
  "invite-again": { en: "Ask, or invite again", es: "Preguntar o invitar otra vez" },
  waits: { en: "Their turn", es: "Le toca a la persona" },
  open: { en: "Open the application", es: "Abrir la solicitud" },
  nothing: { en: "Nothing", es: "Nada" },
  erased: {
    en: (day: string) => `Deleted on ${day} if nothing happens before.`,
    es: (day: string) => `Se borra el ${day} si nada ocurre antes.`,
  },
  agreed: { en: "How they agreed", es: "Cómo aceptó" },
  home: { en: "Home", es: "Casa" },
  keep: { en: "Save", es: "Guardar" },
  kept: { en: "Saved.", es: "Guardado." },
  overtaken: {
    en: "As it was saved meanwhile. Save again to put yours in its place.",
    es: "Así se guardó entretanto. Guarde otra vez para poner lo suyo en su lugar.",
  },
  send: { en: "Mail the invitation", es: "Enviar la invitación" },
  sent: {
    en: (email: string) => `The invitation is on its way to ${email}.`,
    es: (email: string) => `La invitación va en camino a ${email}.`,
  },
  remove: { en: "Delete this lead", es: "Borrar a esta persona" },
  removeMeans: {
    en: (name: string) =>
      `All that is written down of ${name} goes, and an invitation of theirs opens nothing any more. It cannot be brought back.`,
    es: (name: string) =>
      `Se borra todo lo anotado de ${name}, y su invitación ya no abre nada. No se puede recuperar.`,
  },
  removeNow: { en: "Delete for good", es: "Borrar definitivamente" },
  removed: { en: (name: string) => `The lead ${name} is deleted.`, es: (name: string) => `Se borró a ${name}.` },
});
