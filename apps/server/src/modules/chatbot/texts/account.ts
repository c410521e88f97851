import type { Passage } from "../passage.ts";

/** The account, people to talk to, and what an assistant does not do. */
export const accountPassages: readonly Passage[] = [
  {
    id: "password",
    source: { en: "Log-in page", es: "Página de inicio de sesión" },
    link: "/auth/forgotten",
    en: {
      title: "A forgotten password",
      asked:
        "forgot password; reset my password; cannot log in; locked out; sign in problem; login not working; cannot get into my account; do not remember my login",
      text: "On the log-in page press “Forgot your password?”. We mail a link with which you choose another. After several wrong tries the account is locked for a few minutes.",
    },
    es: {
      title: "Contraseña olvidada",
      asked:
        "olvidé mi contraseña; restablecer contraseña; no puedo entrar; bloqueado; problema al iniciar sesión; no funciona el acceso; no puedo acceder a mi cuenta; no recuerdo mi clave",
      text: "En la página de inicio de sesión pulse “¿Olvidó su contraseña?”. Enviamos un enlace con el que elige otra. Tras varios intentos erróneos la cuenta se bloquea unos minutos.",
    },
  },
  {
    id: "change-contact",
    source: { en: "Your settings", es: "Sus ajustes" },
    link: "/dashboard/settings",
    en: {
      title: "Changing your email or phone",
      asked:
        "change my email; update phone number; new address; moved; edit my contact details; wrong phone number; change my name",
      text: "Your settings show your contact details. If one is wrong and cannot be changed there, our team changes it after making sure that it is you: call {phone}.",
    },
    es: {
      title: "Cambiar su correo o teléfono",
      asked:
        "cambiar mi correo; actualizar teléfono; nueva dirección; me mudé; editar mis datos de contacto; teléfono equivocado; cambiar mi nombre",
      text: "Sus ajustes muestran sus datos de contacto. Si uno está mal y no se puede cambiar allí, nuestro equipo lo cambia tras comprobar que es usted: llame al {phone}.",
    },
  },
  {
    id: "language",
    source: { en: "Languages of these pages", es: "Idiomas de estas páginas" },
    en: {
      title: "English or Spanish",
      asked: "spanish; change language; english version; speak spanish; papers in Spanish; does not speak English",
      text: "The switch in the top bar changes the language of every page, at any time. The assistant answers in the language of the page.",
    },
    es: {
      title: "Inglés o español",
      asked:
        "inglés; cambiar idioma; versión en inglés; hablan español; en español; no habla inglés; papeles en español",
      text: "El botón en la barra superior cambia el idioma de todas las páginas, cuando quiera. El asistente responde en el idioma de la página.",
    },
  },
  {
    id: "logged-out",
    source: { en: "How long a log-in lasts", es: "Cuánto dura una sesión" },
    en: {
      title: "Being logged out",
      asked: "why was I logged out; session expired; signs me out; timed out; keep me signed in",
      text: "For your safety you are logged out after half an hour in which nothing happens. Five minutes before that we ask. Your answers are kept.",
    },
    es: {
      title: "Por qué se cierra la sesión",
      asked: "por qué se cerró mi sesión; sesión caducada; me saca; tiempo agotado; mantener la sesión",
      text: "Por su seguridad la sesión se cierra tras media hora sin actividad. Cinco minutos antes le preguntamos. Sus respuestas se conservan.",
    },
  },
  {
    id: "privacy",
    source: { en: "Privacy notice, 12 CFR 1016", es: "Aviso de privacidad, 12 CFR 1016" },
    link: "/privacy",
    en: {
      title: "What happens with your data",
      asked:
        "privacy; do you sell my data; is my information safe; who sees my information; delete my data; data security; encryption",
      text: "Your information is encrypted and used to serve your application. The privacy notice says with whom it is shared and how you can limit that.",
    },
    es: {
      title: "Qué pasa con sus datos",
      asked:
        "privacidad; venden mis datos; está segura mi información; quién ve mi información; borrar mis datos; seguridad; cifrado",
      text: "Su información está cifrada y se usa para atender su solicitud. El aviso de privacidad dice con quién se comparte y cómo puede limitarlo.",
    },
  },
  {
    id: "talk-to-person",
    source: { en: "Our hours", es: "Nuestro horario" },
    link: "/contact",
    en: {
      title: "Talking to a person",
      asked:
        "talk to a human; speak with an agent; real person; representative; live agent; call you; phone number; opening hours; customer service; contact support; when is the chat open; what time do you open; speak with somebody by name",
      text: "Our people answer the chat {chatHours}, and the telephone {phoneHours}: {phone}, or by mail at {email}.",
    },
    es: {
      title: "Hablar con una persona",
      asked:
        "hablar con una persona; hablar con un agente; persona real; representante; llamarles; número de teléfono; horario; servicio al cliente; contacto; a qué hora abre el chat; a qué hora abren; hablar con alguien en particular",
      text: "Nuestro personal responde el chat: {chatHours}; y el teléfono: {phoneHours}, {phone}; o por correo en {email}.",
    },
  },
  {
    id: "complaint",
    source: { en: "CFPB complaint procedure", es: "Procedimiento de quejas de la CFPB" },
    link: "/contact",
    en: {
      title: "Making a complaint",
      asked:
        "complaint; file a complaint; unhappy with service; report a problem to the manager; bad experience; discrimination; this is awful; I am angry; your website is bad",
      text: "Tell us at {phone} or {email}; every complaint is kept and answered. You may also turn to the Consumer Financial Protection Bureau, consumerfinance.gov/complaint, or to your state’s regulator.",
    },
    es: {
      title: "Presentar una queja",
      asked:
        "queja; presentar una queja; insatisfecho con el servicio; reportar un problema al gerente; mala experiencia; discriminación; esto es terrible; estoy enojado; su página es mala",
      text: "Díganos al {phone} o en {email}; cada queja se guarda y se responde. También puede acudir a la Oficina para la Protección Financiera del Consumidor, consumerfinance.gov/complaint, o al regulador de su estado.",
    },
  },
  {
    id: "fraud",
    source: { en: "Safeguards; 16 CFR 314", es: "Protección de datos; 16 CFR 314" },
    en: {
      title: "Suspicious calls and messages",
      asked:
        "is this a scam; somebody called me from your company; phishing email; I did not apply; identity theft; fraud; suspicious text; fee upfront; somebody used my name; an account that is not mine",
      text: "We never ask for your password or a payment before funding. If a call or message seems odd, or somebody applied in your name, do not answer it: call us at once at {phone}.",
    },
    es: {
      title: "Llamadas y mensajes sospechosos",
      asked:
        "es una estafa; alguien me llamó de su empresa; correo falso; yo no solicité; robo de identidad; fraude; mensaje sospechoso; pago por adelantado; alguien usó mi nombre; una cuenta que no es mía",
      text: "Nunca pedimos su contraseña ni un pago antes del desembolso. Si una llamada o mensaje le parece raro, o alguien solicitó en su nombre, no responda: llámenos enseguida al {phone}.",
    },
  },
  {
    id: "accessibility",
    source: { en: "ADA; WCAG 2.2", es: "ADA; WCAG 2.2" },
    link: "/contact",
    en: {
      title: "Help with reading or using the pages",
      asked:
        "accessibility; screen reader; blind; hard of hearing; large print; disability accommodation; interpreter; relay service",
      text: "The pages work with a keyboard and a screen reader. If something is hard to use, our team reads papers to you, sends them in large print or talks through a relay service: {phone}.",
    },
    es: {
      title: "Ayuda para leer o usar las páginas",
      asked:
        "accesibilidad; lector de pantalla; ciego; problemas de audición; letra grande; discapacidad; intérprete; servicio de retransmisión",
      text: "Las páginas funcionan con teclado y lector de pantalla. Si algo le cuesta, nuestro equipo le lee los documentos, los envía en letra grande o habla por un servicio de retransmisión: {phone}.",
    },
  },
  {
    id: "assistant",
    source: { en: "This assistant", es: "Este asistente" },
    en: {
      title: "What this assistant is",
      asked:
        "are you a bot; are you human; who are you; what can you do; is this a robot; hello; hi; good morning; am I talking to software; is somebody real there; tell me about yourself",
      text: "I am an automated assistant, not a person. I look up answers in {brand}’s help pages and in your own application, say where they come from, and say when I do not know.",
    },
    es: {
      title: "Qué es este asistente",
      asked:
        "eres un robot; eres humano; quién eres; qué puedes hacer; hola; buenos días; buenas tardes; hablo con un programa; hay alguien real ahí",
      text: "Soy un asistente automático, no una persona. Busco respuestas en la ayuda de {brand} y en su propia solicitud, digo de dónde vienen y digo cuándo no sé.",
    },
  },
  {
    id: "no-advice",
    refuses: true,
    source: { en: "What this assistant does not do", es: "Lo que este asistente no hace" },
    en: {
      title: "Advice that I cannot give",
      asked:
        "should I take this loan; is it a good idea; what would you do; is it tax deductible; deduct interest from taxes; should I refinance instead; legal advice; can I sue; bankruptcy advice; invest the money; financial advice; better than another lender; will rates go down; is this right for me; transfer the title to my children; what is best for me; should I sign",
      text: "That is a question for somebody who knows your whole situation: a tax or legal adviser, or a housing counselor approved by HUD, who helps at no charge. I can tell you the facts of the line; our people can too.",
    },
    es: {
      title: "Consejos que no puedo dar",
      asked:
        "debería tomar este préstamo; es buena idea; qué haría usted; es deducible de impuestos; deducir intereses; debería refinanciar; consejo legal; puedo demandar; bancarrota; invertir el dinero; consejo financiero; mejor que otro prestamista; bajarán las tasas; me conviene; poner la casa a nombre de mis hijos; qué es mejor para mí; debería firmar",
      text: "Esa pregunta es para alguien que conozca toda su situación: un asesor fiscal o legal, o un consejero de vivienda aprobado por HUD, que ayuda sin costo. Yo puedo darle los datos de la línea; nuestro personal también.",
    },
  },
  {
    id: "no-others",
    refuses: true,
    source: { en: "Privacy notice, 12 CFR 1016", es: "Aviso de privacidad, 12 CFR 1016" },
    en: {
      title: "Somebody else’s application",
      asked:
        "status of my mother’s application; tell me my neighbor’s loan; my ex husband’s application; somebody else’s account; another customer’s information; my friend’s loan; look up a person; my wife’s income; what rate did they get; how much does she owe; phone or email of another borrower",
      text: "I can speak only about the application of whoever is logged in. About anybody else’s I cannot say even whether there is one. They can ask themselves, or name you to us by phone.",
    },
    es: {
      title: "La solicitud de otra persona",
      asked:
        "estado de la solicitud de mi madre; el préstamo de mi vecino; la solicitud de mi exesposo; la cuenta de otra persona; información de otro cliente; préstamo de mi amigo; buscar a una persona; ingresos de mi esposa; qué tasa le dieron; cuánto debe otra persona; teléfono o correo de otro cliente",
      text: "Solo puedo hablar de la solicitud de quien inició la sesión. De la de otra persona no puedo decir ni siquiera si existe. Puede preguntar ella misma, o autorizarle a usted por teléfono.",
    },
  },
];
