import type { Words } from "@gable/domain/language.ts";
import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const disburseWords = catalogue({
  question: { en: "Where should the money go?", es: "¿A dónde enviamos el dinero?" },
  lead: {
    en: (cash: string) => `${cash} will arrive in this account when the line is funded. It must be in your name.`,
    es: (cash: string) => `${cash} llegarán a esta cuenta cuando se desembolse la línea. Debe estar a su nombre.`,
  },
  leadBeforeCosts: {
    en: (cash: string) =>
      `${cash}, less what others charge, such as recording, will arrive in this account when the line is funded. It must be in your name.`,
    es: (cash: string) =>
      `${cash}, menos lo que cobran terceros, como el registro, llegarán a esta cuenta cuando se desembolse la línea. Debe estar a su nombre.`,
  },
  which: { en: "Account", es: "Cuenta" },
  go: { en: "Use this account", es: "Usar esta cuenta" },
  goLink: { en: "Go to my bank", es: "Ir a mi banco" },
  why: {
    en: "We check with the bank that the account exists and is yours, so that nobody else can be paid your money.",
    es: "Comprobamos con el banco que la cuenta existe y es suya, para que nadie más pueda recibir su dinero.",
  },
  seePayments: { en: "See what is paid in and out", es: "Ver lo que se paga y se cobra" },
  refused: {
    en: (bank: string, mask: string) => `The account at ${bank} ending in ${mask} cannot be used`,
    es: (bank: string, mask: string) => `La cuenta en ${bank} terminada en ${mask} no se puede usar`,
  },
  wallet: { en: "Which wallet should receive the money?", es: "¿Qué billetera recibe el dinero?" },
  walletLead: {
    en: (cash: string) => `${cash} will be paid to this address when the line is funded. Your home secures the line.`,
    es: (cash: string) =>
      `${cash} se pagarán a esta dirección cuando se desembolse la línea. Su casa garantiza la línea.`,
  },
  walletLeadBeforeCosts: {
    en: (cash: string) =>
      `${cash}, less what others charge, such as recording, will be paid to this address when the line is funded. Your home secures the line.`,
    es: (cash: string) =>
      `${cash}, menos lo que cobran terceros, como el registro, se pagarán a esta dirección cuando se desembolse la línea. Su casa garantiza la línea.`,
  },
  walletGo: { en: "Use this wallet", es: "Usar esta billetera" },
  walletAddress: { en: "Wallet address", es: "Dirección de la billetera" },
  walletHint: {
    en: "Copy it from your wallet; do not type it. A payment to a wrong address cannot be taken back.",
    es: "Cópiela de su billetera; no la escriba. Un pago a una dirección equivocada no se puede recuperar.",
  },
  walletOwn: {
    en: "This wallet is mine, and I have compared the address with my wallet.",
    es: "Esta billetera es mía y comparé la dirección con mi billetera.",
  },
});

/** Why an account that was chosen cannot be used, by the checker's code. */
export const refusalWords = {
  "no-such-account": {
    en: "The bank knows no account with this number. Check the digits, or choose another account.",
    es: "El banco no conoce una cuenta con este número. Revise los dígitos o elija otra cuenta.",
  },
  "owner-differs": {
    en: "The bank has somebody else as its owner. Choose an account that is in your name.",
    es: "El banco tiene a otra persona como titular. Elija una cuenta a su nombre.",
  },
  "payment-returned": {
    en: "The bank sent our payment back. Choose another account, and we send it again.",
    es: "El banco devolvió nuestro pago. Elija otra cuenta y lo enviamos de nuevo.",
  },
  other: {
    en: "The bank could not confirm it. Choose another account, or call us.",
    es: "El banco no pudo confirmarla. Elija otra cuenta o llámenos.",
  },
} as const satisfies Readonly<Record<string, Words>>;

/** What is missing where a loan is paid out to a wallet. */
export const walletCodes = {
  "address-required": { en: "Enter the address of the wallet.", es: "Escriba la dirección de la billetera." },
  "wallet-invalid": {
    en: "This is no address of a Bitcoin or Ethereum wallet. Copy it from your wallet: it begins with 1, 3, bc1 or 0x.",
    es: "Esta no es la dirección de una billetera de Bitcoin o Ethereum. Cópiela de su billetera: empieza con 1, 3, bc1 o 0x.",
  },
  "wallet-mistyped": {
    en: "A letter or digit of this address is wrong: its check digits do not match. Copy it from your wallet again.",
    es: "Una letra o cifra de esta dirección está mal: sus dígitos de control no coinciden. Cópiela de nuevo de su billetera.",
  },
  "own-required": { en: "Tick that the wallet is yours.", es: "Marque que la billetera es suya." },
} as const satisfies Readonly<Record<string, Words>>;
