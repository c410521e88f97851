import type { Asked } from "../../asked-words.ts";

/** In how many words people ask for what `../papers.ts` tells. */
export const paperAsked: Asked = {
  "which-documents": {
    en: `
      what documents do I need; paperwork; what to prepare; list of papers; required documents; tax return;
      bank statements; do I need to send papers; what should I bring; paperwork required; which papers;
      what do I have to provide; what forms; documents list; do I need my deed; do you need my tax returns;
      get my papers together; what will you ask me for; do I need a bill or statement; things to prepare;
      do I need to show anything; what proof do you want; requirements to apply;
      what do I need on hand before I start; what should I get together; a list of what you want; what do I gather up;
      what papers do you ask for; must I have my tax papers; what do I need in front of me;
      will I need my mortgage statement; what should I look for at home; which records; what should I have with me;
      is there a lot of paperwork; which forms should I dig up; the documents that you require
    `,
    es: `
      qué documentos necesito; papeleo; qué preparar; lista de papeles; documentos requeridos;
      declaración de impuestos; estados de cuenta; hay que enviar papeles; qué tengo que llevar; papeleo necesario;
      cuáles papeles; qué debo entregar; qué formularios; lista de documentos; necesito mi escritura;
      necesitan mis impuestos; juntar mis papeles; qué me van a pedir; hace falta un recibo; cosas que preparar;
      tengo que mostrar algo; qué comprobantes quieren; requisitos para aplicar; qué tengo a la mano antes de empezar;
      qué tengo que juntar; la lista de lo que quieren; qué papeles reúno; qué papeles piden; a fuerza los impuestos;
      qué debo tener enfrente; necesitaré el estado de mi hipoteca; qué busco en la casa; qué debo traer;
      es mucho papeleo; cuáles formas saco; los documentos que exigen
    `,
  },
  upload: {
    en: `
      how do I upload; file types; file too large; picture of document; scan; upload failed; pdf or photo; size limit;
      PDF is rejected; file is too heavy; how do I send you documents; upload does not work; file is too big;
      what file types do you take; can I take a picture with my phone; my scan will not upload; attach a file;
      error uploading; send it by email or fax; how do I submit my paperwork; can I mail in my documents;
      photo of the document is rejected; where is the upload button; jpg or pdf; the file keeps failing;
      add a page I forgot; stuck at 99 percent; password protected pdf; screenshot; my picture will not go through;
      how do I get my papers to you; it will not take my file; can I send a photo; where do I put the document;
      I cannot attach it; my phone will not upload; the site refuses my PDF; sending papers; can I fax; how do I scan;
      the picture is too big; it says wrong format; where does the form go; send it in; iPhone pictures
    `,
    es: `
      cómo subo; tipos de archivo; archivo demasiado grande; foto del documento; escanear; falló la carga; pdf o foto;
      límite de tamaño; rechaza el PDF; el archivo pesa demasiado; cómo les mando documentos; no funciona subir;
      el archivo es muy grande; qué tipos de archivo aceptan; puedo tomar foto con el teléfono; no sube mi escaneo;
      adjuntar un archivo; error al subir; mandarlo por correo o fax; cómo entrego mis papeles;
      la foto del documento la rechaza; dónde está el botón para subir; jpg o pdf; falla el archivo;
      agregar una hoja que olvidé; se queda cargando; pdf con contraseña; captura de pantalla; no se deja cargar;
      mi foto no pasa; cómo les hago llegar los papeles; no me acepta el archivo; puedo mandar una foto;
      dónde pongo el documento; no lo puedo adjuntar; mi teléfono no sube nada; la página rechaza mi pdf;
      enviar papeles; mandar por fax; cómo escaneo; la foto es muy pesada; dice formato incorrecto; dónde va la forma;
      fotos del iphone; no me deja subirlo
    `,
  },
  "income-proof": {
    en: `
      prove income; pay stubs; link payroll; w2; income verification; employer; how do you check my income; salary;
      paid in cash; tips; proof of wages; proof of income; how do you verify my income; do I need pay stubs; W-2;
      how many pay stubs; connect my payroll; my employer will not confirm; will you call my job;
      do you contact my boss; salary verification; employment letter; I just started a new job; I get paid cash;
      show how much I earn; verify employment; I lost my pay stub; bonus and overtime count;
      how do you know what I earn; prove my wages; check my salary; will my employer find out; do you phone my work;
      last two stubs; what counts as proof of what I earn; how do you see my pay; payroll login;
      I cannot find my pay stubs; new job last month; offer letter; what do you need to show my income;
      you want my check stubs
    `,
    es: `
      comprobar ingresos; talones de pago; vincular nómina; w2; verificación de ingresos; empleador;
      cómo revisan mi salario; cobro en efectivo; propinas; prueba de sueldo; comprobante de ingresos;
      cómo verifican mis ingresos; necesito talones de pago; W-2; cuántos talones; conectar mi nómina;
      mi patrón no quiere confirmar; llaman a mi trabajo; hablan con mi jefe; verificar el sueldo;
      carta del empleador; acabo de empezar un trabajo; me pagan en efectivo; mostrar cuánto gano; verificar empleo;
      perdí mi colilla; cuentan las horas extras; constancia de salario; recibos de nómina; adónde mando mi w2;
      probar mi sueldo; revisar mi salario; se entera mi patrón; llaman al trabajo; los últimos dos talones;
      qué sirve como prueba de lo que gano; cómo ven mi pago; entrar a mi nómina; no encuentro mis talones;
      empecé trabajo el mes pasado; carta de oferta de trabajo; qué ocupan para comprobar mi sueldo
    `,
  },
  "self-employed": {
    en: `
      self employed; own business; retired; social security income; pension; 1099; freelancer; alimony; rental income;
      unemployed; gig work; show earnings without an employer; I work for myself; I own a business; I am retired;
      I get a pension; disability income; Social Security benefits; child support; contractor with a 1099;
      I am a freelancer; veteran benefits; no job at the moment; income from investments; seasonal worker; tips;
      I drive for Lyft; Schedule C; no pay stubs because I have my own company; 401k withdrawals;
      housewife with no income; farm income; living off savings; SSI; I mow lawns for a living; I clean houses;
      I do odd jobs; no steady paycheck; my pay is different every week; I am my own boss; I am a retired teacher;
      my income is a pension; I live off Social Security; widow's benefits; I get disability checks; cash jobs;
      side hustle; small business owner; I am a real estate agent on commission; can retired people get it;
      I get a check from the VA; Instacart DoorDash; my husband works and I do not; truck driver owner operator;
      paid in cash for my own work
    `,
    es: `
      trabajo por cuenta propia; negocio propio; jubilado; ingresos del seguro social; pensión; 1099; independiente;
      pensión alimenticia; alquiler; desempleado; trabajo por encargo; mostrar ganancias sin patrón;
      trabajo para mí mismo; tengo un negocio; estoy jubilado; recibo pensión; ingreso por discapacidad;
      beneficios del seguro social; ingreso por rentas; manutención de hijos; contratista con 1099; hago trabajitos;
      veterano; no tengo trabajo ahora; ingresos de inversiones; trabajo por temporada; propinas; manejo uber;
      soy taxista; no tengo talones porque soy mi propio jefe; ama de casa sin ingresos; vivo de mis ahorros;
      limpio casas; vendo comida; retirado; corto pasto para vivir; limpio oficinas; hago chambas;
      no tengo sueldo fijo; cada semana gano diferente; soy mi propio patrón; soy maestra jubilada;
      mi ingreso es una pensión; vivo del seguro social; pensión de viuda; recibo cheque de incapacidad;
      trabajos en efectivo; negocio chico; vendo casas a comisión; pueden los jubilados; reparto comida;
      mi marido trabaja y yo no; camionero con camión propio; trabajo por mi cuenta; pinto casas
    `,
  },
  "link-bank": {
    en: `
      is it safe to connect my bank; link bank account; bank not listed; bank login; plaid; verify account manually;
      bank connection failed; why connect my bank; is connecting my bank safe; my bank is not listed;
      can I skip linking; do you see my password; what can you see in my account; I do not want to share my banking;
      enter my account by hand; my bank login does not work; small local bank; can you take money from my account;
      unlink my bank; manual account and routing number; is my online banking password stored; link error;
      afraid to connect my account; my bank is not there; I do not see my bank; is it OK to log in to my bank here;
      will you be able to take money; I do not trust giving my bank password;
      my credit union is missing from the choices; another way than connecting my bank; it cannot find my bank;
      connecting fails; type in my account number instead; what do you look at in my bank account;
      is that bank thing required; bank sign in is stuck
    `,
    es: `
      es seguro conectar mi banco; vincular cuenta bancaria; mi banco no aparece; acceso al banco;
      verificar la cuenta a mano; falló la conexión con el banco; por qué conectar mi banco;
      es seguro conectar el banco; puedo saltarme la conexión; ven mi contraseña; qué pueden ver en mi cuenta;
      no quiero compartir mi banco; plaid; falló la conexión del banco; poner mi cuenta a mano;
      no funciona mi clave del banco; banco pequeño; me pueden sacar dinero de la cuenta; desconectar mi banco;
      cuenta y ruta a mano; guardan mi contraseña del banco; error al vincular; me da miedo conectar mi cuenta;
      no está mi banco; no veo mi banco; está bien entrar a mi banco aquí; podrán sacarme dinero;
      no confío en dar la clave del banco; mi cooperativa no está en las opciones;
      otra forma que no sea conectar el banco; no encuentra mi banco; falla al conectar;
      escribo mi número de cuenta mejor; qué miran en mi cuenta del banco; es obligatorio lo del banco;
      se atora la entrada del banco
    `,
  },
  identity: {
    en: `
      verify my identity; which id; selfie; passport accepted; driver’s license; green card; id check failed;
      id expired; photo of id; how do you check who I am; which ID can I use; my license expired; I have a passport;
      take a picture of my face; ID scan keeps failing; it says that I am not me; the picture is blurry;
      facial recognition; do I need a driver's license; no state ID; identity check failed; photo ID;
      why do you want a picture of me; prove it is me; my face does not match; consular ID;
      my name on the ID is different; glare on my license; camera will not take the picture;
      do you need a picture of me; my ID picture keeps getting rejected; it does not like my license;
      why must I take a picture of myself; I do not have a license; resident card holder;
      can a green card holder do this; permanent resident; military ID; I look different from my ID; scan my card;
      it cannot read my ID; camera says too dark; must my ID be current; temporary paper license; verify myself;
      prove who I am
    `,
    es: `
      verificar mi identidad; qué identificación; selfi; aceptan pasaporte; licencia de conducir;
      tarjeta de residente; falló la identificación; identificación vencida; cómo comprueban quién soy;
      qué identificación sirve; se venció mi licencia; tengo pasaporte; foto de mi cara;
      falla el escaneo de la identificación; dice que no soy yo; la foto sale borrosa; reconocimiento facial;
      necesito licencia de manejar; no tengo identificación del estado; falló la verificación de identidad;
      matrícula consular; para qué quieren una foto mía; probar que soy yo; mi cara no coincide;
      reflejo en la licencia; la cámara no toma la foto; autorretrato; selfie; necesitan foto mía;
      rechaza la foto de mi identificación; no le gusta mi licencia; por qué debo tomarme foto; no tengo licencia;
      soy residente con tarjeta; puede un residente permanente; identificación militar;
      me veo diferente en mi identificación; escanear mi tarjeta; no lee mi identificación; la cámara dice muy oscuro;
      tiene que estar vigente; licencia provisional de papel; verificarme; demostrar quién soy;
      no acepta mi credencial
    `,
  },
  esign: {
    en: `
      sign electronically; e-signature; do I need to print; sign documents; how do I sign; docusign; paper copies;
      electronic signature; sign on the computer; do I have to print; is e-signing valid; sign on my phone;
      where do I put my signature; can I sign on paper; can I read it before I sign; what am I signing;
      how long does signing take; I cannot find where to sign; sign with a mouse; do we both sign on the same device;
      initials; is it as good as ink; sign by typing my name; do I need a printer; is it done with the finger;
      how do I put my name; do you mail the papers to sign; is it legal to sign on a screen;
      can my signature be on the tablet; where is the place to sign; does signing on a computer hold up;
      how many pages to sign; I want to read before signing; signing on the internet; can we sign together;
      type my name
    `,
    es: `
      firmar electrónicamente; firma electrónica; tengo que imprimir; firmar documentos; cómo firmo; copias en papel;
      firmar en la computadora; es válida la firma electrónica; firmar en el teléfono; dónde pongo mi firma;
      puedo firmar en papel; puedo leerlo antes de firmar; qué estoy firmando; cuánto se tarda la firma;
      no encuentro dónde firmar; firmar con el ratón; firmamos los dos en el mismo aparato; iniciales;
      vale como la tinta; firma digital; ocupo impresora; se firma con el dedo; cómo pongo mi nombre;
      mandan los papeles para firmar; es legal firmar en pantalla; puedo firmar en la tableta; dónde se firma;
      vale firmar por computadora; cuántas páginas firmo; quiero leer antes de firmar; firmar por internet;
      firmamos juntos; escribir mi nombre
    `,
  },
  "online-notary": {
    en: `
      enotary; remote notary; video call notary; what happens at the notary; notary appointment; schedule notary;
      camera for notary; what is an online notary; video call with the notary; do I need a camera;
      what do I bring to the notary session; how long is the notary meeting; can I do the notary on my phone;
      notary hours; zoom; my webcam does not work; notarize online; schedule the video call;
      what happens in the notary meeting; does my husband have to be in the call too;
      sound does not work in the notary call; notary at night or on weekends; join the notary;
      how does it work with a notary over the internet; a notary on the screen; is it a video meeting;
      get ready for the notary call; what do I have in front of me for the notary; do I need a microphone;
      can I use a tablet for the notary; how many minutes with the notary; do I have to dress up for the video;
      notary by webcam; when are notaries available online; how do I start the session with the notary
    `,
    es: `
      notario en línea; notario por video; qué pasa con el notario; cita con el notario; programar notario;
      cámara para el notario; qué es el notario en línea; videollamada con notario; necesito cámara;
      qué llevo a la sesión; cuánto dura la cita con el notario; notario remoto; notario desde el celular;
      horario del notario; zoom; no sirve mi cámara; para qué un notario; notarizar por internet;
      programar la videollamada; qué pasa en la reunión con el notario; tiene que estar mi esposo en la llamada;
      no se oye la llamada; notario de noche o fin de semana; entrar con el notario;
      cómo es con un notario por internet; notario en la pantalla; es una reunión por video;
      cómo funciona el notario por video; prepararme para la llamada del notario; qué tengo a la mano con el notario;
      necesito micrófono; puedo usar tableta con el notario; cuántos minutos con el notario;
      me tengo que arreglar para el video; notario por cámara; cuándo hay notarios en línea;
      cómo empiezo la sesión con el notario
    `,
  },
  "notary-in-person": {
    en: `
      notary at my house; manual notary; my county does not accept e-recording; mobile notary; in person signing;
      wet signature; paper county; can a notary come to my house; meet the notary in person; I do not want video;
      why do I need an in person notary; does the notary travel; sign at home with a notary; traveling notary;
      sign at an office; where do I go to sign; can I use my own notary; notary at my bank;
      county does not accept electronic signatures; ink signatures; notary at my work; physical signing;
      sit down with a notary; who comes to my door; I would rather see the notary face to face;
      somebody to come over for the signing; no camera, so in person; I want a live notary at my table;
      can somebody come to us; I am not comfortable with video; bring the papers to me;
      does a person come out to the house; meet at a coffee shop to sign; why is my county different;
      I cannot do video; sign in front of somebody
    `,
    es: `
      notario en mi casa; notario presencial; mi condado no acepta registro electrónico; notario móvil;
      firma en persona; firma en papel; puede venir un notario a mi casa; ver al notario en persona; no quiero video;
      por qué necesito notario en persona; el notario viaja; firmar en casa con notario; notario a domicilio;
      firmar en una oficina; adónde voy a firmar; puedo usar mi propio notario; notario de mi banco;
      el condado no acepta firmas electrónicas; firma en tinta; notario en mi trabajo; firma presencial;
      sentarme con un notario; quién viene a mi puerta; prefiero ver al notario cara a cara;
      el notario me tiene que ver en persona; que venga alguien para la firma; sin cámara, mejor en persona;
      quiero un notario de verdad en mi mesa; puede alguien venir con nosotros; no me gusta el video;
      tráiganme los papeles; viene una persona a la casa; vernos en un café para firmar;
      por qué mi condado es distinto; no puedo por video; firma de puño y letra; firmar delante de alguien;
      que el notario venga
    `,
  },
  "get-copies": {
    en: `
      where are my documents; download agreement; copy of what I signed; find disclosures; statement;
      PDF of the contract that I signed; can I get my documents; download my loan agreement; where are my papers;
      copy of the contract; find my disclosures; print my agreement; send me my paperwork;
      I need the closing documents; my accountant wants the papers; where is my paperwork kept; PDF of what I signed;
      get the note and the deed; see my statements; I lost my copy; can you mail me paper copies; get a payoff letter;
      keep for my files; look at the documents again; get me the papers again; want to print it all;
      where do I see what I signed; I need something for my records; give me my contract; send a copy to me;
      can I have everything on paper; where do I find my documents later; tax form 1098; how do I save the documents;
      copies of all; view my signed papers; proof that I have the loan
    `,
    es: `
      dónde están mis documentos; descargar el contrato; encontrar divulgaciones; estado de cuenta;
      PDF del contrato que firmé; me dan mis documentos; bajar mi contrato; dónde están mis papeles;
      copia del contrato; ver mis divulgaciones; imprimir mi acuerdo; mándenme mis papeles;
      necesito los documentos del cierre; mi contador quiere los papeles; dónde guardan mis documentos;
      pdf de lo que firmé; la nota y la escritura; ver mis estados de cuenta; perdí mi copia;
      copias en papel por correo; carta de saldo; guardar en mis archivos; ver otra vez los documentos;
      deme otra vez los papeles; quiero imprimir todo; dónde veo lo que firmé; necesito algo para guardar;
      deme mi contrato; mándeme una copia; puedo tener todo en papel; dónde encuentro mis documentos después;
      forma 1098; cómo guardo los documentos; copias de todo; ver mis papeles firmados;
      prueba de que tengo el préstamo; copia de lo que firmé
    `,
  },
};
