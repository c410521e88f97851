import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const answersWords = catalogue({
  title: { en: "Your answers", es: "Sus respuestas" },
  lead: {
    en: "This is what you told us. If something is wrong, change it: we say first what that brings about, and nothing happens before you agree.",
    es: "Esto es lo que nos dijo. Si algo está mal, cámbielo: primero decimos qué trae consigo y nada ocurre antes de que usted lo acepte.",
  },
  loading: { en: "Fetching your answers", es: "Obteniendo sus respuestas" },
  SIGNED: {
    en: (phone: string) =>
      `You have begun to sign the papers of your line, and they say what you told us. So nothing is changed here any more. Is something wrong? Call us at ${phone} before the money is sent: a person looks at it with you, and the papers may have to be drawn again.`,
    es: (phone: string) =>
      `Ya empezó a firmar los documentos de su línea, que dicen lo que usted nos dijo. Por eso aquí ya no se cambia nada. ¿Hay un error? Llámenos al ${phone} antes de que se envíe el dinero: una persona lo ve con usted y puede que haya que preparar los documentos otra vez.`,
  },
  DECIDED: {
    en: (phone: string) =>
      `This application has ended or was decided, so nothing is changed here any more. Is something wrong? Call us at ${phone}.`,
    es: (phone: string) =>
      `Esta solicitud terminó o ya se decidió; por eso aquí ya no se cambia nada. ¿Hay un error? Llámenos al ${phone}.`,
  },
  CHECKS_USED: {
    en: (phone: string) =>
      `Your name and date of birth were checked several times. To change them once more, call us at ${phone}.`,
    es: (phone: string) =>
      `Su nombre y fecha de nacimiento se comprobaron varias veces. Para cambiarlos otra vez, llámenos al ${phone}.`,
  },
  VALUER_ORDERED: {
    en: (phone: string) =>
      `Somebody was ordered to value this home. If its address is wrong, call us at ${phone}, so that nobody goes to the wrong door.`,
    es: (phone: string) =>
      `Se encargó a alguien valorar esta casa. Si la dirección está mal, llámenos al ${phone}, para que nadie vaya a la puerta equivocada.`,
  },
  PAPERS_DRAWN: {
    en: (phone: string) =>
      `The papers for this home are drawn. If its address is wrong, call us at ${phone} before you sign.`,
    es: (phone: string) =>
      `Los documentos de esta casa están preparados. Si la dirección está mal, llámenos al ${phone} antes de firmar.`,
  },
  byPerson: {
    en: (phone: string) => `A person corrects your Social Security number with you: ${phone}.`,
    es: (phone: string) => `Una persona corrige su número de Seguro Social con usted: ${phone}.`,
  },
  email: { en: "Change your email address in your settings", es: "Cambiar su correo en su configuración" },
  demographics: {
    en: "Answer the questions about ethnicity, race and sex again",
    es: "Responder otra vez las preguntas sobre etnia, raza y sexo",
  },
  goOn: { en: "Back to your application", es: "Volver a su solicitud" },
});
