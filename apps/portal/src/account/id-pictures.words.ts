import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const idPicturesWords = catalogue({
  title: { en: "Take the pictures of your ID", es: "Tome las fotos de su identificación" },
  lead: {
    en: "With this phone, in about two minutes. Have the document in your hand, and sit where there is light.",
    es: "Con este teléfono, en unos dos minutos. Tenga el documento en la mano y busque un lugar con luz.",
  },
  begin: { en: "Begin", es: "Comenzar" },
  notMine: {
    en: "You did not ask for this? Then close the page: without you nothing happens.",
    es: "¿Usted no lo pidió? Entonces cierre la página: sin usted no pasa nada.",
  },
  question: {
    en: (name: string) => `${name}, show us that it is you`,
    es: (name: string) => `${name}, muéstrenos que es usted`,
  },
  go: { en: "Send the pictures", es: "Enviar las fotos" },
  done: { en: "The pictures are with us", es: "Ya tenemos las fotos" },
  doneLead: {
    en: "Your phone has done its part. Go on where you began: the page there goes on by itself. You can close this one.",
    es: "Su teléfono ya cumplió. Siga donde comenzó: esa página continúa sola. Puede cerrar esta.",
  },
  used: { en: "This link was used already", es: "Este enlace ya se usó" },
  usedLead: {
    en: "A link works once, on one phone, and a newer one makes it void. Make another on the page where you began.",
    es: "Un enlace sirve una vez, en un teléfono, y uno más nuevo lo anula. Haga otro en la página donde comenzó.",
  },
  expired: { en: "This link has expired", es: "Este enlace venció" },
  expiredLead: {
    en: "Links are good for 15 minutes, so that nobody else can use them. Nothing is lost: make another on the page where you began.",
    es: "Los enlaces sirven 15 minutos, para que nadie más los use. No se perdió nada: haga otro en la página donde comenzó.",
  },
  unknown: { en: "This link leads nowhere", es: "Este enlace no lleva a nada" },
  unknownLead: {
    en: "Perhaps it was cut off. Scan the code again, or make another link on the page where you began.",
    es: "Quizá se cortó. Escanee el código de nuevo o haga otro enlace en la página donde comenzó.",
  },
  later: { en: "The pictures are not asked for just now", es: "Ahora no se piden las fotos" },
  laterLead: {
    en: "Look at the page where you began: it says what comes next.",
    es: "Mire la página donde comenzó: allí dice qué sigue.",
  },
});
