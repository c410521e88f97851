import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const answersWords = catalogue({
  title: { en: "Your answers", es: "Sus respuestas" },
  lead: {
    en: "This is what you told us. If something is wrong, change it: we say first what that brings about, and nothing happens before you agree.",
    es: "Esto es lo que nos dijo. Si algo está mal, cámbielo: primero decimos qué trae consigo y nada ocurre antes de que usted lo acepte.",
  },
  leadRead: { en: "This is what you told us.", es: "Esto es lo que nos dijo." },
  loading: { en: "Fetching your answers", es: "Obteniendo sus respuestas" },
  SIGNED: {
    en: (phone: string) =>
      `You have begun to sign the papers of your line, and they say what you told us. So nothing is changed here any more. Is something wrong? Call us at ${phone} before the money is sent. A slip in the address of the same home is corrected by a person here; for anything else the papers may have to be drawn again, or a new application taken.`,
    es: (phone: string) =>
      `Ya empezó a firmar los documentos de su línea, que dicen lo que usted nos dijo. Por eso aquí ya no se cambia nada. ¿Hay un error? Llámenos al ${phone} antes de que se envíe el dinero. Un error en la dirección de la misma casa lo corrige una persona de aquí; para lo demás puede que haya que preparar los documentos otra vez o tomar una nueva solicitud.`,
  },
  DECIDED: {
    en: (phone: string) =>
      `This application has ended or was decided, so nothing is changed here any more. Is something wrong? Call us at ${phone}.`,
    es: (phone: string) =>
      `Esta solicitud terminó o ya se decidió; por eso aquí ya no se cambia nada. ¿Hay un error? Llámenos al ${phone}.`,
  },
  funded: {
    en: (phone: string) =>
      `Your line is open and its papers say what you told us, so nothing of this application is changed any more. Was something wrong, or has your name, your address or your phone changed since? Call us at ${phone}: a person puts it right with you.`,
    es: (phone: string) =>
      `Su línea está abierta y sus documentos dicen lo que usted nos dijo; por eso ya no se cambia nada de esta solicitud. ¿Había un error, o ha cambiado su nombre, su dirección o su teléfono? Llámenos al ${phone}: una persona lo arregla con usted.`,
  },
  CHECKS_USED: {
    en: (phone: string) =>
      `Your name and date of birth were checked several times. To change them once more, call us at ${phone}.`,
    es: (phone: string) =>
      `Su nombre y fecha de nacimiento se comprobaron varias veces. Para cambiarlos otra vez, llámenos al ${phone}.`,
  },
  VALUER_ORDERED: {
    en: (phone: string) =>
      `Somebody was ordered to value this home. If its address is wrong, call us at ${phone}: a person here asks the county, corrects it with you, and calls the valuer back from a wrong door. A look at the wrong home costs you nothing.`,
    es: (phone: string) =>
      `Se encargó a alguien valorar esta casa. Si la dirección está mal, llámenos al ${phone}: una persona de aquí pregunta al condado, la corrige con usted y avisa al valuador para que no vaya a la puerta equivocada. Una visita a la casa equivocada no le cuesta nada.`,
  },
  PAPERS_DRAWN: {
    en: (phone: string) =>
      `The papers for this home are drawn. If its address is wrong, call us at ${phone} before you sign: a person here asks the county and corrects it with you. If it is another home, its papers are drawn anew.`,
    es: (phone: string) =>
      `Los documentos de esta casa están preparados. Si la dirección está mal, llámenos al ${phone} antes de firmar: una persona de aquí pregunta al condado y la corrige con usted. Si es otra casa, sus documentos se preparan de nuevo.`,
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
