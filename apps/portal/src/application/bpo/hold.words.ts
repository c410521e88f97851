import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const bpoHoldWords = catalogue({
  title: { en: "We are finishing the check of your home", es: "Terminamos la revisión de su casa" },
  lead: {
    en: "Before the documents are written we confirm the value of the home and its title. It is our move.",
    es: "Antes de redactar los documentos confirmamos el valor de la casa y su título. Nos toca a nosotros.",
  },
  first: { en: "The home is looked at", es: "Se observa la casa" },
  firstBody: {
    en: "A local professional looks from the street. Nobody has to be at home, and nobody comes in.",
    es: "Un profesional local mira desde la calle. Nadie tiene que estar en casa y nadie entra.",
  },
  second: { en: "The title is confirmed", es: "Se confirma el título" },
  secondBody: {
    en: "The title company checks that the record has not changed.",
    es: "La compañía de títulos revisa que el registro no haya cambiado.",
  },
  third: { en: "You see the value", es: "Usted ve el valor" },
  thirdBody: {
    en: "We send you a copy of every valuation. If it changes your offer, you choose anew.",
    es: "Le enviamos copia de cada valuación. Si cambia su oferta, usted elige de nuevo.",
  },
});
