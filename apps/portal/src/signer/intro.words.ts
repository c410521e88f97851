import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const signerIntroWords = catalogue({
  title: { en: (who: string) => `What ${who} asks of you`, es: (who: string) => `Lo que ${who} le pide` },
  lead: {
    en: (who: string, home: string) =>
      `You have a right in the home at ${home}. ${who} is borrowing against it. You sign the document that makes the home the security. You do not promise to repay.`,
    es: (who: string, home: string) =>
      `Usted tiene un derecho sobre la casa en ${home}. ${who} pide un préstamo con ella como garantía. Usted firma el documento que la pone en garantía. No promete pagar.`,
  },
  means: { en: "What it means", es: "Qué significa" },
  share: { en: "Your share secures the line too", es: "Su parte también garantiza la línea" },
  shareBody: {
    en: "If the debt is not paid, the home can be sold, your share with it.",
    es: "Si la deuda no se paga, la casa puede venderse, también su parte.",
  },
  owe: { en: "You owe nothing", es: "Usted no debe nada" },
  oweBody: {
    en: "You sign no credit agreement. We do not ask about your income and do not look at your credit.",
    es: "No firma ningún contrato de crédito. No preguntamos por sus ingresos ni miramos su crédito.",
  },
  way: { en: "How it goes", es: "Cómo sigue" },
  identity: { en: "Show who you are", es: "Demuestre quién es" },
  identityBody: {
    en: "A picture of your ID. Two minutes, now.",
    es: "Una foto de su identificación. Dos minutos, ahora.",
  },
  sign: { en: "Read and sign", es: "Lea y firme" },
  signBody: {
    en: "Your own documents, once the borrower has signed. You keep a copy of each.",
    es: "Sus propios documentos, cuando quien pide el préstamo haya firmado. Usted guarda copia de cada uno.",
  },
  signAtOffice: {
    en: "You read your own documents here, once the borrower has theirs. You sign them at an office, as Texas law asks. You keep a copy of each.",
    es: "Lee aquí sus propios documentos, cuando quien pide el préstamo tenga los suyos. Los firma en una oficina, como exige la ley de Texas. Usted guarda copia de cada uno.",
  },
  notary: { en: "Meet a notary", es: "Reúnase con un notario" },
  notaryBody: {
    en: "You sign the deed before a notary. Then you have your own days in which to cancel.",
    es: "Firma la escritura ante un notario. Luego tiene sus propios días para cancelar.",
  },
  notaryInPerson: {
    en: "You sign the deed by hand before a notary, together with the borrower. We tell you when and where. Then you have your own days in which to cancel.",
    es: "Firma la escritura a mano ante un notario, junto con quien pide el préstamo. Le decimos cuándo y dónde. Luego tiene sus propios días para cancelar.",
  },
  notaryAtOffice: {
    en: "You sign the deed by hand before a notary at that office, on the same day. Then you have your own days in which to cancel.",
    es: "Firma la escritura a mano ante un notario en esa oficina, el mismo día. Luego tiene sus propios días para cancelar.",
  },
  apart: {
    en: "What the borrower earns, owes and writes to us stays theirs. What you show us stays yours.",
    es: "Lo que gana, debe y nos escribe quien pide el préstamo es suyo. Lo que usted nos muestra es de usted.",
  },
  go: { en: "I have read this. Go on", es: "Lo leí. Continuar" },
  back: { en: "Go on", es: "Continuar" },
  paper: { en: "I want to sign on paper", es: "Quiero firmar en papel" },
  paperSure: { en: "You want to sign on paper?", es: "¿Quiere firmar en papel?" },
  paperBody: {
    en: "We post what you sign to the home, with a stamped envelope for the way back. The deed is then signed by hand by everybody, before a notary. It costs nothing, and it takes some days longer. If another address is better for you, call us. You cannot return to the screen by yourself.",
    es: "Enviamos a la casa lo que usted firma, con un sobre franqueado para la devolución. La escritura la firman entonces todos a mano, ante un notario. No tiene costo y tarda unos días más. Si prefiere otra dirección, llámenos. No podrá volver a la pantalla por su cuenta.",
  },
  confirmPaper: { en: "Post me my papers", es: "Envíenme mis documentos" },
  keepScreen: { en: "Stay on the screen", es: "Seguir en pantalla" },
  no: { en: "I do not want to sign", es: "No quiero firmar" },
  call: { en: (phone: string) => `Ask a person: ${phone}`, es: (phone: string) => `Pregunte a una persona: ${phone}` },
  sure: { en: "You do not want to sign?", es: "¿No quiere firmar?" },
  sureBody: {
    en: (who: string) =>
      `We tell ${who}, who can invite you again if you change your mind. Without your signature there is no line of credit. You need give no reason.`,
    es: (who: string) =>
      `Se lo diremos a ${who}, que puede invitarle de nuevo si cambia de opinión. Sin su firma no hay línea de crédito. No tiene que dar razones.`,
  },
  confirmNo: { en: "I do not sign", es: "No firmo" },
  keep: { en: "Go back", es: "Volver" },
});
