import type { Passage } from "../passage.ts";

/** Proof, papers and signatures. */
export const paperPassages: readonly Passage[] = [
  {
    id: "which-documents",
    source: { en: "Documents that the application takes", es: "Documentos que recibe la solicitud" },
    en: {
      title: "Which documents you need",
      text: "Often none: income and accounts are checked by linking them. Have a government ID at hand, and your insurance policy. Where linking does not work we ask for pay stubs, tax returns or bank statements.",
    },
    es: {
      title: "Qué documentos necesita",
      text: "A menudo ninguno: los ingresos y cuentas se comprueban vinculándolos. Tenga a mano una identificación oficial y su póliza de seguro. Donde no se puede vincular pedimos talones de pago, declaraciones de impuestos o estados de cuenta.",
    },
  },
  {
    id: "upload",
    source: { en: "Upload pages of the application", es: "Páginas para subir documentos" },
    en: {
      title: "Uploading a document",
      text: "Upload on the page that asks for it: a PDF, or a picture as JPG, PNG or HEIC, of at most 20 MB. Where a PDF has a password, type it on that page: it is taken off before the PDF is sent. On a phone you can take the picture there. Please do not send identity papers through the chat.",
    },
    es: {
      title: "Subir un documento",
      text: "Súbalo en la página que lo pide: un PDF, o una imagen JPG, PNG o HEIC, de 20 MB como máximo. Si un PDF tiene contraseña, escríbala en esa página: se le quita antes de enviarlo. En el teléfono puede tomar la foto allí. No envíe documentos de identidad por el chat.",
    },
  },
  {
    id: "income-proof",
    source: {
      en: "Income, in the application; CFPB interpretation 1026.43(c)",
      es: "Ingresos, en la solicitud; interpretación de la CFPB 1026.43(c)",
    },
    en: {
      title: "Proving your income",
      text: "Fastest is to link your payroll or the bank account that your pay goes to. You can instead upload recent pay stubs. We use it only to verify what you stated.",
    },
    es: {
      title: "Comprobar sus ingresos",
      text: "Lo más rápido es vincular su nómina o la cuenta en la que recibe su sueldo. También puede subir talones de pago recientes. Solo lo usamos para verificar lo que usted declaró.",
    },
  },
  {
    id: "self-employed",
    source: { en: "Income, in the application", es: "Ingresos, en la solicitud" },
    en: {
      title: "Self-employed, retired or other income",
      text: "All of these count. Self-employed people link their tax transcripts or upload returns; pensions and benefits are shown by award letters or bank deposits. Alimony and child support you need not name unless you want them counted.",
    },
    es: {
      title: "Por cuenta propia, jubilado u otros ingresos",
      text: "Todos cuentan. Quien trabaja por cuenta propia vincula sus declaraciones de impuestos o las sube; las pensiones y beneficios se muestran con cartas o depósitos. La pensión alimenticia no tiene que mencionarla si no quiere que cuente.",
    },
  },
  {
    id: "link-bank",
    source: { en: "Linking an account, in the application", es: "Vinculación de cuentas, en la solicitud" },
    en: {
      title: "Linking your bank",
      text: "You log in on your bank’s own page; we never see that password, and can only read. If your bank is not listed or it does not work, you can enter the account by hand on the page, and we verify it another way.",
    },
    es: {
      title: "Vincular su banco",
      text: "Usted inicia sesión en la página de su propio banco; nunca vemos esa contraseña, y solo podemos leer. Si su banco no aparece o no funciona, puede escribir la cuenta a mano en la página, y la verificamos de otra forma.",
    },
  },
  {
    id: "identity",
    source: { en: "Identity checks, 31 CFR 1020.220", es: "Verificación de identidad, 31 CFR 1020.220" },
    en: {
      title: "Verifying your identity",
      text: "You take a picture of a U.S. driver’s license, state ID, passport or permanent resident card, and of your face. Use good light and no glare. If it fails you can try again; after that a person looks at it.",
    },
    es: {
      title: "Verificar su identidad",
      text: "Toma una foto de una licencia de conducir, identificación estatal, pasaporte o tarjeta de residente permanente de EE. UU., y de su cara. Use buena luz y sin reflejos. Si falla puede repetirlo; después lo revisa una persona.",
    },
  },
  {
    id: "esign",
    source: { en: "E-SIGN Act, 15 USC 7001", es: "Ley E-SIGN, 15 USC 7001" },
    en: {
      title: "Signing online",
      text: "You read and sign in the browser; nothing has to be printed. Each place that needs a signature is shown in turn. You may download everything first, and you keep a copy of all you sign.",
    },
    es: {
      title: "Firmar en línea",
      text: "Lee y firma en el navegador; no hay que imprimir nada. Se muestra uno tras otro cada lugar que necesita firma. Puede descargar todo antes, y conserva copia de lo que firma.",
    },
  },
  {
    id: "online-notary",
    source: { en: "State laws on online notarization", es: "Leyes estatales sobre notarios en línea" },
    en: {
      title: "The online notary",
      text: "After signing you meet a notary by video, for about fifteen minutes. Have the same ID at hand, and a device with camera and microphone in a quiet place. You can join at once or choose a time.",
    },
    es: {
      title: "El notario en línea",
      text: "Después de firmar se reúne con un notario por video, unos quince minutos. Tenga la misma identificación a mano y un dispositivo con cámara y micrófono en un lugar tranquilo. Puede entrar enseguida o elegir una hora.",
    },
  },
  {
    id: "notary-in-person",
    source: { en: "County recording rules", es: "Reglas de registro del condado" },
    en: {
      title: "A notary in person",
      text: "Some counties do not record electronic signatures. There a notary meets you in person, at a time that you choose, and funding takes some days longer. For a home in Texas that you live in, you sign at an office.",
    },
    es: {
      title: "Un notario en persona",
      text: "Algunos condados no registran firmas electrónicas. Allí un notario le ve en persona, a la hora que elija, y el desembolso tarda unos días más. Por la casa de Texas en la que vive se firma en una oficina.",
    },
  },
  {
    id: "get-copies",
    source: { en: "Documents of the application", es: "Documentos de la solicitud" },
    link: "/dashboard",
    en: {
      title: "Copies of your documents",
      text: "Everything that you got and signed stands in your application under documents, to read and to download.",
    },
    es: {
      title: "Copias de sus documentos",
      text: "Todo lo que recibió y firmó está en su solicitud, en documentos, para leer y descargar.",
    },
  },
];
