import type { Asked } from "../../asked-words.ts";

/** In how many words people ask for what `../account.ts` tells. */
export const accountAsked: Asked = {
  password: {
    en: `
      forgot password; reset my password; cannot log in; locked out; sign in problem; login not working;
      cannot get into my account; do not remember my login; I forgot my password; reset password; I cannot log in;
      account is locked; change my password; too many tries; forgot how to get in; sign in trouble;
      it will not let me in; which email did I use; username; my password does not work; new password;
      I cannot get into my account; forgot my login; unlock my account; reset email never came; what was my password;
      I do not remember how to sign in; cannot get in; the site does not take my password; it says my login is wrong;
      locked me out; let me back in; I lost my password; how do I make a new password; says incorrect;
      I am unable to log in; forgot my user; I tried five times; cannot access my account; my sign in is not accepted
    `,
    es: `
      olvidé mi contraseña; restablecer contraseña; no puedo entrar; bloqueado; problema al iniciar sesión;
      no funciona el acceso; no puedo acceder a mi cuenta; no recuerdo mi clave; cuenta bloqueada;
      cambiar mi contraseña; demasiados intentos; cómo entraba; problema para iniciar sesión; no me deja pasar;
      qué correo usé; usuario; mi contraseña no sirve; nueva contraseña; no entro a mi cuenta; perdí mi clave;
      desbloquear mi cuenta; no llegó el correo para cambiarla; no me acuerdo de la contraseña;
      cuál era mi contraseña; no puedo pasar; la página no toma mi contraseña; dice que está mal mi clave; me bloqueó;
      déjeme entrar; perdí mi contraseña; cómo hago una nueva; dice incorrecta; no logro entrar; olvidé mi usuario;
      traté cinco veces; no tengo acceso a mi cuenta; no acepta mi entrada
    `,
  },
  "change-contact": {
    en: `
      change my email; update phone number; new address; moved; edit my contact details; wrong phone number;
      change my name; change my phone number; I moved, update my mailing address; my email is wrong;
      update my contact details; lost access to my email; different number; correct my address; wrong phone on file;
      use another email; got married and my name changed; edit my profile; old email account; switch to my work email;
      how do I update my info; put down my landline; my phone number is different now; new number; I switched phones;
      I want to use another mail; can you put in my new email; the number you have is old; I got rid of that email;
      my address changed; fix my phone; take off the old number; we moved; new cell; update my email;
      you have the wrong number for me
    `,
    es: `
      cambiar mi correo; actualizar teléfono; nueva dirección; me mudé; editar mis datos de contacto;
      teléfono equivocado; cambiar mi nombre; cambiar mi teléfono; me mudé, actualizar mi dirección;
      mi correo está mal; actualizar mis datos de contacto; tengo teléfono nuevo; perdí acceso a mi correo;
      otro número; corregir mi dirección; tienen mal mi teléfono; usar otro correo; me casé y cambié de apellido;
      editar mi perfil; correo viejo; actualizar mi información; me cambié de casa; poner el fijo;
      mi teléfono es otro ahora; número nuevo; cambié de teléfono; quiero usar otro correo; pongan mi correo nuevo;
      el número que tienen es viejo; ya no tengo ese correo; cambió mi dirección; arreglen mi teléfono;
      quiten el número anterior; nos mudamos; celular nuevo; actualizar mi correo; tienen mal mi número
    `,
  },
  language: {
    en: `
      spanish; change language; english version; speak spanish; papers in Spanish; does not speak English;
      do you have Spanish; change the language; I do not speak English well; switch to English; habla español;
      translate; is it available in Chinese; everything is in Spanish; can I get the papers in Spanish;
      my parents only speak Spanish; other languages; interpreter; set to English; why is it in the wrong language;
      Vietnamese; I want it in Spanish; turn it to English; my mother reads only Spanish;
      can I see it in another language; where is the language button; it is showing in Spanish;
      how do I go back to English; does anybody speak Spanish; my English is not good; en español por favor;
      Spanish version
    `,
    es: `
      inglés; cambiar idioma; versión en inglés; hablan español; en español; no habla inglés; papeles en español;
      tienen español; cambiar el idioma; no hablo bien inglés; cambiar a inglés; habla español; traducir;
      hay en chino; está todo en inglés; me dan los papeles en español; mis papás solo hablan español; otros idiomas;
      intérprete; por qué sale en otro idioma; no sé inglés; ponerlo en español; lengua; lo quiero en español;
      póngalo en inglés; mi madre solo lee español; lo veo en otro idioma; dónde está el botón de idioma;
      sale en inglés; cómo regreso al español; alguien habla español; mi inglés no es bueno; in english please;
      versión en español; prefiere leer en inglés
    `,
  },
  "logged-out": {
    en: `
      why was I logged out; session expired; signs me out; timed out; keep me signed in; it signs me out;
      I have to log in again and again; it logged me off; you threw me out of the page;
      does it save when I am logged out; stay signed in; keeps signing me off; lost my session;
      how long until it logs me out; booted out; the page closed by itself; keep me logged in; inactivity;
      it booted me; it kicks me off; every time I step away I have to sign in; why does it close on me;
      signed off by itself; it said I was gone too long; you logged me out while I was typing;
      it keeps throwing me out; have to enter my password again all the time; how many minutes before it logs out;
      the site dumped me; page timed out
    `,
    es: `
      por qué se cerró mi sesión; sesión caducada; me saca; tiempo agotado; mantener la sesión; por qué me sacó;
      sesión vencida; se cierra la sesión; se acabó el tiempo; tengo que entrar una y otra vez; me desconectó;
      me botó de la página; se guarda cuando me saca; se sale sola; perdí la sesión; cuánto dura la sesión;
      me expulsa; la página se cerró sola; inactividad; me corre del sistema; me botó; me saca a cada rato;
      cada vez que me levanto tengo que entrar de nuevo; por qué se me cierra; se salió sola; dijo que tardé mucho;
      me sacó mientras escribía; me sigue sacando; otra vez la contraseña a cada rato;
      cuántos minutos antes de que me saque; se cayó la página; expiró la página
    `,
  },
  privacy: {
    en: `
      privacy; do you sell my data; is my information safe; who sees my information; delete my data; data security;
      encryption; do you share my data; is it private; is my data encrypted; opt out of sharing; will I get junk mail;
      can hackers get my stuff; privacy policy; what do you do with my information; is this website secure;
      how do you protect me; marketing calls from others; keep my details confidential; data breach;
      remove all my personal information; trackers and cookies; do you give my name to others;
      do you sell my information to marketers; who else gets this; am I going to be called by everybody;
      can I trust you with my data; who can look at what I enter; how long do you keep my stuff;
      do not share my information; is my stuff safe with you; do you spy on me; will my data be passed on;
      sell my number; who do you share it with; spam calls
    `,
    es: `
      privacidad; venden mis datos; está segura mi información; quién ve mi información; borrar mis datos; seguridad;
      cifrado; mi información está segura; comparten mis datos; es privado; están cifrados mis datos;
      que no compartan; me va a llegar propaganda; me pueden hackear; política de privacidad;
      qué hacen con mi información; es seguro este sitio; cómo me protegen; llamadas de otras empresas; confidencial;
      filtración de datos; quitar mi información personal; cookies; dan mi nombre a otros;
      venden mi información a vendedores; quién más recibe esto; me van a llamar de todos lados;
      puedo confiarles mis datos; quién puede ver lo que escribo; cuánto tiempo guardan mis cosas;
      no compartan mi información; están seguras mis cosas con ustedes; me espían; pasan mis datos; venden mi número;
      con quién lo comparten; llamadas de spam
    `,
  },
  "talk-to-person": {
    en: `
      talk to a human; speak with an agent; real person; representative; live agent; call you; phone number;
      opening hours; customer service; contact support; when is the chat open; what time do you open;
      speak with somebody by name; talk to a real person; speak with a representative; what is your phone number;
      agent; live chat; can someone call me back; I need help from a human; email address; when are you open; hours;
      how do I reach you; I want to speak to somebody; operator; is anyone there; contact; who is my loan officer;
      supervisor; let me speak to someone; stop giving me canned answers; do you have an office I can visit;
      person please; get me a person; I would rather talk than type; give me a number to call; can I phone somebody;
      I need a live person; let me talk to Maria; somebody in charge; I am sick of this machine, give me a person;
      when is the office open; how late can I call; are you open on Sunday; number for your company; can I call now;
      a person who can help; transfer me; your telephone
    `,
    es: `
      hablar con una persona; hablar con un agente; persona real; representante; llamarles; número de teléfono;
      horario; servicio al cliente; contacto; a qué hora abre el chat; a qué hora abren;
      hablar con alguien en particular; hablar con un representante; cuál es su teléfono; agente; chat en vivo;
      me pueden llamar; necesito ayuda de una persona; correo electrónico de ustedes; cómo los contacto; operadora;
      hay alguien ahí; quién es mi asesor; supervisor; comuníqueme; tienen oficina; que me atienda un ser humano;
      marcarles; páseme a una persona; prefiero hablar que escribir; deme un teléfono; puedo llamar a alguien;
      necesito una persona en vivo; déjeme hablar con María; el encargado; estoy harto de esta máquina, una persona;
      a qué hora abre la oficina; hasta qué hora llamo; abren el domingo; teléfono de la compañía; puedo llamar ahora;
      alguien que me ayude; transfiérame; su número de teléfono; a qué horas atienden
    `,
  },
  complaint: {
    en: `
      complaint; file a complaint; unhappy with service; report a problem to the manager; bad experience;
      discrimination; this is awful; I am angry; your website is bad; I want to complain; I am not happy;
      terrible service; this is a ripoff; who is your regulator; CFPB; your people were rude; poor treatment;
      I want to speak to a manager about a problem; I will report you; better business bureau; this is unacceptable;
      I am very upset; you lied to me; dispute how you handled it; attorney general; worst company;
      you wasted my time; I have had it with you; I am so mad; where do I report you; you treated me badly;
      I want to file something against you; who is above you; your service stinks; who oversees you;
      I want to make a formal complaint; you people are awful; nobody cares; I am disgusted; I am reporting this;
      you never call back and I am angry; fed up; how can I get this on record as a complaint; disrespectful employee
    `,
    es: `
      queja; presentar una queja; insatisfecho con el servicio; reportar un problema al gerente; mala experiencia;
      discriminación; esto es terrible; estoy enojado; su página es mala; quiero quejarme; poner una queja;
      no estoy contento; pésimo servicio; esto es un robo; quién los regula; cfpb; su gente fue grosera; mal trato;
      hablar con el gerente por un problema; los voy a reportar; esto es inaceptable; estoy muy molesto; me mintieron;
      reclamar; fiscal general; la peor compañía; me hicieron perder el tiempo; denunciar; reclamo; inconforme;
      ya me tienen harto; estoy furioso; dónde los reporto; me trataron feo; quiero meter una queja;
      quién está arriba de ustedes; qué mal servicio; quién los vigila; quiero hacer una queja formal; son lo peor;
      a nadie le importa; qué coraje; voy a reportar esto; nunca devuelven la llamada y estoy enojado;
      que conste mi queja; empleado grosero; con quién pongo el reclamo
    `,
  },
  fraud: {
    en: `
      is this a scam; somebody called me from your company; phishing email; I did not apply; identity theft; fraud;
      suspicious text; fee upfront; somebody used my name; an account that is not mine; is this call from you;
      suspicious email; someone used my name; I got a text asking for a payment; somebody applied in my name;
      phishing; are you legit; are you a real company; fake website; a person asked me for a code;
      they want me to pay first by gift card; I did not apply for this; report fraud; a stranger has my account;
      caller asked for my password; I think I got tricked; hacked; got a letter about a loan I never asked for;
      they want money by Zelle; somebody pretends to be you; a man on the phone said he was your agent;
      they asked me to pay with gift cards; was that email from you; did you really call me;
      I got a strange message with your name; is it really you; I think it is a con; someone is using my identity;
      I never applied here; a fellow wants my code; how do I know you are real; they told me to send money;
      fake email with your logo; imposter; is this company for real
    `,
    es: `
      es una estafa; alguien me llamó de su empresa; correo falso; yo no solicité; robo de identidad; fraude;
      mensaje sospechoso; pago por adelantado; alguien usó mi nombre; una cuenta que no es mía; esto es una estafa;
      es de ustedes esta llamada; correo sospechoso; me mandaron un texto pidiendo un pago;
      alguien aplicó en mi nombre; phishing; son legítimos; son una empresa de verdad; página falsa;
      una persona me pidió un código; quieren que pague primero; yo no pedí este préstamo; reportar fraude;
      un extraño tiene mi cuenta; me pidieron mi contraseña por teléfono; creo que me engañaron; me hackearon;
      carta de un préstamo que no pedí; dinero por zelle; tarjetas de regalo; son de confianza;
      alguien se hace pasar por ustedes; un hombre en el teléfono dijo ser su agente; me pidieron pagar con tarjetas;
      ese correo era de ustedes; de verdad me llamaron ustedes; recibí un mensaje raro con su nombre;
      son ustedes de verdad; creo que es un engaño; usan mi identidad; yo nunca apliqué aquí;
      un tipo quiere mi código; cómo sé que son reales; me dijeron que mande dinero; correo falso con su logo;
      impostor; esta compañía es real; sospecho de una llamada
    `,
  },
  accessibility: {
    en: `
      accessibility; screen reader; blind; hard of hearing; large print; disability accommodation; interpreter;
      relay service; I cannot see well; make the letters bigger; I am deaf;
      I have a disability, can you help me with the pages; keyboard only; TTY; read it to me; my hands shake;
      color blind; dyslexia; braille; I cannot use a mouse; words are too small; low vision; increase font;
      my eyesight is bad; closed captions; dark mode; zoom in the page; my eyes are bad; I can hardly read this;
      the type is tiny; make it bigger; I have trouble seeing the screen; I cannot hear on the phone;
      can someone read the papers to me; I use special software to read the screen; arthritis makes it hard to type;
      I need bigger print; is there a large print version; vision problems; my glasses are not enough; legally blind;
      wheelchair
    `,
    es: `
      accesibilidad; lector de pantalla; ciego; problemas de audición; letra grande; discapacidad; intérprete;
      servicio de retransmisión; no veo bien; hacer la letra más grande; soy sordo; oigo poco;
      tengo una discapacidad, me ayudan con la página; solo teclado; que me lo lean; me tiemblan las manos; daltónico;
      dislexia; braille; no puedo usar el ratón; las letras son pequeñas; baja visión; aumentar el texto;
      me falla la vista; subtítulos; modo oscuro; ciega; mis ojos están mal; casi no puedo leer esto;
      la letra es diminuta; póngalo más grande; batallo para ver la pantalla; no oigo por teléfono;
      me pueden leer los papeles; uso un programa que lee la pantalla; la artritis no me deja escribir;
      necesito letra mayor; hay versión en letra grande; problemas de la vista; no alcanzo a ver con mis lentes;
      silla de ruedas
    `,
  },
  assistant: {
    en: `
      are you a bot; are you human; who are you; what can you do; is this a robot; hello; hi; good morning;
      am I talking to software; is somebody real there; tell me about yourself; are you a real person; what are you;
      is this AI; ChatGPT; can I trust your answers; where do you get your answers; who is answering me;
      is a person typing this; do you know my application; automated; what is your name; what can I ask you;
      how do you know; virtual assistant; can you make mistakes; am I speaking with somebody; is this a machine;
      do I talk to a person or a program; is anybody real there; who wrote this; what sort of thing are you;
      who is on the other end; you sound like a robot; are you a live agent; is this automatic; can I believe you;
      how smart are you; what do you know
    `,
    es: `
      eres un robot; eres humano; quién eres; qué puedes hacer; hola; buenos días; buenas tardes;
      hablo con un programa; hay alguien real ahí; es usted una persona; eres un bot; qué eres;
      es inteligencia artificial; chatgpt; puedo confiar en tus respuestas; de dónde sacas las respuestas;
      quién me contesta; hay una persona escribiendo; conoces mi solicitud; automático; cómo te llamas;
      qué te puedo preguntar; cómo sabes; asistente virtual; te equivocas; con quién hablo; es una máquina;
      hablo con persona o con programa; quién escribió esto; qué cosa eres; estoy chateando con una computadora;
      quién está al otro lado; suenas a robot; eres un agente en vivo; esto es automático; te puedo creer;
      qué tan lista eres; qué sabes
    `,
  },
  "no-advice": {
    en: `
      should I take this loan; is it a good idea; what would you do; is it tax deductible; deduct interest from taxes;
      should I refinance instead; legal advice; can I sue; bankruptcy advice; invest the money; financial advice;
      better than another lender; will rates go down; is this right for me; transfer the title to my children;
      what is best for me; should I sign; should I do this; is this a good idea; what do you recommend;
      give me advice; would you borrow; legal question; is it smart to borrow against my home; should I invest it;
      tax question; deduct the interest; should I pay off my car or my cards; ask a lawyer; is it worth it;
      which is better for me; should I take the loan or sell; is my contractor allowed to do this; crypto;
      stock market; should I use my retirement savings; should I put this in my tax return;
      do I owe tax on this money; talk to an accountant; divorce settlement advice; estate and inheritance tax;
      write it off; immigration lawyer; will my benefits be cut if I get this money; how to hide assets;
      would you do it in my place; what would a smart person do; do you think I should; would you sign this;
      is it better to wait; talk me into it; which one should I pick; am I making a mistake;
      is the interest deductible; can I claim this on my taxes; tax break; 1040; is this income for the IRS; itemize;
      will I be taxed; who is right, me or my contractor, legally; does this break the law;
      what are my rights against my contractor; I want to sue; take somebody to court; does bankruptcy wipe this out;
      is it wise to put it in the market; mutual funds; gold; buy bitcoin with it; retirement account or this;
      is it OK at my age to borrow; put my house in my son's name; should my kids inherit; Medicaid;
      give me your opinion; should I sign this; good deal or bad deal; if you were me; file for bankruptcy or borrow;
      foreclosure on my other house, what can I do legally; need a lawyer; estate taxes; tax form for this;
      write off a kitchen
    `,
    es: `
      debería tomar este préstamo; es buena idea; qué haría usted; es deducible de impuestos; deducir intereses;
      debería refinanciar; consejo legal; puedo demandar; bancarrota; invertir el dinero; consejo financiero;
      mejor que otro prestamista; bajarán las tasas; me conviene; poner la casa a nombre de mis hijos;
      qué es mejor para mí; debería firmar; debo hacerlo; qué me recomienda; deme un consejo; usted pediría prestado;
      pregunta legal; es inteligente pedir con la casa; debo invertirlo; pregunta de impuestos; deducir los intereses;
      pago el carro o las tarjetas; preguntar a un abogado; vale la pena; tomo el préstamo o vendo; cripto;
      bolsa de valores; usar mi retiro; ponerlo en mi declaración; pago impuestos por este dinero; contador;
      consejo de bancarrota; divorcio y bienes; herencia e impuestos; inmigración;
      me quitan beneficios si recibo este dinero; esconder bienes; declarar al fisco; usted qué haría; cree que debo;
      usted lo firmaría; es mejor esperar; cuál escojo; estoy cometiendo un error; el interés se deduce;
      lo pongo en mis impuestos; ventaja fiscal; es ingreso para el irs; me cobran impuestos por esto;
      quién tiene razón, yo o el contratista; esto va contra la ley; mis derechos contra mi contratista;
      quiero demandar; llevar a alguien a la corte; la bancarrota borra esto; es sabio meterlo en la bolsa;
      fondos de inversión; oro; comprar bitcoin; cuenta de retiro o esto; está bien a mi edad;
      pongo la casa a nombre de mi hijo; medicaid; deme su opinión; firmo o no me conviene; buen negocio o malo;
      si usted fuera yo; declararme en bancarrota o pedir prestado; necesito abogado; deducir la cocina
    `,
  },
  "no-others": {
    en: `
      status of my mother’s application; tell me my neighbor’s loan; my ex husband’s application;
      somebody else’s account; another customer’s information; my friend’s loan; look up a person; my wife’s income;
      what rate did they get; how much does she owe; phone or email of another borrower; my friend's application;
      what did my neighbor get; status of my son's loan; how is my mother's application doing; is my ex applying;
      look up somebody else; information about another borrower; my coworker's rate; did my brother apply;
      how much does he owe; is she your customer; give me her address; who lives at this address;
      another person's credit; show me other people's files; my tenant's credit;
      what is my husband's social security number; data about a customer; who else has a loan with you;
      phone number of another customer; what is my boss's balance; can you check on my dad's account;
      did they approve my cousin; is my neighbor a customer; how much did my friend get;
      tell me about another person's loan; give me the email of a borrower; what does the guy next door owe;
      has my daughter applied; my sister's loan; was my brother approved; I want to see my ex's application;
      how much does a certain person owe; the people at that address; check the credit of somebody;
      run a check on a renter; what others have asked you; show me what the last person said;
      who did you talk to before me; my wife's social security number; my employee's income;
      is so and so late on payments; details of another account; my parents' loan balance; look at someone's file;
      what rate did the other customers get
    `,
    es: `
      estado de la solicitud de mi madre; el préstamo de mi vecino; la solicitud de mi exesposo;
      la cuenta de otra persona; información de otro cliente; préstamo de mi amigo; buscar a una persona;
      ingresos de mi esposa; qué tasa le dieron; cuánto debe otra persona; teléfono o correo de otro cliente;
      la solicitud de mi amigo; qué le dieron a mi vecino; estado del préstamo de mi hijo; cómo va lo de mi mamá;
      mi ex está solicitando; buscar a otra persona; información de otro prestatario; la tasa de mi compañero;
      aplicó mi hermano; cuánto debe él; ella es cliente; deme su dirección; quién vive en esta dirección;
      crédito de otra persona; muéstreme expedientes de otros; el crédito de mi inquilino;
      el seguro social de mi marido; datos de un cliente; quién más tiene préstamo con ustedes;
      teléfono de otro cliente; saldo de mi jefe; ver la cuenta de mi papá; aprobaron a mi primo;
      lo que gana otra persona; mi vecino es cliente; cuánto le dieron a mi amiga;
      dígame del préstamo de otra persona; deme el correo de un cliente; cuánto debe el de al lado; ya aplicó mi hija;
      el préstamo de mi hermana; le aprobaron a mi hermano; quiero ver la solicitud de mi ex;
      cuánto debe cierta persona; la gente de esa dirección; revisar el crédito de alguien; investigar a un inquilino;
      qué le preguntaron otros; qué dijo el último cliente; con quién habló antes; el social de mi esposa;
      ingresos de mi empleado; fulano está atrasado; datos de otra cuenta; cuánto debe mi suegra;
      ver el expediente de alguien; qué tasa le dieron a otros; le dieron el préstamo a mi compadre; lo de mi cuñado
    `,
  },
};
