import { catalogue } from "@gable/ui/language/catalogue.tsx";

/** What is in the log of an application of the accounts that money goes to and comes from. */
export const accountEventCodes = catalogue({
  "account-checked": { en: "Account checked", es: "Cuenta comprobada" },
  "account-refused": { en: "Account refused", es: "Cuenta rechazada" },
  "accounts-not-read": { en: "Accounts not read", es: "No se pudieron leer las cuentas" },
  "payroll-access-released": { en: "Payroll’s access given back", es: "Acceso a la nómina devuelto" },
  "bank-access-released": { en: "Bank’s access given back", es: "Acceso al banco devuelto" },
  "accounts-read": { en: "Accounts read", es: "Cuentas leídas" },
  "small-deposits-asked": { en: "Small deposits asked for", es: "Depósitos pequeños pedidos" },
  "small-deposit-sent": { en: "First small deposit sent", es: "Primer depósito pequeño enviado" },
  "small-deposits-sent": { en: "Both small deposits sent", es: "Los dos depósitos pequeños enviados" },
  "small-deposits-not-sent": { en: "Small deposits not sent", es: "Depósitos pequeños no enviados" },
  "small-deposits-differ": {
    en: "Other amounts than the deposits named",
    es: "Los montos de los depósitos no coinciden",
  },
  "small-deposits-named": { en: "Small deposits named rightly", es: "Depósitos pequeños acertados" },
  "disbursement-account-chosen": { en: "Disbursement account chosen", es: "Cuenta de desembolso elegida" },
  "staff-accept-autopay-account": {
    en: "Staff accept account for payments",
    es: "El personal aceptó la cuenta para los pagos",
  },
  "staff-refuse-autopay-account": {
    en: "Staff refuse account for payments",
    es: "El personal rechazó la cuenta para los pagos",
  },
  "autopay-account-checked": { en: "Account for payments checked", es: "Cuenta para los pagos comprobada" },
  "autopay-account-refused": { en: "Account for payments refused", es: "Cuenta para los pagos rechazada" },
  "autopay-turned-off": { en: "Automatic payments turned off", es: "Pagos automáticos desactivados" },
  "staff-accept-account": { en: "Staff accept account", es: "El personal aceptó la cuenta" },
  "staff-refuse-account": { en: "Staff refuse account", es: "El personal rechazó la cuenta" },
});
