import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const shellWords = catalogue({
  logIn: { en: "Log in", es: "Iniciar sesión" },
  logOut: { en: "Log out", es: "Cerrar sesión" },
  dashboard: { en: "Dashboard", es: "Panel" },
  settings: { en: "Settings", es: "Configuración" },
  contact: { en: "Contact us", es: "Contáctenos" },
  menu: { en: "Menu", es: "Menú" },
  profile: { en: "Your account", es: "Su cuenta" },
  call: { en: (phone: string) => `Call us: ${phone}`, es: (phone: string) => `Llámenos: ${phone}` },
  otherLanguage: { en: "Español", es: "English" },
  dark: { en: "Dark", es: "Oscuro" },
  offline: {
    en: "You are offline. Nothing is lost. We go on when the connection is back.",
    es: "Está sin conexión. No se pierde nada. Seguimos cuando vuelva la conexión.",
  },
  loading: { en: "Loading", es: "Cargando" },
});

export const footerWords = catalogue({
  label: { en: "Legal", es: "Avisos legales" },
  terms: { en: "Terms of use", es: "Términos de uso" },
  privacy: { en: "Privacy Policy", es: "Política de privacidad" },
  licenses: { en: "Licenses", es: "Licencias" },
  encrypted: {
    en: "Everything you enter is encrypted, on its way and at rest.",
    es: "Todo lo que escribe está cifrado, en tránsito y guardado.",
  },
  licensedIn: {
    en: (count: number, more: boolean) => `Licensed in ${count} states${more ? ", more states to come" : ""}.`,
    es: (count: number, more: boolean) => `Con licencia en ${count} estados${more ? "; habrá más estados" : ""}.`,
  },
  newYorkLicensed: {
    en: "Licensed Mortgage Banker, New York State Department of Financial Services.",
    es: "Banquero hipotecario con licencia, Departamento de Servicios Financieros del Estado de Nueva York.",
  },
  newYorkReview: {
    en: "Its application for a New York license is being reviewed by the Department of Financial Services. It takes no applications from New York until then.",
    es: "Su solicitud de licencia de Nueva York está en revisión por el Departamento de Servicios Financieros. Hasta entonces no recibe solicitudes de Nueva York.",
  },
  newYorkNot: {
    en: "Not authorized to take applications in New York.",
    es: "Sin autorización para recibir solicitudes en Nueva York.",
  },
  illinois: {
    en: "Illinois residents: the Illinois Community Reinvestment Act applies to this lender. Evaluations of it can be read at the Illinois Department of Financial and Professional Regulation.",
    es: "Residentes de Illinois: la Ley de Reinversión Comunitaria de Illinois se aplica a este prestamista. Sus evaluaciones pueden leerse en el Departamento de Regulación Financiera y Profesional de Illinois.",
  },
  hours: { en: (hours: string) => `Support is open ${hours}.`, es: (hours: string) => `Atención: ${hours}.` },
  ncua: {
    en: "Federally insured by NCUA.",
    es: "Asegurada por el gobierno federal a través de la NCUA.",
  },
  fees: {
    en: (
      f: Record<
        "smallest" | "largest" | "low" | "high" | "fee" | "valuation" | "notary" | "recordLow" | "recordHigh" | "tax",
        string
      >,
    ) =>
      `Lines from ${f.smallest} to ${f.largest}. APR from ${f.low} to ${f.high}; the lowest is for the most qualified borrowers with five-year terms. APR does not include fees. Origination fee up to ${f.fee} of the initial draw; ${f.valuation} for a valuation where no automated one is available; ${f.notary} for notarization on paper; recording ${f.recordLow} to ${f.recordHigh}; recording tax up to ${f.tax} for each $100,000 borrowed. Property insurance is required, and flood insurance may be. Your home is collateral: you could lose it if you do not repay.`,
    es: (
      f: Record<
        "smallest" | "largest" | "low" | "high" | "fee" | "valuation" | "notary" | "recordLow" | "recordHigh" | "tax",
        string
      >,
    ) =>
      `Líneas de ${f.smallest} a ${f.largest}. APR de ${f.low} a ${f.high}; la más baja es para los solicitantes más calificados con plazos de cinco años. La APR no incluye cargos. Cargo de originación de hasta ${f.fee} del desembolso inicial; ${f.valuation} por una valoración cuando no hay una automática; ${f.notary} por notario en papel; registro de ${f.recordLow} a ${f.recordHigh}; impuesto de registro de hasta ${f.tax} por cada $100,000. Se requiere seguro de propiedad y puede requerirse seguro contra inundaciones. Su casa es la garantía: podría perderla si no paga.`,
  },
  plan: {
    en: "The line is open-end and fully drawn at origination, less the origination fee, at a fixed rate. Later draws in the draw period are priced at a prime-rate index plus a fixed margin. Approval may come in five minutes, subject to verification of income and employment and a property condition report. Funding takes five business days with a remote online notary, longer where a county does not record electronic signatures.",
    es: "La línea es abierta y se desembolsa por completo al inicio, menos el cargo de originación, a tasa fija. Los desembolsos posteriores durante el período de disposición se calculan con un índice de tasa preferencial más un margen fijo. La aprobación puede llegar en cinco minutos, sujeta a verificación de ingresos y empleo y a un informe del estado de la propiedad. El dinero llega en cinco días hábiles con notario en línea, más tarde donde un condado no registra firmas electrónicas.",
  },
});
