import type { Passage } from "../passage.ts";

/** Who may have a line, on which home, and for how much. */
export const eligibilityPassages: readonly Passage[] = [
  {
    id: "line-amounts",
    source: { en: "Our line amounts and rates", es: "Nuestros montos y tasas" },
    en: {
      title: "How much you can borrow",
      text: "Lines run from {smallestLine} to {largestLine}. How much of that you can have depends on the value of your home, what is owed on it, your income and your credit. Your offer shows the most, and you may take less.",
    },
    es: {
      title: "Cuánto puede pedir",
      text: "Las líneas van de {smallestLine} a {largestLine}. Cuánto puede tener depende del valor de su casa, de lo que se debe sobre ella, de sus ingresos y de su crédito. Su oferta muestra el máximo, y puede tomar menos.",
    },
  },
  {
    id: "what-is-a-heloc",
    source: { en: "CFPB booklet on home equity lines of credit", es: "Folleto de la CFPB sobre líneas de crédito" },
    en: {
      title: "What a home equity line is",
      text: "A home equity line of credit lets you borrow against the part of your home that is yours: its value less what you owe on it. The home secures the line. You repay monthly, and part of what you have repaid you may draw again during the draw period.",
    },
    es: {
      title: "Qué es una línea sobre el valor de la vivienda",
      text: "Una línea sobre el valor de la vivienda le permite pedir prestado contra la parte de la casa que es suya: su valor menos lo que debe. La casa garantiza la línea. Paga cada mes, y una parte de lo que ha pagado puede volver a usarla durante el período de disposición.",
    },
  },
  {
    id: "collateral",
    source: { en: "Security instrument; CFPB booklet", es: "Escritura de garantía; folleto de la CFPB" },
    en: {
      title: "Your home secures the line",
      text: "Yes: your home is the collateral. If payments are not made, the lender may in the end foreclose. If you see trouble coming, call us early at {phone}; a housing counselor can also help at no charge.",
    },
    es: {
      title: "Su casa garantiza la línea",
      text: "Sí: su casa es la garantía. Si no se paga, el prestamista puede al final ejecutar la hipoteca. Si prevé dificultades, llámenos pronto al {phone}; un consejero de vivienda también puede ayudarle sin costo.",
    },
  },
  {
    id: "states",
    source: { en: "Licenses page", es: "Página de licencias" },
    link: "/licenses",
    en: {
      title: "In which states we lend",
      text: "We lend where {brand} is licensed. The list of states stands in the footer and on the licenses page; the first question of the application tells you at once whether your home is in one of them.",
    },
    es: {
      title: "En qué estados prestamos",
      text: "Prestamos donde {brand} tiene licencia. La lista de estados está al pie de la página y en la página de licencias; la primera pregunta de la solicitud le dice enseguida si su casa está en uno de ellos.",
    },
  },
  {
    id: "home-types",
    source: { en: "Your home, in the application", es: "Su casa, en la solicitud" },
    en: {
      title: "Which homes qualify",
      text: "Houses, townhouses, condominiums, planned units and most duplexes can usually secure a line; manufactured and mobile homes, co-ops, houseboats, land without a house and buildings of three or more homes usually cannot. Whether yours, a second or a rented home qualifies, the first questions tell you; it costs nothing to ask and is not seen by other lenders.",
    },
    es: {
      title: "Qué viviendas califican",
      text: "Casas, casas adosadas, condominios, desarrollos planificados y casi todos los dúplex suelen poder garantizar una línea; las casas móviles o prefabricadas, las cooperativas, las casas flotantes, los terrenos sin casa y los edificios de tres o más viviendas, por lo general no. Si califica la suya, una segunda vivienda o una alquilada, se lo dicen las primeras preguntas; preguntar no cuesta nada y otros prestamistas no lo ven.",
    },
  },
  {
    id: "home-for-sale",
    source: { en: "Whether the home is for sale, in the application", es: "Si la casa está en venta, en la solicitud" },
    en: {
      title: "A home that is for sale",
      text: "A home that is listed for sale cannot secure a new line. If you take it off the market you may apply. If you sell later, the line is paid off from the sale.",
    },
    es: {
      title: "Una casa en venta",
      text: "Una casa que está anunciada para la venta no puede garantizar una línea nueva. Si la retira del mercado puede solicitar. Si la vende después, la línea se paga con la venta.",
    },
  },
  {
    id: "co-owner",
    source: { en: "Other signers; 12 CFR 1002.7(d)", es: "Otros firmantes; 12 CFR 1002.7(d)" },
    en: {
      title: "Your spouse, or another owner",
      text: "Everybody who owns the home signs the deed, because it secures the line. They get a link of their own, prove who they are, and sign. Signing as an owner is not a promise to repay. They see none of your income, score or chat.",
    },
    es: {
      title: "Su cónyuge, u otro dueño",
      text: "Toda persona dueña de la casa firma la escritura, porque la casa garantiza la línea. Recibe su propio enlace, prueba quién es y firma. Firmar como dueña no es prometer pagar. No ve sus ingresos, su puntaje ni su chat.",
    },
  },
  {
    id: "trust-owner",
    source: { en: "Certificate of trust", es: "Certificado de fideicomiso" },
    en: {
      title: "A home in a trust",
      text: "A home in a revocable living trust can usually secure a line. We ask for a certificate of trust, and the trustees sign. Homes owned by a company cannot.",
    },
    es: {
      title: "Una casa en un fideicomiso",
      text: "Una casa en un fideicomiso revocable en vida suele poder garantizar una línea. Pedimos un certificado de fideicomiso, y los fiduciarios firman. Las casas de una empresa no pueden.",
    },
  },
  {
    id: "texas",
    source: {
      en: "Texas Constitution, article XVI, section 50(a)(6)",
      es: "Constitución de Texas, artículo XVI, sección 50(a)(6)",
    },
    en: {
      title: "Homes in Texas",
      text: "Texas has its own rules for the home that you live in: all debts on it may be at most 80% of its value, twelve days pass between application and closing, fees are capped, and there is one such loan on a home at a time, and one in a year. You sign at an office of the lender, of an attorney or of a title company, not from home. The application follows these rules for you.",
    },
    es: {
      title: "Casas en Texas",
      text: "Texas tiene reglas propias para la casa en la que usted vive: sus deudas pueden sumar como máximo el 80 % de su valor, pasan doce días entre la solicitud y el cierre, los cargos tienen tope, y hay un solo préstamo así por casa, y uno por año. Se firma en una oficina del prestamista, de un abogado o de una compañía de títulos, no desde la casa. La solicitud sigue estas reglas por usted.",
    },
  },
  {
    id: "declined",
    source: { en: "12 CFR 1002.9", es: "12 CFR 1002.9" },
    en: {
      title: "Why an application is declined",
      text: "If we cannot approve an application we send you a notice with the main reasons, such as income, credit or equity, within 30 days. It names the credit bureau where one was asked. You may correct mistakes there and apply again.",
    },
    es: {
      title: "Por qué se niega una solicitud",
      text: "Si no podemos aprobar una solicitud le enviamos un aviso con las razones principales, como ingresos, crédito o valor de la casa, en un plazo de 30 días. Indica la agencia consultada. Puede corregir errores allí y solicitar de nuevo.",
    },
  },
];
