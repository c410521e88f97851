import type { Passage } from "../passage.ts";

/** Who may have a line, on which home, and for how much. */
export const eligibilityPassages: readonly Passage[] = [
  {
    id: "line-amounts",
    source: { en: "Our line amounts and rates", es: "Nuestros montos y tasas" },
    en: {
      title: "How much you can borrow",
      asked:
        "maximum loan amount; minimum line; how much can I get; largest line; borrow limit; credit limit; what is the biggest line; can I get a certain sum",
      text: "Lines run from {smallestLine} to {largestLine}. How much of that you can have depends on the value of your home, what is owed on it, your income and your credit. Your offer shows the most, and you may take less.",
    },
    es: {
      title: "Cuánto puede pedir",
      asked:
        "monto máximo; línea mínima; cuánto me prestan; línea más grande; límite de crédito; cantidad máxima; cuál es la línea más grande; pueden darme cierta suma",
      text: "Las líneas van de {smallestLine} a {largestLine}. Cuánto puede tener depende del valor de su casa, de lo que se debe sobre ella, de sus ingresos y de su crédito. Su oferta muestra el máximo, y puede tomar menos.",
    },
  },
  {
    id: "what-is-a-heloc",
    source: { en: "CFPB booklet on home equity lines of credit", es: "Folleto de la CFPB sobre líneas de crédito" },
    en: {
      title: "What a home equity line is",
      asked:
        "what is a heloc; explain home equity line of credit; how does a heloc work; difference between heloc and loan; equity meaning",
      text: "A home equity line of credit lets you borrow against the part of your home that is yours: its value less what you owe on it. The home secures the line. You repay monthly, and what you have repaid you may draw again during the draw period.",
    },
    es: {
      title: "Qué es una línea sobre el valor de la vivienda",
      asked:
        "qué es un heloc; explique la línea de crédito; cómo funciona un heloc; diferencia con un préstamo; qué es el capital de la casa",
      text: "Una línea sobre el valor de la vivienda le permite pedir prestado contra la parte de la casa que es suya: su valor menos lo que debe. La casa garantiza la línea. Paga cada mes, y lo que ha pagado puede volver a usarlo durante el período de disposición.",
    },
  },
  {
    id: "collateral",
    source: { en: "Security instrument; CFPB booklet", es: "Escritura de garantía; folleto de la CFPB" },
    en: {
      title: "Your home secures the line",
      asked:
        "can I lose my house; foreclosure; lien on my home; collateral; what if I cannot pay; missed payment; risk to my home; out of work and cannot pay; hardship; behind on payments; afraid of losing the house; can the lender take the house away",
      text: "Yes: your home is the collateral. If payments are not made, the lender may in the end foreclose. If you see trouble coming, call us early at {phone}; a housing counselor can also help at no charge.",
    },
    es: {
      title: "Su casa garantiza la línea",
      asked:
        "puedo perder mi casa; ejecución hipotecaria; gravamen sobre mi casa; garantía; si no puedo pagar; pago atrasado; riesgo para mi casa; sin empleo y no puedo pagar; dificultades; atrasado en los pagos; miedo por la casa; me quitan la casa; pueden quedarse con la casa",
      text: "Sí: su casa es la garantía. Si no se paga, el prestamista puede al final ejecutar la hipoteca. Si prevé dificultades, llámenos pronto al {phone}; un consejero de vivienda también puede ayudarle sin costo.",
    },
  },
  {
    id: "states",
    source: { en: "Licenses page", es: "Página de licencias" },
    link: "/licenses",
    en: {
      title: "In which states we lend",
      asked: "do you lend in my state; which states; available in Texas; licensed in New York; state license list",
      text: "We lend where {brand} is licensed. The list of states stands in the footer and on the licenses page; the first question of the application tells you at once whether your home is in one of them.",
    },
    es: {
      title: "En qué estados prestamos",
      asked: "prestan en mi estado; cuáles estados; disponible en Texas; licencia en Nueva York; lista de licencias",
      text: "Prestamos donde {brand} tiene licencia. La lista de estados está al pie de la página y en la página de licencias; la primera pregunta de la solicitud le dice enseguida si su casa está en uno de ellos.",
    },
  },
  {
    id: "home-types",
    source: { en: "Your home, in the application", es: "Su casa, en la solicitud" },
    en: {
      title: "Which homes qualify",
      asked:
        "condo; rental property; second home; mobile home; manufactured house; investment property; duplex; which property types; home on a lot; home on leased land; house that I rent out; vacation home; four units",
      text: "Houses, townhouses, condominiums and planned units can usually secure a line. Whether a second or a rented home, or another kind of building, qualifies, the first questions tell you; it costs nothing to ask and is not seen by other lenders.",
    },
    es: {
      title: "Qué viviendas califican",
      asked:
        "condominio; propiedad de alquiler; segunda vivienda; casa móvil; casa prefabricada; propiedad de inversión; dúplex; tipos de propiedad; casa en terreno propio; casa que alquilo a otros; casa de vacaciones; cuatro unidades",
      text: "Casas, casas adosadas, condominios y desarrollos planificados suelen poder garantizar una línea. Si califica una segunda vivienda, una alquilada u otro tipo de edificio, se lo dicen las primeras preguntas; preguntar no cuesta nada y otros prestamistas no lo ven.",
    },
  },
  {
    id: "home-for-sale",
    source: { en: "Whether the home is for sale, in the application", es: "Si la casa está en venta, en la solicitud" },
    en: {
      title: "A home that is for sale",
      asked: "my house is listed; selling my home; on the market; sell house during the loan; listed for sale",
      text: "A home that is listed for sale cannot secure a new line. If you take it off the market you may apply. If you sell later, the line is paid off from the sale.",
    },
    es: {
      title: "Una casa en venta",
      asked:
        "mi casa está en venta; vender mi casa; en el mercado; vender durante el préstamo; anunciada para la venta",
      text: "Una casa que está anunciada para la venta no puede garantizar una línea nueva. Si la retira del mercado puede solicitar. Si la vende después, la línea se paga con la venta.",
    },
  },
  {
    id: "co-owner",
    source: { en: "Other signers; 12 CFR 1002.7(d)", es: "Otros firmantes; 12 CFR 1002.7(d)" },
    en: {
      title: "Your spouse, or another owner",
      asked:
        "does my wife have to sign; husband on the title; co-owner; co-signer; co-borrower; spouse signature; other person on the deed; joint owner; somebody in the family owns part of the house; half belongs to another",
      text: "Everybody who owns the home signs the deed, because it secures the line. They get a link of their own, prove who they are, and sign. Signing as an owner is not a promise to repay. They see none of your income, score or chat.",
    },
    es: {
      title: "Su cónyuge, u otro dueño",
      asked:
        "tiene que firmar mi esposa; mi esposo está en el título; copropietario; cofirmante; codeudor; firma del cónyuge; otra persona en la escritura; un familiar es dueño de una parte; la mitad es de otra persona",
      text: "Toda persona dueña de la casa firma la escritura, porque la casa garantiza la línea. Recibe su propio enlace, prueba quién es y firma. Firmar como dueña no es prometer pagar. No ve sus ingresos, su puntaje ni su chat.",
    },
  },
  {
    id: "trust-owner",
    source: { en: "Certificate of trust", es: "Certificado de fideicomiso" },
    en: {
      title: "A home in a trust",
      asked: "house owned by a trust; living trust; trustee; certificate of trust; family trust title",
      text: "A home in a revocable living trust can usually secure a line. We ask for a certificate of trust, and the trustees sign. Homes owned by a company cannot.",
    },
    es: {
      title: "Una casa en un fideicomiso",
      asked:
        "casa a nombre de un fideicomiso; fideicomiso en vida; fiduciario; certificado de fideicomiso; trust familiar",
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
      asked: "texas rules; texas home equity; 80 percent limit texas; twelve day wait; texas 50a6",
      text: "Texas has its own rules: all debts on the home may be at most 80% of its value, twelve days pass between application and closing, fees are capped, and there is one such loan on a home at a time. The application follows them for you.",
    },
    es: {
      title: "Casas en Texas",
      asked:
        "reglas de texas; capital de la vivienda en texas; límite de 80 por ciento; espera de doce días; texas 50a6",
      text: "Texas tiene reglas propias: las deudas sobre la casa pueden sumar como máximo el 80 % de su valor, pasan doce días entre la solicitud y el cierre, los cargos tienen tope, y hay un solo préstamo así por casa. La solicitud las sigue por usted.",
    },
  },
  {
    id: "declined",
    source: { en: "12 CFR 1002.9", es: "12 CFR 1002.9" },
    en: {
      title: "Why an application is declined",
      asked:
        "why was I denied; declined reasons; rejected; adverse action; not approved; apply again after denial; turned down; can I try again later",
      text: "If we cannot approve an application we send you a notice with the main reasons, such as income, credit or equity, within 30 days. It names the credit bureau where one was asked. You may correct mistakes there and apply again.",
    },
    es: {
      title: "Por qué se niega una solicitud",
      asked:
        "por qué me negaron; motivos del rechazo; rechazada; acción adversa; no aprobado; volver a solicitar; no me lo dieron; puedo intentarlo más tarde",
      text: "Si no podemos aprobar una solicitud le enviamos un aviso con los motivos principales, como ingresos, crédito o valor de la casa, en un plazo de 30 días. Indica el buró consultado. Puede corregir errores allí y solicitar de nuevo.",
    },
  },
];
