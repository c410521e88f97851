import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const pipelineWords = catalogue({
  title: { en: "Pipeline", es: "Solicitudes" },
});
