import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const underwritingHoldWords = catalogue({
  title: { en: "A person is looking at your application", es: "Una persona revisa su solicitud" },
  lead: {
    en: "Something in it needs a look that a rule cannot give. That is no decision against you. It is our move.",
    es: "Algo en ella necesita una mirada que una regla no puede dar. No es una decisión en su contra. Nos toca a nosotros.",
  },
  first: { en: "An underwriter reads it", es: "Un analista la lee" },
  firstBody: { en: "Our move.", es: "Nos toca a nosotros." },
  second: { en: "If something is missing, we ask", es: "Si falta algo, preguntamos" },
  secondBody: { en: "You find it under your tasks, with the reason.", es: "Lo encuentra en sus tareas, con la razón." },
  third: { en: "You hear the answer", es: "Usted recibe la respuesta" },
  thirdBody: {
    en: "By mail and here, with the reasons if it is a no.",
    es: "Por correo y aquí, con las razones si es un no.",
  },
});
