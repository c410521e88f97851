import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const brandWords = catalogue({
  colour: { en: "Color", es: "Color" },
  colourHint: {
    en: "One color is enough. Shades, and what dark screens need, follow from it.",
    es: "Basta un color. Los tonos, y lo que piden las pantallas oscuras, salen de él.",
  },
  pick: { en: "Pick a color", es: "Elegir un color" },
  logo: { en: "Logo", es: "Logotipo" },
  onLight: { en: "On light pages", es: "Sobre claro" },
  onDark: { en: "On dark pages", es: "Sobre oscuro" },
  logoHint: {
    en: "An SVG drawing, without scripts, pictures or styles in it",
    es: "Un dibujo SVG, sin scripts, imágenes ni estilos",
  },
  checking: { en: "The drawing is being checked …", es: "Se revisa el dibujo …" },
  alt: { en: "Logo in words, for who cannot see it", es: "El logotipo en palabras, para quien no lo ve" },
  preview: { en: "As borrowers see it", es: "Como lo ven los solicitantes" },
  light: { en: "Light", es: "Claro" },
  dark: { en: "Dark", es: "Oscuro" },
  question: { en: "What is the home’s address?", es: "¿Cuál es la dirección de la vivienda?" },
  lead: {
    en: "We look up its value. This does not touch your credit.",
    es: "Buscamos su valor. Esto no afecta su crédito.",
  },
  next: { en: "Go on", es: "Continuar" },
  help: { en: "Talk to us", es: "Hable con nosotros" },
  line: { en: "Your line", es: "Su línea" },
  product: {
    en: (product: string) => `${product} is a product of …`,
    es: (product: string) => `${product} es un producto de …`,
  },
  readable: { en: "Can it be read?", es: "¿Se puede leer?" },
  asIs: {
    en: (scheme: string, ratio: string) => `${scheme}: your color is read well (${ratio} to 1).`,
    es: (scheme: string, ratio: string) => `${scheme}: su color se lee bien (${ratio} a 1).`,
  },
  repaired: {
    en: (scheme: string, ratio: string, used: string, better: string) =>
      `${scheme}: your color would be hard to read (${ratio} to 1; 4.5 is needed). Buttons and links use ${used} of the same hue (${better} to 1).`,
    es: (scheme: string, ratio: string, used: string, better: string) =>
      `${scheme}: su color se leería mal (${ratio} a 1; hacen falta 4.5). Botones y enlaces usan ${used}, del mismo tono (${better} a 1).`,
  },
  noColour: { en: "Write the color as #rrggbb.", es: "Escriba el color como #rrggbb." },
});
