import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const contactWords = catalogue({
  title: { en: "Talk to a person", es: "Hable con una persona" },
  lead: { en: (hours: string) => `We answer ${hours}.`, es: (hours: string) => `Atendemos: ${hours}.` },
  call: { en: (phone: string) => `Call ${phone}`, es: (phone: string) => `Llamar al ${phone}` },
  write: { en: "Write to us", es: "Escribirnos" },
  phone: { en: "Phone", es: "Teléfono" },
  email: { en: "Email", es: "Correo electrónico" },
  address: { en: "Address", es: "Dirección" },
  never: {
    en: "Never send us your Social Security number or bank details by email.",
    es: "Nunca nos envíe su número de Seguro Social ni datos bancarios por correo.",
  },
});
