import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const notificationWords = catalogue({
  title: { en: "Notifications", es: "Notificaciones" },
  unread: {
    en: (count: number) => `Notifications, ${count} new`,
    es: (count: number) => `Notificaciones, ${count} ${count === 1 ? "nueva" : "nuevas"}`,
  },
  empty: { en: "No Notifications", es: "Sin notificaciones" },
  all: { en: "View All", es: "Ver todas" },
  read: { en: "Mark all as read", es: "Marcar todas como leídas" },
  failed: {
    en: "They could not be fetched. We try again in a minute.",
    es: "No se pudieron obtener. Lo intentamos de nuevo en un minuto.",
  },
});
