import type { Language } from "@gable/domain/language.ts";

/** Words that people use for the same thing: each line is one, by its first word. Maintained with the help, whatever its passages say. */
const alike: Readonly<Record<Language, string>> = {
  en: `
    money cash funds
    home house property
    spouse husband wife partner
    died dead deceased death passed
    relative daughter son brother sister mother father mom dad parents friend neighbor neighbour cousin uncle aunt kid kids children child
    relative grandson granddaughter grandchildren nephew niece
    valuation appraisal appraise appraised appraises appraiser
    denied declined rejected refused deny
    appointment meeting visit
    notary notaries enotary
    job work employment employer
    sms text texts texting
    code passcode otp
    ssn social
    income salary wages paycheck earn earns earnings
    paystub stub stubs
    mistake error wrong incorrect typo misspelled spelled mistyped oops
    reschedule postpone
    cancel rescind
    prepay early sooner ahead
    extra additional
    fee fees charge charges cost costs
    complaint complain complaints terrible awful angry upset unhappy
    debts debt owe owed owing
    three 3
    five 5
    twelve 12
    photo picture
    lawyer attorney
    required mandatory obligatory compulsory must
    insurance coverage insured policy
    robot bot machine computer ai automated
    blind vision sight
    sell selling sold sale
    owner owns owned owners
    birth birthday birthdate
    value worth estimate estimated valued
    sign signed signs signing signature signatures
    wait waiting waits
    arrive arrived arrives come came comes
    download pdf copy copies
    phone telephone cell mobile
    mail email
    fraud scam scams stolen
    maximum most largest highest biggest max million
    minimum least smallest lowest min
    school tuition college
    repairs roof kitchen bathroom remodel renovation renovate addition remodeling
    score fico
    old age aged elderly senior seniors
    race ethnicity ethnic hispanic latino black white
    pay paid paying repay repaid
    tax taxes irs
    expired expires expire
    help helps assist
    self freelance freelancer gig uber rideshare
    upload uploading attach attachment
    notary notarize notarized
    invitation invite invited invites
    texas dallas houston austin antonio texan tx
    states state alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois indiana
    states iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada
    states hampshire jersey york carolina dakota ohio oklahoma oregon pennsylvania rhode tennessee utah vermont virginia washington
    states wisconsin wyoming rico
    condo condos condominium townhouse townhome duplex triplex trailer cabin manufactured modular prefab doublewide
    card cards visa mastercard amex discover
    bureau equifax experian transunion bureaus
    hurt ding dings drop drops dropped lower lowers affect affects damage impact harm hurts
    person human representative rep agent operator
    logged kicked booted threw
    frozen freeze froze freezes unfreeze unfreezing
    vacation trip wedding boat pool surgery hospital medical funeral honeymoon
    quote quoted quotes
    divorce divorcing divorced separated separation separating
    letters print font
    telemarketers marketers marketing advertisers
    settle wipe clear eliminate
    fast quick quickly rush hurry soon faster urgent urgently
    approved approve approval approves
    decision decide decided decides
    bankruptcy bankrupt
    foreclosure foreclose foreclosed repossess repossession evict evicted
    worried scared afraid nervous worry fear
    increase increased raise raised raises rise rises climb creep
    buy purchase buying bought
    use used using spend spending
    hacked hack breach hackers
    camera webcam
    start started begin beginning
    finished finish complete completed
    change switch update changed switched changing
    safe secure safely
    hidden secret surprises surprise
    legal legally valid binding
    rental rented renting
    document documents papers paper paperwork
    link url button
    gender sex
    widow widower
    boss employer
    trustee trustees
`,
  es: `
    dinero plata efectivo fondos
    casa vivienda propiedad hogar
    esposo esposa marido mujer conyuge pareja
    murio fallecio fallecido muerto difunto muerte
    familiar nieto nieta sobrino sobrina suegra suegro cunado compadre comadre hijos hijas
    familiar hija hijo hermano hermana madre padre mama papa padres amigo amiga vecino vecina primo tio tia
    avaluo valuacion tasacion
    negar negaron rechazar rechazada rechazaron niegan
    cita reunion visita
    trabajo empleo empleador
    sms mensaje mensajes texto textos
    ingreso ingresos sueldo salario
    error equivocado equivoque equivocada
    cancelar rescindir anular
    adelantado anticipado
    cargo cargos costo costos comision comisiones tarifa multa penalidad
    vencido vencio caducado caduco
    tres 3
    cinco 5
    doce 12
    obligatorio obligatoria requerido requerida exigen
    seguro poliza cobertura
    robot maquina computadora bot automatico
    vender venta vendo vendemos
    dueno duena duenos propietario propietaria
    congelado congelada congelamiento bloqueo
    valor vale precio estimado
    firmar firma firme firmado firmo firmamos
    solicitud tramite
    progreso avance novedad novedades
    esperar espera esperando espero
    llegar llego llega llegaron aparecio vino venir
    descargar copia copias
    telefono celular
    correo carta email
    fraude estafa estafador robo
    maximo tope
    escuela matricula universidad
    arreglar remodelar renovar techo cocina bano reparar reparaciones
    puntaje score fico
    edad anos mayor
    raza etnia hispano latino negro blanco
    impuesto impuestos
    entrar acceder acceso ingresar
    recordar recuerdo olvide olvido
    documento documentos papel papeles
    subir cargar subo
    enlace liga
    nacimiento cumpleanos
    cooperativa banco
    texas dallas houston austin antonio tejano tx
    estados estado alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawai idaho illinois indiana
    estados iowa kansas kentucky louisiana luisiana maine maryland massachusetts michigan minnesota misisipi misuri montana nebraska
    estados nevada jersey york carolina dakota ohio oklahoma oregon pensilvania tennessee utah vermont virginia washington wisconsin
    estados wyoming rico
    condominio duplex adosada movil trailer cabana prefabricada modular
    tarjeta tarjetas visa mastercard discover
    buro equifax experian transunion
    persona humano representante asesor operadora
    vacaciones viaje boda barco piscina cirugia hospital funeral quinceanera
    divorcio divorciando divorciamos divorciada divorciado separados separando separacion
    letra letras
    arrepentir arrepentirme arrepiento arrepintio arrepentimos
    bancarrota quiebra
    chico chica pequeno pequena
    rapido rapida pronto urgente urge prisa
    aprobar aprobaron aprobada aprobado aprobacion aprueban aprueben aprueba
    decidir decision deciden decide
    miedo temor nervioso nerviosa preocupa asuste
    comprar compra compro
    usar uso gastar gastarlo usarlo
    camara webcam
    identificacion licencia credencial
    empezar comenzar comienzo empiezo empece inicio
    terminar acabar termine acabe terminamos acabamos terminado
    cambiar cambio cambie actualizar
    viuda viudo
    edad anciano anciana
    sacar retirar disponer saco retiro
    mirar miro ver veo ven mira
    enojado molesto furioso harto
    mandar enviar mande envie mandaron enviaron mando envio mandado
    recibir recibieron recibi recibido recibio
    gravamen gravamenes
    fideicomiso trust fideicomisos
    conectar vincular conexion desconectar
    borrar eliminar
`,
};

const firstOf = new Map(
  Object.entries(alike).map(([language, lines]) => [
    language,
    new Map(
      lines
        .trim()
        .split("\n")
        .flatMap((line) => {
          const words = line.trim().split(" ");
          return words.map((word) => [word, words[0] ?? word] as const);
        }),
    ),
  ]),
);

/** The word by which the search knows a word and others like it: small letters without accents, before its ending is taken off. */
export const knownAs = (language: Language, word: string): string => firstOf.get(language)?.get(word) ?? word;
