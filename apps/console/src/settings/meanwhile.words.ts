import { catalogue } from "@gable/ui/language/catalogue.tsx";

/** To who finds, on sending a change, that a colleague was faster. */
export const meanwhileWords = catalogue({
  proposed: {
    en: (who: string) => `${who} has proposed a change of this meanwhile`,
    es: (who: string) => `${who} propuso un cambio de esto entretanto`,
  },
  proposedBody: {
    en: "It is decided on first. What you wrote stays here: propose it after that.",
    es: "Primero se decide sobre ese. Lo que usted escribió queda aquí: propóngalo después.",
  },
  changed: {
    en: (who: string) => `${who} has changed this meanwhile`,
    es: (who: string) => `${who} cambió esto entretanto`,
  },
  changedBody: {
    en: "What you changed is kept, on top of it. Where both changed the same, yours stands: look at it below, then go on.",
    es: "Lo que usted cambió se conserva, encima de eso. Si ambos cambiaron lo mismo, vale lo suyo: revíselo abajo y siga.",
  },
  look: {
    en: (number: number) => `Look at change ${number} (a new tab)`,
    es: (number: number) => `Ver el cambio ${number} (otra pestaña)`,
  },
});
