import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const additionalWords = catalogue({
  title: { en: "The other owners sign too", es: "Los otros dueños también firman" },
  lead: {
    en: "You have done your part. Everybody who owns the home signs the security document; only you borrow, and only you repay.",
    es: "Usted hizo su parte. Todos los dueños firman el documento de garantía; solo usted toma el préstamo y solo usted paga.",
  },
  invited: {
    en: (count: number) => (count === 1 ? "One other signer is invited" : `${count} other signers are invited`),
    es: (count: number) => (count === 1 ? "Hay otro firmante invitado" : `Hay ${count} firmantes invitados`),
  },
  invitedBody: {
    en: "They got a message with their own link. It is their move.",
    es: "Recibieron un mensaje con su propio enlace. Les toca a ellos.",
  },
  notYet: { en: "We invite the other owners", es: "Invitamos a los otros dueños" },
  notYetBody: {
    en: "It is our move. If we lack a way to reach them, we ask you.",
    es: "Nos toca a nosotros. Si nos falta cómo contactarlos, le preguntamos.",
  },
  identity: { en: "They show who they are", es: "Demuestran quiénes son" },
  identityBody: {
    en: "With their own ID. They are not asked about income or credit.",
    es: "Con su propia identificación. No se les pregunta por ingresos ni crédito.",
  },
  notary: { en: "Then all of you meet the notary", es: "Luego todos se reúnen con el notario" },
  notaryBody: {
    en: "Together or apart. Each owner has an own right to cancel.",
    es: "Juntos o por separado. Cada dueño tiene su propio derecho a cancelar.",
  },
});
