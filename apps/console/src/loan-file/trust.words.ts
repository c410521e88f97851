import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const trustWords = catalogue({
  name: { en: "Name of the trust", es: "Nombre del fideicomiso" },
  datedOn: { en: "Dated", es: "Fechado" },
  kind: { en: "Can its maker revoke it?", es: "¿Puede revocarlo quien lo creó?" },
  REVOCABLE: { en: "Yes, revocable (living) trust", es: "Sí, fideicomiso revocable" },
  IRREVOCABLE: { en: "No, irrevocable: decline instead", es: "No, irrevocable: deniegue" },
  trustees: { en: "Trustees who must act", es: "Fiduciarios que deben actuar" },
  trusteesHint: {
    en: "One on each line. Each must be the borrower or a signer named on this application.",
    es: "Uno por línea. Cada uno debe ser el solicitante o un firmante nombrado en la solicitud.",
  },
});
