import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const maintenanceWords = catalogue({
  dashboard: { en: "Dashboard", es: "Panel" },
  until: {
    en: (moment: string) => `We expect to be back on ${moment}.`,
    es: (moment: string) => `Esperamos volver el ${moment}.`,
  },
  safe: {
    en: (phone: string) => `What you saved is kept. If it cannot wait, call us at ${phone}.`,
    es: (phone: string) => `Lo que guardó se conserva. Si no puede esperar, llámenos al ${phone}.`,
  },
});
