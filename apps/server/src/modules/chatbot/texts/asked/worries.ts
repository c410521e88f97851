import type { Asked } from "../../asked-words.ts";

/** In how many words people ask for what `../worries.ts` tells. */
export const worryAsked: Asked = {
  "what-arrived": {
    en: `
      did my upload go through; have you received my document; are my papers there; was my file accepted;
      who looks at what I sent; did you get my documents; have you received my papers; I sent it, did it come;
      can you confirm receipt; I faxed it; you asked for the same paper again; I already sent that;
      do you have my pay stub; has anybody looked at my documents; still says missing though I sent it;
      did my statement come in; check that you have everything I submitted; confirm you got it; is my scan readable;
      not showing as received; did my papers get there; did you get what I uploaded last night;
      have you got my tax returns; the forms I sent, are they there; did my stuff come through;
      I mailed it Monday, is it there; do you see my documents; can you see what I sent; I uploaded twice;
      was my fax received; are you able to open my file; I gave you that already; did you get the pay stubs I sent;
      did my pictures come over; I turned it in; got my email with the papers
    `,
    es: `
      se cargó mi archivo; recibieron mi documento; están mis papeles; aceptaron mi archivo;
      quién revisa lo que envié; recibieron mis documentos; se subió lo que mandé; ya tienen mis papeles;
      lo envié, llegó; me confirman que lo recibieron; están ahí mis papeles; lo mandé por fax;
      me piden otra vez el mismo papel; ya mandé eso; tienen mi talón; alguien vio mis documentos;
      dice que falta pero ya lo mandé; entró mi estado de cuenta; revisar que tengan todo lo que envié;
      se ve bien lo que escaneé; no aparece como recibido; les llegaron mis papeles; recibieron lo que subí anoche;
      ya tienen mis impuestos; llegaron las formas que mandé; se subieron mis cosas; lo mandé el lunes, está;
      ven mis documentos; pueden ver lo que mandé; lo subí dos veces; llegó mi fax; pueden abrir mi archivo;
      eso ya se los di; recibieron los talones que mandé; pasaron mis fotos; ya lo entregué; les entró lo que envié;
      les llegó lo que mandé
    `,
  },
  "offer-too-low": {
    en: `
      offered less than I wanted; cannot get the full amount; line smaller than expected; limit reduced;
      why so little; home came in lower; why is my offer so low; I expected more; I wanted more money;
      I need more than you offered; can you increase it; my house is worth much more, so why this little;
      why only this amount; raise my limit; get a bigger offer; not enough; can I ask for a higher amount;
      how do I get approved for more; you cut my amount; the amount went down; less than what I requested;
      counteroffer; can the line be higher; my friend got more; why can I not get more; I asked for a lot more;
      you gave me half of what I wanted; that is a lot lower than I hoped; what if my house appraises for less;
      why did you cut it down; I requested a bigger line; that is not enough for my project; how can I raise it;
      the offer is disappointing; can you do better on the amount; why not the full amount;
      you only offered me a fraction
    `,
    es: `
      me ofrecen menos; no me dan el monto completo; línea menor de lo esperado; límite reducido; por qué tan poco;
      la casa salió por menos; por qué es tan baja mi oferta; esperaba más; quería más dinero;
      necesito más de lo que ofrecen; pueden subirla; mi casa vale mucho más, por qué tan poco;
      por qué solo esta cantidad; aumentar mi límite; oferta más grande; no me alcanza;
      puedo pedir una cantidad mayor; cómo hago para que me aprueben más; me recortaron la cantidad; bajó el monto;
      menos de lo que pedí; contraoferta; puede ser más alta la línea; a mi amigo le dieron más;
      por qué no me dan más; pedí mucho más; me dieron la mitad; es mucho menos de lo que esperaba;
      si mi casa la valúan en menos; por qué lo bajaron; solicité una línea mayor; no alcanza para mi proyecto;
      cómo la subo; qué decepción la oferta; pueden mejorar la cantidad; por qué no la cantidad completa;
      solo me ofrecieron una parte; es más baja de lo que pedí
    `,
  },
  "rate-changed": {
    en: `
      rate went up; different rate than before; higher than advertised; offer changed; new offer worse;
      is my rate locked; why did my rate change; my rate went up; different from the first quote;
      the rate is higher than before; payment is more than you said; you promised me a lower rate; bait and switch;
      the number changed overnight; why did my offer change; the interest is not what I saw; final offer differs;
      quote was better last week; new offer is worse; monthly amount increased from what I was shown;
      why is it more now; increased since I started; rate not honored; the rate moved since last week;
      it was lower when I began; you showed me one rate and now another; why is the interest higher now;
      the papers say another rate than before; how come my payment went up from the quote;
      it said one thing at first and another now; the advertised rate is not what I got; did you change my rate;
      percent went up; the numbers are different from before; yesterday it was lower
    `,
    es: `
      subió la tasa; tasa distinta a la de antes; más alta que la anunciada; cambió la oferta; oferta nueva peor;
      está fijada mi tasa; por qué cambió mi tasa; subió mi tasa; es diferente a la primera cotización;
      la tasa es más alta que antes; el pago es más de lo que dijeron; me prometieron una tasa más baja;
      me cambiaron la tasa; de un día para otro cambió; por qué cambió mi oferta; el interés no es el que vi;
      la oferta final es distinta; era mejor la semana anterior; la nueva oferta es peor;
      subió la mensualidad desde que me la enseñaron; por qué es más ahora; no respetaron la tasa;
      se movió la tasa desde la semana pasada; era más baja cuando empecé; me enseñaron una tasa y ahora otra;
      por qué es más alto el interés ahora; los papeles dicen otra tasa que antes;
      por qué subió mi pago de lo cotizado; decía una cosa y ahora dice otra;
      la tasa anunciada no es la que me dieron; me cambiaron el interés; subió el porcentaje;
      los números son distintos a los de antes; ayer era más baja; decía un número y ahora otro
    `,
  },
  "correct-answer": {
    en: `
      made a mistake; typed it wrong; fix an answer; change what I entered; wrong date of birth; edit my application;
      correct a typo; I made a mistake; I entered the wrong income; fix my answer; change something I typed;
      go back to an earlier page; wrong address; I misspelled my name; typo; I forgot to mention something;
      I put the wrong number; correct my date of birth; I clicked the wrong button; wrong Social Security number;
      how do I undo an answer; I gave the wrong employer; I chose the wrong thing; update what I said;
      I left out a job; I marked married but I am single; need to amend my form; I put the wrong thing;
      I gave a wrong answer; I need to fix my income; can I change my answer; I hit the wrong key;
      my address is spelled wrong; name is misspelled in my application; the birth date is wrong; I typed it in wrong;
      I messed up the form; go back and fix; wrong digits in my social; I need to correct something; oops;
      I selected the wrong box; forgot to list my second job; made an error in what I wrote
    `,
    es: `
      me equivoqué; lo escribí mal; corregir una respuesta; cambiar lo que puse; fecha de nacimiento equivocada;
      editar mi solicitud; error de escritura; puse mal mi ingreso; corregir mi respuesta; cambiar algo que escribí;
      regresar a una página anterior; dirección equivocada; escribí mal mi nombre; error de dedo;
      se me olvidó mencionar algo; puse un número que no era; corregir mi fecha de nacimiento;
      le di al botón equivocado; número de seguro social mal puesto; deshacer una respuesta; puse otro empleador;
      escogí lo que no era; actualizar lo que dije; faltó un trabajo; puse casado y soy soltero; rectificar un dato;
      puse algo mal; di una respuesta equivocada; tengo que arreglar mi ingreso; puedo cambiar mi respuesta;
      le di a la tecla equivocada; mi dirección está mal escrita; mi nombre está mal en la solicitud;
      la fecha está mal; la regué en el formulario; regresar y corregir; números mal en mi social;
      necesito corregir algo; seleccioné la casilla equivocada; olvidé poner mi segundo trabajo;
      hice un error en lo que escribí
    `,
  },
  "code-missing": {
    en: `
      verification code not received; did not get the six digits; no sms; code does not work; send code again;
      one time passcode; I did not get the code; no code arrived; verification code; the code is wrong; code expired;
      send the code again; resend; text with the code never came; code not in my email; how long is the code good;
      security code; where is my pin; two factor; it says invalid code; I typed the code but it fails; check spam;
      can you call me with the code; six digit code; no message to log in; the text with numbers did not come;
      I am still waiting on the number you text; never received the numbers; no pin came to my phone;
      where is the code you sent; nothing came in the mail with the code; the number to log in does not arrive;
      the digits do not work; I do not get your code; it wants a code I do not have; sent me no code;
      code is not coming; code is taking forever
    `,
    es: `
      no recibí el código de verificación; no llegan los dígitos; no hay sms; el código no funciona;
      enviar otro código; clave de un solo uso; no recibí el código; no llegó el código; código de verificación;
      el código está mal; el código venció; mandar el código otra vez; reenviar; el texto con el código no llega;
      no está en mi correo el código; cuánto dura el código; código de seguridad; dónde está mi pin; dos pasos;
      dice código inválido; puse el código y falla; me pueden llamar con el código; código de seis dígitos;
      no me entra el número para entrar; no llegó el texto con números; sigo esperando el número que mandan;
      nunca recibí los números; no me llegó pin al teléfono; dónde está el código que mandaron;
      no llegó nada con el código; no llega el número para entrar; los dígitos no sirven; no me cae el código;
      pide un código que no tengo; no me mandaron código; tarda mucho el código; el mensaje del código no aparece
    `,
  },
  "link-expired": {
    en: `
      link no longer works; old link; invitation did not arrive; co-owner has no email from you;
      send invitation again; page says expired; the link does not work; link expired; invitation expired; broken link;
      my co-owner did not get the invitation; send the invitation again; the email link takes me nowhere;
      page not found; this link has already been used; the button in the email does nothing;
      my wife never got her email; wrong email for my spouse's invitation; link will not open; 404; resend link;
      URL does not load; the link timed out; says it is no good anymore;
      I pressed it in the email and it says expired; the link is dead; the link in my mail is not working;
      it says it is not valid anymore; your email button does not open; my wife cannot open her invitation;
      the invitation to my partner did not arrive; how do I get a new link; the other owner lost the email;
      clicking does nothing; the page from the mail is gone; invite link broken; says expired
    `,
    es: `
      el enlace ya no sirve; enlace viejo; no llegó la invitación; el otro dueño no recibió el correo;
      enviar otra vez la invitación; la página dice vencido; caducado; no funciona el enlace; el enlace venció;
      invitación vencida; enlace roto; el otro dueño no recibió la invitación; mandar la invitación otra vez;
      el enlace del correo no lleva a nada; página no encontrada; este enlace ya se usó;
      el botón del correo no hace nada; a mi esposa no le llegó su correo; correo equivocado para la invitación;
      no abre el enlace; reenviar enlace; el link no carga; dice que ya no es válido; liga caducada;
      le di en el correo y dice vencido; el enlace está muerto; no sirve el enlace de mi correo;
      dice que no es válido; el botón del correo no abre; mi esposa no puede abrir su invitación;
      no llegó la invitación a mi pareja; cómo consigo otro enlace; el otro dueño perdió el correo;
      le doy clic y nada; ya no está la página del correo; invitación que no jala; dice caducado; ya expiró el enlace
    `,
  },
  "notary-missed": {
    en: `
      reschedule the notary; change the time of signing; missed my appointment; notary late; nobody came;
      another day for the visit; change my notary appointment; the notary did not come; I missed my appointment;
      the notary is late; no show; cancel the notary visit; I cannot make it to the signing;
      different time for the notary; postpone the signing; notary never joined the call; pick another day;
      notary stood me up; I have to work that day; move up my appointment; earlier slot;
      nobody was there at the meeting; wait in the video room and no one came; forgot about the appointment;
      no notary came; the notary never arrived; we waited for the notary and nobody showed;
      I have to change the day with the notary; the notary did not call; I was late for my notary;
      can I move my notary to next week; something happened and I cannot be there for the notary;
      the notary canceled on us; sat waiting for the notary; I need another time to sign;
      I overslept the video meeting; change the time of my signing; the signing agent did not show up
    `,
    es: `
      reprogramar el notario; cambiar la hora de la firma; perdí mi cita; el notario tarda; nadie vino;
      otro día para la visita; cambiar mi cita con el notario; reprogramar al notario; el notario no vino;
      el notario va tarde; no se presentó; cancelar la visita del notario; no puedo ir a la firma;
      otra hora con el notario; posponer la firma; el notario no entró a la llamada; escoger otro día;
      tengo que trabajar ese día; adelantar mi cita; más temprano; nadie apareció en la cita;
      esperé en la sala de video y nadie; se me olvidó la cita; mover la cita; no vino ningún notario;
      el notario no llegó; esperamos al notario y nadie vino; tengo que cambiar el día con el notario;
      el notario no llamó; llegué tarde con el notario; muevo mi notario a otra semana;
      pasó algo y no puedo estar con el notario; el notario nos canceló; me quedé esperando al notario;
      otra hora para firmar; me quedé dormido para la videollamada; nos dejó plantados;
      estábamos listos y no se presentó
    `,
  },
  "after-signing": {
    en: `
      next after signing; documents are signed; why wait after closing; what are the three days for;
      what happens after I sign; I signed, what next; we are finished signing; what comes after the notary;
      is it final now; when does it close after signing; are we done; signed and waiting; what do you do once I sign;
      next step after closing; do I have to do anything else after signing;
      anything left now that the papers are signed; just finished with the notary; then what; is the loan closed;
      after closing; all is signed, now what; I finished with the signing, what do I do now;
      that is done, what happens now; the signing is over, what is next; we closed, what now;
      signed everything today, what follows; after the notary hangs up, what next; am I finished after signing;
      what happens between signing and money; done signing; signed everything now what
    `,
    es: `
      qué sigue tras la firma; los documentos están firmados; por qué esperar después del cierre;
      para qué son los tres días; qué pasa después de firmar; ya firmé, qué sigue; terminamos de firmar;
      qué hay después del notario; ya es definitivo; cuándo cierra después de firmar; ya acabamos;
      firmado y esperando; qué hacen cuando firmo; siguiente paso después del cierre;
      tengo que hacer algo más después de firmar; falta algo ahora que firmamos; acabo de salir del notario; y luego;
      ya se cerró el préstamo; después del cierre; ya está todo firmado, y ahora; acabé de firmar, qué hago ahora;
      ya quedó, qué pasa ahora; se acabó la firma, qué sigue; cerramos, y ahora; firmé todo hoy, qué viene;
      después de colgar con el notario qué sigue; ya acabé después de firmar; qué pasa entre la firma y el dinero;
      terminado con las firmas; ya firmé todo y ahora qué
    `,
  },
  "family-change": {
    en: `
      owner died; widow; widower; deceased on title; divorced; separation; ex still on the deed; got married;
      inheritance; probate; my wife died; the owner died; I am getting divorced; we got married; deceased owner;
      separated; my spouse died, still on the deed; I inherited the house; my ex got the house; divorce decree;
      death certificate; my father died and left me the house; changed my last name; remarried;
      took over my late mother's home; we broke up; the co-owner passed; heirs; estate of my husband;
      legal separation; my late husband; my wife passed; he died and his name is on the house;
      one of the owners is dead; my mother is gone and the house is mine; we are divorcing; we split;
      our marriage is ending; I am a widow; just got married; the court gave me the house; husband left me;
      ex is on the deed after the divorce; dad passed away; new last name;
      a death in the family during the application; my co-owner is deceased
    `,
    es: `
      murió el dueño; viuda; viudo; fallecido en el título; divorciado; separación; mi ex está en la escritura;
      me casé; herencia; sucesión; murió mi esposa; me estoy divorciando; nos casamos; dueño fallecido; separados;
      mi cónyuge murió y sigue en la escritura; heredé la casa; mi ex se quedó con la casa; sentencia de divorcio;
      acta de defunción; mi papá murió y me dejó la casa; cambié de apellido; me volví a casar;
      la casa era de mi difunta madre; nos dejamos; herederos; herencia de la casa; separación legal;
      mi difunto marido; falleció mi esposa; él murió y su nombre está en la casa; uno de los dueños está muerto;
      mi mamá ya no está y la casa es mía; nos divorciamos; nos separamos; se acaba nuestro matrimonio; soy viuda;
      me acabo de casar; el juez me dio la casa; mi marido me dejó; mi ex sigue en la escritura después del divorcio;
      papá falleció; apellido nuevo; una muerte en la familia durante la solicitud; el otro dueño falleció
    `,
  },
  helper: {
    en: `
      relative helps me apply; let a friend use my account; authorize another person; power of attorney; translator;
      speak for my parents; can someone help me fill this out; my daughter does it for me;
      may my son talk to you for me; I am not good with computers; authorize somebody; speak for me; caregiver;
      can my grandson sit with me; let my wife call about it; my attorney will handle this; friend to translate;
      my nephew knows computers; may somebody else log in for me; third party authorization; guardian;
      act on my behalf; apply for my parents; I do not know how to use the internet; name a person you may talk with;
      my son does computers for me; can my kids help me do this; my granddaughter is typing this for me;
      I need someone to do it with me; I am old and do not know computers; may somebody else do the typing;
      can my niece translate; can I give my daughter permission to talk to you;
      I have power of attorney for my mother; I take care of my dad's affairs; apply in place of my father;
      my friend sits next to me; let my son call for me; do it for my elderly mother
    `,
    es: `
      un familiar me ayuda a solicitar; dejar que un amigo use mi cuenta; autorizar a otra persona; poder notarial;
      traductor; hablar por mis padres; alguien me puede ayudar a llenarlo; mi hija lo hace por mí;
      mi hijo puede hablar con ustedes; no sé de computadoras; autorizar a alguien; que hable por mí; cuidadora;
      mi nieto puede sentarse conmigo; que mi esposa llame; mi abogado lo va a llevar; un amigo que traduce;
      mi sobrino sabe de computadoras; puede otra persona entrar por mí; autorización a terceros; tutor;
      actuar en mi nombre; aplicar por mis papás; no sé usar el internet; nombrar a alguien de confianza;
      mi hijo me hace lo de la computadora; pueden mis hijos ayudarme; mi nieta escribe por mí;
      necesito que alguien lo haga conmigo; soy mayor y no sé de computadoras; puede otro escribir por mí;
      puede traducir mi sobrina; le doy permiso a mi hija para hablar con ustedes; tengo un poder de mi mamá;
      me encargo de los asuntos de mi papá; aplicar en lugar de mi padre; mi amiga se sienta conmigo;
      que mi hijo llame por mí; hacerlo por mi madre anciana
    `,
  },
  "text-messages": {
    en: `
      stop texting me; unsubscribe; too many messages; opt out of texts; turn off notifications; do you text;
      stop texting; no more texts; unsubscribe from text messages; do not send me sms; I do not want texts;
      how do I get text updates; reply STOP; sign up for texts; my phone keeps buzzing from you;
      message and data rates; remove my number from your texting list; blowing up my phone; get alerts by text;
      take me off the text list; do not text me; cut out the texts; I get too many texts; make the texts stop;
      I never said you could text me; I do not want messages on my cell; how do I get out of the texting;
      you text all day; no sms; texts cost me money; end the text alerts
    `,
    es: `
      dejen de enviarme mensajes; cancelar suscripción; demasiados mensajes; no quiero textos; apagar avisos;
      mandan mensajes de texto; ya no me manden textos; no más mensajes; darme de baja de los mensajes; no quiero sms;
      dejar de recibir textos; quitar notificaciones; cómo recibo avisos por texto; responder STOP;
      inscribirme a los textos; mi teléfono no para de sonar; costo por los mensajes; quiten mi número de su lista;
      avisos por mensaje; parar los mensajes de texto; cancelar los sms; no me manden mensajes; ya basta de textos;
      me llegan muchos mensajes; que paren los mensajes; nunca les di permiso de textearme;
      no quiero mensajes en mi celular; cómo me salgo de los textos; mandan mensajes todo el día; sin sms;
      me cuestan los mensajes; terminar los avisos de texto
    `,
  },
};
