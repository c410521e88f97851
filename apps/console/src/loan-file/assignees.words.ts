import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const assigneesWords = catalogue({
  assignees: { en: "Who looks after it", es: "Quién se ocupa" },
  nobody: { en: "Nobody", es: "Nadie" },
  givenMeanwhile: {
    en: (name: string) => `A colleague gave it to ${name} meanwhile. Your choice was not applied.`,
    es: (name: string) => `Mientras tanto, un colega la asignó a ${name}. Lo que usted eligió no se aplicó.`,
  },
  freedMeanwhile: {
    en: "A colleague freed it meanwhile. Your choice was not applied.",
    es: "Mientras tanto, un colega la dejó sin asignar. Lo que usted eligió no se aplicó.",
  },
  giveAllTheSame: {
    en: (name: string) => `Give it to ${name} all the same`,
    es: (name: string) => `Asignarla a ${name} de todos modos`,
  },
  freeAllTheSame: { en: "Free it all the same", es: "Dejarla sin asignar de todos modos" },
  leaveIt: { en: "Leave it as it is", es: "Dejarla como está" },
});
