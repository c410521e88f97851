import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const standingWords = catalogue({
  STAFF: { en: "Our move", es: "Nos toca a nosotros" },
  BORROWER: { en: "The borrower’s move", es: "Le toca al solicitante" },
  SERVICE: { en: "Waits for a service or a day", es: "Se espera un servicio o un día" },
  // Of one application, where lists speak of many.
  FUNDED: { en: "Funded", es: "Desembolsada" },
  DECLINED: { en: "Declined", es: "Denegada" },
  CANCELLED: { en: "Cancelled", es: "Cancelada" },
  LAPSED: { en: "Lapsed", es: "Caducada" },
  NOBODY: { en: "Nobody’s move", es: "No le toca a nadie" },
  untilDay: { en: (day: string) => `until the end of ${day}`, es: (day: string) => `hasta el final del ${day}` },
});
