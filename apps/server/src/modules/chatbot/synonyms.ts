import type { Language } from "@gable/domain/language.ts";

/** Words that people use for the same thing: each line is one, by its first word. Maintained with the help, whatever its passages say. */
const alike: Readonly<Record<Language, string>> = {
  en: `
    money cash funds
    home house property
    spouse husband wife partner
    died dead deceased death passed
    relative daughter son brother sister mother father mom dad parents friend neighbor neighbour cousin uncle aunt
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
    mistake error wrong incorrect typo misspelled spelled
    reschedule postpone
    cancel rescind
    prepay early sooner ahead
    extra additional
    fee fees charge charges cost costs
    complaint complain complaints terrible awful angry upset unhappy
    debts debt owe owed owing
    card cards
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
    frozen freeze froze freezes
    birth birthday birthdate
    value worth estimate estimated valued
    sign signed signs signing signature signatures
    wait waiting waits
    arrive arrived arrives come came comes
    download pdf copy copies
    phone telephone cell mobile
    mail email letter
    fraud scam scams stolen
    maximum most largest highest biggest max million
    minimum least smallest lowest min
    school tuition college
    repairs roof kitchen bathroom remodel renovation renovate addition remodeling
    score fico
    old age aged
    race ethnicity ethnic hispanic latino black white
    pay paid paying repay repaid
    tax taxes irs
    expired expires expire
    help helps assist
    self freelance freelancer gig uber rideshare
    upload uploading attach attachment
    notary notarize notarized
    invitation invite invited invites
`,
  es: `
    dinero plata efectivo fondos
    casa vivienda propiedad hogar
    esposo esposa marido mujer conyuge pareja
    murio fallecio fallecido muerto difunto muerte
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
    telefono celular movil
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
