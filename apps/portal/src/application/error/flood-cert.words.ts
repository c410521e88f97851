import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const floodWords = catalogue({
  loading: { en: "Looking up your home’s flood zone", es: "Consultando la zona de inundación de su casa" },
  title: { en: "We are looking up the flood zone of your home", es: "Buscamos la zona de inundación de su casa" },
  lead: {
    en: "Federal law wants it to be known before documents are drawn. It usually takes minutes.",
    es: "La ley federal exige saberla antes de preparar documentos. Suele tomar minutos.",
  },
  first: { en: "The determination comes", es: "Llega la determinación" },
  firstBody: {
    en: "Our move. Most homes are in no hazard area, and nothing more is asked.",
    es: "Nos toca a nosotros. La mayoría de las casas no está en zona de riesgo y no se pide nada más.",
  },
  second: { en: "Your documents are drawn", es: "Se preparan sus documentos" },
  secondBody: { en: "This page goes on by itself.", es: "Esta página avanza sola." },
  notice: { en: "Your home is in a flood hazard area", es: "Su casa está en una zona de riesgo de inundación" },
  noticeLead: {
    en: (zone: string) => `FEMA's map has it in zone ${zone}. Please read the notice before we go on.`,
    es: (zone: string) => `El mapa de FEMA la ubica en la zona ${zone}. Lea el aviso antes de seguir.`,
  },
  noticeBody: {
    en: "It says what the zone means, which insurance the law asks for, and that federal help after a flood may depend on it.",
    es: "Dice qué significa la zona, qué seguro exige la ley y que la ayuda federal tras una inundación puede depender de él.",
  },
  acknowledge: { en: "I have read the notice", es: "He leído el aviso" },
  openFirst: { en: "Open the notice first.", es: "Abra primero el aviso." },
  policy: { en: "Which flood insurance covers your home?", es: "¿Qué seguro de inundación cubre su casa?" },
  policyLead: {
    en: (amount: string) =>
      `The law asks for at least ${amount} of flood coverage on the building before documents are drawn.`,
    es: (amount: string) =>
      `La ley exige al menos ${amount} de cobertura de inundación del edificio antes de preparar documentos.`,
  },
  policyWhy: {
    en: "Homeowner's insurance does not pay for floods. Your agent can sell you a policy of the national program or a private one; you choose.",
    es: "El seguro de vivienda no paga inundaciones. Su agente puede venderle una póliza del programa nacional o una privada; usted elige.",
  },
  policyChecked: { en: "We are checking your flood policy", es: "Revisamos su póliza de inundación" },
  settled: { en: "Your documents are being drawn", es: "Se preparan sus documentos" },
  settledLead: {
    en: "The notice is read and the flood policy is accepted. This page goes on by itself.",
    es: "Leyó el aviso y aceptamos la póliza de inundación. Esta página avanza sola.",
  },
  sendPolicy: { en: "Send my flood policy", es: "Enviar mi póliza de inundación" },
  requirements: { en: "See the requirements", es: "Ver los requisitos" },
});
