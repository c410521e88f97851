import type { Asked } from "../../asked-words.ts";

/** In how many words people ask for what `../process.ts` tells. */
export const processAsked: Asked = {
  "where-am-i": {
    en: `
      where am I; status of my application; what stage; what happens next; how far along; is it approved yet;
      any update; progress; why is it taking so long; no news for weeks; nobody got back to me; delay; still waiting;
      what is the status of my loan; check on my application; has there been any movement;
      it has been two weeks and not a word; am I approved or not; where are we in this;
      how close am I to being finished; are you still working on it; did somebody forget about me;
      who has my file now; whose turn is it, yours or mine; what is the holdup; stuck at the same place for days;
      just checking in; is my request still being reviewed; tell me where things are at; my loan is pending, how come;
      what page am I on; has the underwriter gotten to mine; are you through reviewing; nobody has told me anything;
      it has been ages since I applied; still no answer from you people; what is going on with my paperwork;
      is it moving; any word on my loan; did it go through; feels like it fell through the cracks;
      a month and nothing; has anything happened since last week; what is the latest
    `,
    es: `
      dónde estoy; estado de mi solicitud; en qué etapa; qué sigue; cuánto falta; ya está aprobada; novedades;
      progreso; cómo va; por qué tarda tanto; semanas sin noticias; nadie me contesta; demora; sigo esperando;
      cómo va mi solicitud; hay noticias de mi préstamo; ya me aprobaron o no; en qué paso voy;
      cuánto me falta para terminar; por qué está parado mi caso; llevo dos semanas esperando;
      siguen trabajando en lo mío; se olvidaron de mí; quién tiene mi expediente; a quién le toca ahora;
      revisar mi solicitud; sigue en revisión; por qué se demoran tanto; solo quiero saber cómo anda;
      está pendiente todavía; qué pasó con mi préstamo; no me han dicho nada; ya terminaron de revisarme;
      qué razón me dan de mi solicitud; nadie me dice nada; hace mucho que apliqué y nada; qué hay de nuevo;
      se está moviendo mi caso; ya salió lo mío; pasó o no pasó; un mes y sin respuesta; cuál es la última noticia;
      en qué van; dónde va mi papeleo; cómo sigue mi asunto
    `,
  },
  "what-is-missing": {
    en: `
      what is missing; what do you still need from me; what do I have to do; anything outstanding; to do list;
      what are you waiting for; do you need anything more; what do I still owe you in the way of paper;
      is my file complete; what remains for me to do; any loose ends; what should I do now; have I finished my part;
      do I have homework; which items are open; tell me what is left; am I done yet or is something still outstanding;
      did I skip something; what is holding it up on my side; you keep asking for more; checklist of things to send;
      what is my next task; is there something else you want; have you got all you need; anything more I need to send;
      do I have to give you more; what do you need me to do; have I done everything;
      what other information do you want; am I finished or is there something more;
      what is the next thing for me to fill in; what still has to be done by me; is it my move;
      you want one more thing from me
    `,
    es: `
      qué falta; qué necesitan de mí; qué tengo que hacer; algo pendiente; lista de pendientes; qué están esperando;
      qué más necesitan; está completo mi expediente; qué me toca hacer; quedó algo por entregar; ya terminé mi parte;
      qué hago ahora; qué cosas están abiertas; dígame lo que falta; se me pasó algo; qué los detiene;
      siguen pidiendo más cosas; lista de lo que debo mandar; mi próxima tarea; qué otros datos quieren;
      me queda tarea; hace falta alguna cosa; qué otra cosa quieren; ya tienen todo lo que necesitan;
      qué más debo darles; ya hice todo; qué otra información ocupan; ya estoy listo o falta;
      qué es lo próximo que lleno; qué me queda por hacer; me toca a mí; les hace falta algo de mi parte;
      debo entregar otra cosa
    `,
  },
  conditions: {
    en: `
      what does this condition mean; condition on my application; why do you ask for this document;
      what does the condition want; explain condition; request from underwriter; what is a condition;
      the underwriter is asking for something; you requested an explanation letter;
      there is a request on my dashboard that I do not understand; approved with conditions, meaning what;
      what counts to satisfy this requirement; letter of explanation; you want me to explain some inquiries;
      an item needs my attention; how to clear conditions; open requirement on the file;
      a reviewer asked for one more paper; why am I asked to prove this; stip; what does that request mean;
      approved but with strings attached; the file shows an open condition; what is this extra item you added;
      the underwriting team put something on my application; how do I answer the condition;
      it got kicked back with a question; I have been asked to write an explanation;
      what will satisfy the underwriter; why does the reviewer want this document from me;
      there is a red flag on my dashboard with a request
    `,
    es: `
      qué significa esta condición; condición en mi solicitud; por qué piden este documento; qué quiere la condición;
      explique la condición; pedido del analista; qué es una condición; me piden una carta de explicación;
      el analista pide algo; hay una petición en mi panel que no entiendo; aprobado con condiciones;
      cómo cumplo la condición; qué sirve para cumplir el requisito; por qué me piden otro papel;
      explicar unas consultas; requisito abierto; algo requiere mi atención; quieren que compruebe esto;
      qué significa lo que me solicitan; un revisor me pidió un documento; cómo quito la condición;
      qué quieren decir con esto que me piden; tengo una condición abierta; qué es esto extra que pusieron;
      el equipo de revisión agregó algo a mi solicitud; cómo contesto la condición;
      me piden que escriba una explicación; con qué se conforma el analista;
      para qué quiere el revisor este documento; aparece una alerta en mi panel con un pedido;
      no entiendo la condición que pusieron; me aprobaron pero con requisito
    `,
  },
  "my-offer": {
    en: `
      what is my payment; my monthly payment; my offer details; my apr; how much is my line; terms of my offer;
      my loan amount; show me my offer; what rate did I get; how much was I approved for; what is my interest rate;
      remind me what I chose; what were my terms; how long is my loan, ten or twenty years;
      what will I be paying each month on mine; see the offer again; which plan did I pick; my credit limit;
      where are my loan details; the deal you made me; how big is my line; what did I agree to; read me my numbers;
      what did you quote me; bring up my quote; I forgot what my payment will be; let me see the terms again;
      tell me the details of what I picked; look up my rate and payment; what are the particulars of my loan;
      how much am I getting; what does my offer say; where can I find my offer; the amount and rate you gave me
    `,
    es: `
      cuál es mi pago; mi pago mensual; detalles de mi oferta; mi apr; de cuánto es mi línea; términos de mi oferta;
      mi monto; muéstreme mi oferta; qué tasa me dieron; cuánto me aprobaron; cuál es mi interés; qué elegí;
      cuáles fueron mis términos; a cuántos años es lo mío; cuánto voy a pagar al mes; ver la oferta otra vez;
      qué plan escogí; mi límite de crédito; dónde están los datos de mi préstamo; lo que acordé; léame mis números;
      recordarme las condiciones que acepté; qué me cotizaron; saque mi cotización; se me olvidó cuánto pagaría;
      quiero ver los términos otra vez; detalles de lo que escogí; busque mi tasa y mi pago; cuánto me van a dar;
      qué dice mi oferta; dónde encuentro mi oferta; la cantidad y la tasa que me dieron; ver lo que me propusieron
    `,
  },
  steps: {
    en: `
      what are the steps; how does the process work; how do I apply; overview; how to get started;
      application process; how does this work; how do I get started; where do I begin;
      what happens first and what next; I want to apply; is it hard to apply;
      how long does the application take to fill out; tell me about the process;
      what are the stages from beginning to end; what will you have me do; is all of it done on the internet;
      do I have to come into an office; how do I sign up; explain how applying goes; the order of things;
      guide me through; can everything be done from home; take me through it from the start; give me the rundown;
      what do I have to go through; from start to end, what happens; a lot of hoops to jump through;
      is it complicated; what is the procedure; how does one go about getting one;
      first time doing this, where to start; tell me how it goes; is this the kind of thing I can do myself
    `,
    es: `
      cuáles son los pasos; cómo funciona el proceso; cómo solicito; resumen; cómo empezar; proceso de solicitud;
      cómo funciona esto; cómo empiezo; por dónde comienzo; qué pasa primero; quiero aplicar;
      es difícil hacer la solicitud; cuánto se tarda uno en llenarla; hábleme del proceso; cuáles son las etapas;
      qué voy a tener que hacer; se hace todo por internet; tengo que ir a una oficina; cómo me inscribo; paso a paso;
      todo se hace desde la casa; cómo se solicita; guíeme; lléveme desde el comienzo; deme un resumen de todo;
      por cuántas cosas tengo que pasar; qué pasa desde que empiezo hasta que acabo; es complicado;
      cuál es el procedimiento; cómo le hace uno para sacar esto; es mi primera vez, por dónde le entro;
      dígame cómo va la cosa; lo puedo hacer yo solo
    `,
  },
  "approval-time": {
    en: `
      how fast is approval; how long does a decision take; approved in five minutes; waiting for decision;
      instant approval; how soon will I know; when will I hear back; when do I get an answer; same day decision;
      is it instant; I am in a hurry; turnaround time; how quickly do you decide; how long does underwriting take;
      how long before I find out if I qualify; will I get an answer today; I need this decided fast;
      I need it urgently; days until approval; are you quick; do you give an answer on the weekend;
      how long is the review; yes or no, when; when will you tell me your decision; will I know by Friday;
      how many days before I hear if it is approved; can you rush it; I have a deadline, how fast is the decision;
      is the approval the same day; workers start soon, when do I find out; how much time do you take to decide;
      waiting on your decision
    `,
    es: `
      qué tan rápida es la aprobación; cuánto tarda la decisión; aprobado en cinco minutos; esperando la decisión;
      aprobación inmediata; cuándo sabré si me aprueban; cuándo me responden; cuánto hay que esperar la respuesta;
      es el mismo día; es al instante; tengo prisa; qué tan rápido deciden; cuánto tarda la revisión;
      cuándo me avisan si califico; me contestan hoy; lo necesito urgente; días para la aprobación; son rápidos;
      trabajan el fin de semana para aprobar; tiempo de respuesta; cuándo dan el resultado; sí o no, cuándo;
      cuándo me dicen su decisión; sabré para el viernes; cuántos días para saber si me lo aprueban; pueden apurarlo;
      tengo fecha límite, qué tan rápido deciden; es aprobación el mismo día;
      empiezan los trabajadores pronto, cuándo me entero; cuánto tiempo toman para decidir; cuántos días tarda el sí
    `,
  },
  "save-and-return": {
    en: `
      save and finish later; continue my application; come back tomorrow; did I lose my answers; resume;
      another device; I must go now; leave and keep my answers; can I stop now and do the rest later;
      does it save my work; pick up where I left off; I have to leave, is it kept; I will finish tomorrow;
      start on the phone and continue on the laptop; my battery died halfway through; my internet went out;
      I closed the window by accident; how do I get back to my application; will it remember what I put; take a break;
      I do not have time right now; do I have to do it all in one sitting; half finished form;
      how long do you keep an unfinished application; go back to what I started; everything I entered is gone;
      I have to go pick up my children, can I come back to this; can I finish it after work;
      what if I log off in the middle; is it lost when I turn off the phone; let me complete it another day;
      interrupted in the middle; can I do a little at a time; will my answers still be there next week;
      the dog needs to go out, can it wait; where do I continue
    `,
    es: `
      guardar y terminar después; continuar mi solicitud; volver mañana; perdí mis respuestas; retomar;
      otro dispositivo; me tengo que ir ahora; salir sin perder lo escrito; puedo dejarlo y seguir después;
      se guarda lo que puse; seguir donde me quedé; me tengo que salir, se guarda; mañana termino;
      empezar en el teléfono y seguir en la computadora; se me acabó la pila; se fue el internet;
      cerré la ventana sin querer; cómo vuelvo a mi solicitud; se acuerda de lo que escribí; no tengo tiempo ahora;
      hay que hacerlo todo de una vez; formulario a medias; cuánto tiempo guardan una solicitud sin terminar;
      regresar a lo que empecé; se perdió todo lo que puse; hacer una pausa;
      tengo que recoger a los niños, puedo regresar a esto; lo termino cuando salga del trabajo;
      y si me salgo a la mitad; se pierde si apago el teléfono; lo acabo otro día; me interrumpieron;
      puedo hacerlo poco a poco; estarán mis respuestas la próxima semana; dónde continúo; seguirle más tarde;
      dejarlo pendiente
    `,
  },
  withdraw: {
    en: `
      cancel my application; withdraw; stop the process; delete my application; do not want to go on; stop here;
      I changed my mind and do not want it; cancel everything; never mind, forget it; please close my application;
      I found another lender; I got the money elsewhere; we decided against it; call it off; take my application back;
      remove my application; I no longer need it; how do I quit this; can I get out before signing; discontinue;
      not interested anymore; end my request; what if I decide not to go through with it; tear it up;
      call off the loan; I would rather not go on; stop everything; please drop my request;
      I am backing out before signing; not going ahead with this; kill the application;
      a relative is giving me the money so I do not need you; I have decided to pass; let us forget the whole thing;
      do not process it; I don’t want the loan anymore
    `,
    es: `
      cancelar mi solicitud; retirar; detener el proceso; borrar mi solicitud; no deseo continuar; dejarlo;
      no sigo adelante; cambié de opinión y no lo quiero; cancelen todo; olvídenlo; cierren mi solicitud;
      encontré otro prestamista; conseguí el dinero por otro lado; decidimos que no;
      quiero echar para atrás mi aplicación; eliminar mi solicitud; ya no lo necesito; cómo me salgo de esto;
      puedo salirme antes de firmar; ya no me interesa; terminar el trámite; qué pasa si decido no seguir; desistir;
      anular mi petición; rompan mi solicitud; ya no voy a seguir; paren todo; por favor quiten mi petición;
      me echo para atrás antes de firmar; no voy a seguir con esto; un pariente me presta y ya no los necesito;
      mejor no; déjelo así; ya no lo tramiten; prefiero no hacerlo; cancele mi trámite; ya no quiero el préstamo
    `,
  },
  "home-value": {
    en: `
      how do you value my house; appraisal needed; avm; bpo; broker opinion; evaluation; evaluator;
      somebody comes to look; value is wrong; copy of valuation; property condition;
      the value you have is too low or too high; dispute the value; how do you come up with the value;
      is an appraisal required; is there an inspection; my home is worth more than that; your estimate is way off;
      the number for my house is too low; I disagree with the value; do you use Zillow; who looks at the house;
      does somebody come by; will they go inside; I just renovated, does that raise the value;
      get a copy of the appraisal; what is an AVM; what is a BPO; drive-by look; market value; comparable sales;
      ask for a second opinion on the value; someone took pictures of my house; how is my house's worth figured;
      who sets the value of my home; that is not what my place is worth; a website says it is worth more;
      where does your figure for my house come from; do I need to be there for the appraiser;
      does somebody have to walk through my rooms; does an appraiser have to see it;
      do I need to clean the house for someone; county assessment is different from yours;
      the neighbor's house sold for more; how accurate is the computer estimate
    `,
    es: `
      cómo valúan mi casa; necesito avalúo; valuación automática; opinión del corredor; evaluación; evaluador;
      viene alguien a verla; el valor está mal; copia de la valuación; estado de la propiedad;
      el valor que tienen es muy bajo o muy alto; no estoy de acuerdo con el valor; cómo calculan el valor;
      hace falta un avalúo; hay inspección; mi casa vale más; su cálculo está equivocado;
      el precio de mi casa es muy bajo; usan zillow; quién mira la casa; pasa alguien por la casa; entran a la casa;
      acabo de remodelar, sube el valor; copia del avalúo; de dónde sacan el precio; alguien tomó fotos de mi casa;
      valor de mercado; casas parecidas; otro avalúo; tasador; pusieron menos valor; cómo sacan lo que vale mi casa;
      quién pone el valor; eso no es lo que vale mi casa; una página dice que vale más;
      de dónde salió la cifra de mi casa; tengo que estar cuando venga el tasador; tienen que entrar a los cuartos;
      necesita verla un valuador; limpio la casa para alguien; el condado dice otro valor;
      la casa del vecino se vendió en más; es exacto el cálculo de la computadora
    `,
  },
  "title-search": {
    en: `
      title search; lien found; mortgage balance wrong; first mortgage; judgment on title; second lien;
      existing mortgage allowed; contractor’s lien; tax lien; what happens to my first mortgage; city’s claim;
      unpaid bill on the house; why is this debt listed; what is a title search; who looks up liens;
      you list a loan that I paid off years ago; the mortgage balance you show is wrong;
      there is a judgment against me; old debt recorded on my property; I owe back taxes on the house;
      I have a solar panel loan on the house; mechanics lien; HOA lien; does my existing mortgage matter;
      I already have a home equity loan; what does your title company do; public records; cloud on the title;
      somebody else has a claim on the home; what is a lien; what is subordination; need my lender's balance;
      checking the deed; a contractor put a lien on us; an old lien shows up; you found something on my title;
      there is a claim recorded against the property; lien from years back that was never removed;
      why look at the land records; what are you checking on my deed; I have another loan on the house already;
      what if there is already a line of credit on the home; I paid that off, take it off the list;
      child support lien; the bank never released the old mortgage
    `,
    es: `
      búsqueda de título; encontraron un gravamen; saldo de hipoteca incorrecto; primera hipoteca;
      sentencia en el título; segundo gravamen; gravamen de un contratista; gravamen de impuestos;
      qué pasa con mi hipoteca actual; reclamo de la ciudad; deuda de la casa en la lista;
      qué es la búsqueda de título; quién busca los gravámenes; aparece un préstamo que ya pagué;
      el saldo de la hipoteca está mal; hay una sentencia contra mí; deuda vieja registrada en mi propiedad;
      debo impuestos de la casa; tengo un préstamo de paneles solares; gravamen de la asociación; importa mi hipoteca;
      ya tengo otro préstamo sobre la casa; registros públicos; compañía de títulos; otra persona reclama la casa;
      qué es un gravamen; subordinación; embargo sobre la propiedad; la escritura; el título tiene un problema;
      un contratista nos puso un gravamen; salió un gravamen viejo; encontraron algo en mi título;
      hay un reclamo registrado; gravamen de hace años que nunca quitaron; por qué ven los registros;
      qué revisan en mi escritura; ya hay otro préstamo en la casa; y si ya tengo una línea sobre la casa;
      eso ya lo pagué, quítenlo de la lista; gravamen por manutención; el banco nunca liberó la hipoteca vieja
    `,
  },
  insurance: {
    en: `
      homeowners insurance required; flood insurance; hazard policy; proof of insurance; flood zone;
      insurance declaration page; is house insurance needed; what kind of policy do I need; my insurance ran out;
      do I need flood coverage; I live by the river; what is a declarations page; proof of coverage;
      add you to my policy; who is the mortgagee clause for; insurer dropped me; hazard insurance; how much coverage;
      you cannot find my insurance; do I have to buy insurance from you; fire and wind insurance;
      I have no insurance on the house; send my insurance card; must I be insured;
      my homeowner's policy was cancelled; coverage lapsed; which insurance do you want to see;
      do I have to have flood; policy renewal; my insurance company dropped us after the storm;
      homeowners required or not; your form asks for my insurance; State Farm policy
    `,
    es: `
      seguro de vivienda obligatorio; seguro contra inundación; póliza de riesgos; prueba de seguro;
      zona de inundación; página de declaraciones; se necesita seguro de la casa; qué tipo de póliza;
      se acabó mi seguro; necesito seguro de inundación; vivo cerca del río; qué es la página de declaraciones;
      prueba de cobertura; agregarlos a mi póliza; la aseguradora me canceló; seguro contra incendios;
      cuánta cobertura; no encuentran mi seguro; tengo que comprarles el seguro; no tengo seguro; mandar mi seguro;
      huracán; aseguranza; mi agente de seguros; tengo que estar asegurado; me cancelaron la póliza de la casa;
      se venció la cobertura; qué seguro quieren ver; a fuerza el de inundación; renovar la póliza;
      la compañía de seguros nos sacó después de la tormenta; es obligatorio asegurar la casa;
      me piden mi seguro en el formulario; seguro de propietario
    `,
  },
};
