import type { Words } from "../language.ts";

/** Progress value to position in the sidebar; a position beyond the last label means that all are done. */
export const sidebarPositions = {
  INITIAL: 0,
  PRODUCT_SELECT: 1,
  MORE_INFO: 2,
  LINK_INCOME: 3,
  ID_UPLOAD: 4,
  SIGNING: 5,
  ENOTARY: 6,
  MANUAL_NOTARY: 6,
  COMPLETE: 7,
} as const satisfies Readonly<Record<string, number>>;

export type Progress = keyof typeof sidebarPositions;

const firstLabels: readonly Words[] = [
  { en: "Basic Info", es: "Datos básicos" },
  { en: "Select Offer", es: "Elegir oferta" },
  { en: "Provide More Info", es: "Dar más información" },
  { en: "Link Income Sources", es: "Vincular ingresos" },
  { en: "Verify Identity", es: "Verificar identidad" },
  { en: "Sign Documents", es: "Firmar documentos" },
];
const remoteNotary: Words = { en: "Talk to eNotary", es: "Hablar con el notario en línea" };
const manualNotary: Words = { en: "Schedule Notary Session", es: "Programar sesión con el notario" };

/** The seven labels of the sidebar; the last depends on how the deed is notarised. */
export function sidebarLabels(notary: { readonly isManual: boolean }): readonly Words[] {
  return [...firstLabels, notary.isManual ? manualNotary : remoteNotary];
}

/** The two labels that an additional signer sees. */
export const signerSidebarLabels: readonly Words[] = [
  { en: "Identity verification", es: "Verificación de identidad" },
  remoteNotary,
];

/** The position of an additional signer; 2 when both are done. */
export function signerSidebarPosition(signer: {
  readonly identityPassed: boolean;
  readonly deedSigned: boolean;
}): number {
  if (!signer.identityPassed) return 0;
  return signer.deedSigned ? 2 : 1;
}
