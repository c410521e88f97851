import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const barWords = catalogue({
  apps: { en: "Apps", es: "Aplicaciones" },
  dashboard: { en: "Dashboard", es: "Panel" },
  exchange: { en: "Exchange", es: "Mercado de activos" },
  pay: { en: "Pay", es: "Pagos" },
  marketplace: { en: "Marketplace", es: "Mercado" },
  passport: { en: "Passport", es: "Pasaporte" },
  portfolio: { en: "Portfolio Manager", es: "Gestor de cartera" },
  groupManager: { en: "Group Manager", es: "Gestor de grupos" },
  settings: { en: "Settings", es: "Configuración" },
  contact: { en: "Contact us", es: "Contáctenos" },
  feedback: { en: "Share your thoughts with our CEO", es: "Comparta sus ideas con nuestro director general" },
  logIn: { en: "Log in", es: "Iniciar sesión" },
  logOut: { en: "Log out", es: "Cerrar sesión" },
  profile: { en: "Your account", es: "Su cuenta" },
  menu: { en: "Menu", es: "Menú" },
  otherLanguage: { en: "Español", es: "English" },
  wallet: { en: "Wallet", es: "Billetera" },
  wallets: { en: "Your wallets", es: "Sus billeteras" },
  copy: { en: "Copy the address", es: "Copiar la dirección" },
  copied: { en: "Copied", es: "Copiada" },
});
