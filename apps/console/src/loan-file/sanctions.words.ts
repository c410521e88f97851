import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const sanctionsWords = catalogue({
  made: { en: "What was sent", es: "Qué se envió" },
  BLOCKED: { en: "Report of blocked property", es: "Informe de bienes bloqueados" },
  REJECTED: { en: "Report of a rejected transaction", es: "Informe de operación rechazada" },
  NONE_OWED: { en: "None is owed, says counsel", es: "No se debe ninguno, según un abogado" },
  on: { en: "On", es: "El" },
  note: { en: "Number of the report, or why none", es: "Número del informe, o por qué ninguno" },
  found: {
    en: (by: string, askedBy: string) => `${askedBy} found somebody here on a sanctions list, and ${by} agreed.`,
    es: (by: string, askedBy: string) =>
      `${askedBy} encontró a alguien de aquí en una lista de sanciones, y ${by} lo confirmó.`,
  },
  reported: {
    en: (by: string, day: string, note: string) => `Recorded by ${by} for ${day}: ${note}`,
    es: (by: string, day: string, note: string) => `Registrado por ${by} para el ${day}: ${note}`,
  },
});
