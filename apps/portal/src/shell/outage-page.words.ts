import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const outageWords = catalogue({
  title: { en: "We cannot get this page just now", es: "Por ahora no podemos traer esta página" },
  lead: {
    en: "Our service is not answering, or your connection is weak. Nothing you entered is lost.",
    es: "Nuestro servicio no responde o su conexión es débil. No se pierde nada de lo que ingresó.",
  },
  trying: {
    en: "You need not do anything: we keep trying, and this page appears as soon as it works.",
    es: "No tiene que hacer nada: seguimos intentando y la página aparecerá en cuanto funcione.",
  },
  tryNow: { en: "Try now", es: "Intentar ahora" },
});
