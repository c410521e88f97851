import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const pipelineWords = catalogue({
  title: { en: "Pipeline", es: "Solicitudes" },
  queues: { en: "Queues", es: "Colas" },
  queuesFailed: { en: "The queues could not be read.", es: "No se pudieron leer las colas." },
  empty: {
    en: (count: number) => (count === 1 ? "1 empty queue" : `${count} empty queues`),
    es: (count: number) => (count === 1 ? "1 cola vacía" : `${count} colas vacías`),
  },
  everything: { en: "Everything", es: "Todas" },
  mine: { en: "Mine", es: "Las mías" },
  oldest: { en: (age: string) => `oldest ${age}`, es: (age: string) => `más antigua ${age}` },
  borrowersMove: {
    en: (count: number) => `${count} with the borrower`,
    es: (count: number) => `${count} con el solicitante`,
  },
  search: { en: "Name, email or loan number", es: "Nombre, correo o número" },
  standing: { en: "Standing", es: "Estado" },
  row: { en: "Next milestone", es: "Próximo hito" },
  state: { en: "State", es: "Estado de EE.\u00a0UU." },
  assignee: { en: "Assigned to", es: "Asignada a" },
  order: { en: "Order", es: "Orden" },
  any: { en: "Any", es: "Cualquiera" },
  me: { en: "Me", es: "Mí" },
  hasLeft: { en: (name: string) => `${name} (left)`, es: (name: string) => `${name} (ya no trabaja aquí)` },
  noneOf: {
    en: (role: string) => `Nobody as ${role.toLowerCase()}`,
    es: (role: string) => `Nadie como ${role.toLowerCase()}`,
  },
  mineHere: {
    en: (count: number) => `${count} of them yours`,
    es: (count: number) => (count === 1 ? "1 es suya" : `${count} son suyas`),
  },
  nobody: { en: "Nobody", es: "Nadie" },
  within: { en: "Within", es: "En los próximos" },
  wheneverItIs: { en: "Any time", es: "Sin límite" },
  days: {
    en: (count: number) => (count === 1 ? "1 day" : `${count} days`),
    es: (count: number) => (count === 1 ? "1 día" : `${count} días`),
  },
  offersEnd: { en: "Offer ends", es: "Oferta vence" },
  closes: { en: "Closing", es: "Cierre" },
  past: { en: "past", es: "ya pasó" },
  noneSoon: {
    en: "No application of your lender has such a date in this time.",
    es: "Ninguna solicitud de su entidad tiene una fecha así en este plazo.",
  },
  alsoNarrowed: { en: "Narrowed further to", es: "Además, solo" },
  without: { en: (says: string) => `Remove filter: ${says}`, es: (says: string) => `Quitar filtro: ${says}` },
  filters: { en: "Filters", es: "Filtros" },
  clear: { en: "Clear filters", es: "Quitar filtros" },
  application: { en: "Application", es: "Solicitud" },
  unnamed: { en: "No name yet", es: "Aún sin nombre" },
  line: { en: "Line", es: "Línea" },
  inQueue: { en: "Waits for", es: "Espera a" },
  changed: { en: "Changed", es: "Cambió" },
  ofPlan: { en: (row: number) => `${row} of 28`, es: (row: number) => `${row} de 28` },
  select: { en: (name: string) => `Select ${name}`, es: (name: string) => `Seleccionar a ${name}` },
  selected: {
    en: (count: number) => (count === 1 ? "1 selected" : `${count} selected`),
    es: (count: number) => (count === 1 ? "1 seleccionada" : `${count} seleccionadas`),
  },
  selectShown: {
    en: (count: number) => (count === 1 ? "Select the one shown" : `Select the ${count} shown`),
    es: (count: number) => (count === 1 ? "Seleccionar la que se ve" : `Seleccionar las ${count} que se ven`),
  },
  selectNone: { en: "Select none", es: "No seleccionar ninguna" },
  choose: { en: "Choose", es: "Elija" },
  giveTo: { en: "Assign to", es: "Asignar a" },
  assign: { en: "Assign", es: "Asignar" },
  assigned: {
    en: (count: number, name: string, role: string) =>
      `${name} has ${count === 1 ? "it" : `these ${count}`} now as ${role.toLowerCase()}.`,
    es: (count: number, name: string, role: string) =>
      `${name} tiene ahora ${count === 1 ? "esta" : `estas ${count}`} como ${role.toLowerCase()}.`,
  },
  freed: {
    en: (count: number, role: string) =>
      `${count === 1 ? "It has" : `These ${count} have`} no ${role.toLowerCase()} now.`,
    es: (count: number, role: string) =>
      `${count === 1 ? "Esta ya no tiene" : `Estas ${count} ya no tienen`} ${role.toLowerCase()}.`,
  },
  notAssigned: { en: "These were left as they are", es: "Estas quedaron como estaban" },
  UNCHANGED: { en: "it was so already", es: "ya estaba así" },
  GIVEN_MEANWHILE: {
    en: (name: string | null) =>
      name === null ? "a colleague freed it meanwhile" : `a colleague gave it to ${name} meanwhile`,
    es: (name: string | null) =>
      name === null ? "un colega la liberó entretanto" : `un colega se la dio a ${name} entretanto`,
  },
  NOT_FOUND: { en: "it is not there any more", es: "ya no existe" },
  assignFailed: {
    en: "Nothing was assigned. Your selection is kept.",
    es: "No se asignó nada. Su selección se conserva.",
  },
  caption: { en: "Applications", es: "Solicitudes" },
  more: { en: "Show more", es: "Mostrar más" },
  none: { en: "Nothing here", es: "Aquí no hay nada" },
  noneBody: {
    en: "No application of your lender fits these filters.",
    es: "Ninguna solicitud de su entidad coincide con estos filtros.",
  },
  noneYet: {
    en: "No application of your lender is under way. Each appears here by itself, as soon as a borrower has an account.",
    es: "Ninguna solicitud de su entidad está en curso. Cada una aparece aquí por sí sola, en cuanto el solicitante tiene cuenta.",
  },
  toSettings: { en: "See what is set up", es: "Ver qué está configurado" },
  noneInQueue: { en: "Nothing waits in this queue.", es: "Nada espera en esta cola." },
  failed: { en: "The pipeline could not be read", es: "No se pudieron leer las solicitudes" },
  failedBody: { en: "Try again in a moment.", es: "Inténtelo de nuevo en un momento." },
  nextPrevious: { en: "next, previous", es: "siguiente, anterior" },
  open: { en: "open", es: "abrir" },
  pick: { en: "select", es: "seleccionar" },
  find: { en: "find", es: "buscar" },
});
