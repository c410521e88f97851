import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const maintenanceWords = catalogue({
  title: { en: "Scheduled Maintenance", es: "Mantenimiento programado" },
  message: {
    en: "We are currently undergoing scheduled maintenance. Please check back shortly. Thank you for your patience!",
    es: "Estamos realizando un mantenimiento programado. Vuelva a intentarlo en un momento. Gracias por su paciencia.",
  },
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
