import { catalogue } from "@gable/ui/language/catalogue.tsx";

/** An appointment with a notary in person, as staff read it. */
export const visitWords = catalogue({
  title: { en: "Notary in person", es: "Notario en persona" },
  REQUESTED: { en: "asked for", es: "pedida" },
  CONFIRMED: { en: "booked", es: "reservada" },
  OVER: { en: "paper awaited", es: "se espera el papel" },
  FAILED: { en: "came to nothing", es: "sin resultado" },
  when: { en: "When", es: "Cuándo" },
  where: { en: "Where", es: "Dónde" },
  home: { en: "At home", es: "En casa" },
  work: { en: "At work", es: "En el trabajo" },
  other: { en: "Elsewhere", es: "En otro lugar" },
  "lender-office": { en: "Our office", es: "Nuestra oficina" },
  "attorney-office": { en: "Attorney’s office", es: "Oficina de un abogado" },
  "title-office": { en: "Title company’s office", es: "Oficina de una compañía de títulos" },
  access: { en: "How to get in", es: "Cómo entrar" },
  wished: { en: (choice: number) => `Choice ${choice}`, es: (choice: number) => `Opción ${choice}` },
  notary: { en: "Notary", es: "Notario" },
  commission: { en: (number: string) => `Commission ${number}`, es: (number: string) => `Comisión ${number}` },
  none: { en: "Being found", es: "Se busca" },
  officeCode: { en: "Code of the office", es: "Código de la oficina" },
  officeCodeNote: {
    en: "The notary gives it to who has come, after their ID. Never send it.",
    es: "El notario lo da a quien llegó, tras ver su identificación. Nunca lo envíe.",
  },
  arrived: { en: (name: string) => `${name} came`, es: (name: string) => `Llegó ${name}` },
  inPerson: { en: "In person", es: "En persona" },
  inPersonLead: {
    en: "The network answers who asks, unless you name one of your own. Where it finds nobody, the borrower is told and chooses other times.",
    es: "La red responde a quien pide, salvo que usted asigne a uno propio. Si no halla a nadie, se avisa al solicitante y elige otras horas.",
  },
  yours: { en: "In person: you go", es: "En persona: va usted" },
  visitTo: { en: (name: string) => `Visit to ${name}`, es: (name: string) => `Visita a ${name}` },
  visitFailed: { en: "This visit could not be loaded.", es: "No se pudo cargar esta visita." },
  noVisit: { en: "No visit is asked for.", es: "No se ha pedido ninguna visita." },
  next: { en: "Who comes, and what became of it", es: "Quién va y qué resultó" },
  networks: {
    en: "A notary of the network answers this visit, unless you name one of yours. Then the network is told that nobody of theirs need come.",
    es: "Un notario de la red atiende esta visita, salvo que usted asigne uno propio. Entonces se avisa a la red de que no hace falta nadie.",
  },
  youGo: {
    en: "You go. The borrower was told your name and commission number.",
    es: "Va usted. El solicitante ya sabe su nombre y su número de comisión.",
  },
  colleagueGoes: {
    en: "One of your own notaries goes. They say here what became of it.",
    es: "Va uno de sus notarios. Aquí dirá qué resultó.",
  },
  colleagueSays: {
    en: "The hour has come. Your notary says here what became of the visit; whoever knows that it came to nothing can say so for them.",
    es: "Ya es la hora. Su notario dirá aquí qué resultó; quien sepa que no se realizó puede decirlo por él.",
  },
  nobodyFound: {
    en: "The network found nobody for these times. Name one of your own, or leave it: the borrower was told and can choose other times.",
    es: "La red no halló a nadie para estas horas. Asigne a un notario propio, o déjelo: el solicitante fue avisado y puede elegir otras.",
  },
  isOver: {
    en: "This visit came to nothing. The borrower was told, and chooses another time.",
    es: "Esta visita no resultó. El solicitante fue avisado y elige otra hora.",
  },
  paperAwaited: {
    en: "Its hour is over. The network’s notary sends the scan of the deed.",
    es: "Ya pasó la hora. El notario de la red envía el escaneo de la escritura.",
  },
  isSaid: { en: "The deed was notarized at this visit.", es: "La escritura se certificó en esta visita." },
  sayWhat: {
    en: "The hour has come. Say here what became of the visit.",
    es: "Ya es la hora. Diga aquí qué resultó de la visita.",
  },
  printDeed: { en: "Print the deed", es: "Imprima la escritura" },
  printDeedBody: {
    en: "It is among the documents of the file. Print all its pages on one side.",
    es: "Está entre los documentos del expediente. Imprima todas las páginas por una cara.",
  },
  seeId: { en: "See everybody and their ID", es: "Vea a cada persona y su identificación" },
  seeIdBody: {
    en: "Everybody who signs must stand before you with a valid photo ID, and sign while you look on.",
    es: "Cada persona que firma debe estar ante usted con una identificación vigente con foto y firmar en su presencia.",
  },
  bringBack: { en: "Complete the certificate and scan it", es: "Complete el certificado y escanéelo" },
  bringBackBody: {
    en: "Your seal, name, commission and the day go on the deed. Bring the scan of all pages here, and the paper to the office: some counties record paper alone.",
    es: "Su sello, nombre, comisión y el día van en la escritura. Traiga aquí el escaneo de todas las páginas y el papel a la oficina: algunos condados solo inscriben papel.",
  },
  whoComes: { en: "Who comes", es: "Quién va" },
  at: { en: "When", es: "Cuándo" },
  nameOther: { en: "Name a colleague instead …", es: "Asignar a un colega …" },
  nobodyToName: {
    en: (state: string) =>
      `None of your notaries has written down a commission of ${state} that is in force then. Each does it on the page Notary.`,
    es: (state: string) =>
      `Ninguno de sus notarios ha anotado una comisión de ${state} vigente para entonces. Cada uno lo hace en la página Notario.`,
  },
  complete: { en: "The deed is notarized", es: "La escritura está certificada" },
  completeMeans: {
    en: "Everybody who signs appeared before you in person, showed a valid photo ID, and signed of their own will. It goes into your journal, and the scan to the county.",
    es: "Todas las personas que firman comparecieron ante usted, mostraron una identificación vigente con foto y firmaron por su propia voluntad. Queda en su libro de actas y el escaneo va al condado.",
  },
  signedOn: { en: "Day of your certificate", es: "Día de su certificado" },
  scan: { en: "Scan of the deed with your certificate", es: "Escaneo de la escritura con su certificado" },
  completed: { en: "Deed notarized. It is in your journal.", es: "Escritura certificada. Está en su libro de actas." },
  cameToNothing: { en: "It came to nothing …", es: "No resultó …" },
  whatHappened: { en: "What happened there", es: "Qué pasó allí" },
  ofNetwork: { en: (name: string) => `${name}, the network’s`, es: (name: string) => `${name}, de la red` },
  ofOurs: { en: "one of yours", es: "de los suyos" },
  language: { en: "Language", es: "Idioma" },
  inSpanish: { en: "Spanish", es: "Español" },
  toVisit: { en: "Who comes, and what became of it", es: "Quién va y qué resultó" },
  noVisits: { en: "Nobody waits for a visit.", es: "Nadie espera una visita." },
  who: { en: "Who signs", es: "Quién firma" },
  state: { en: "State", es: "Estado" },
});
