import * as z from "zod";
import type { Words } from "../language.ts";

/** A reason of the model notice: its English words are the form's own and are used exactly. */
interface AdverseActionReasonRow {
  readonly words: Words;
  /** Regulation C, reason for denial: 1 DTI, 2 employment, 3 credit history, 4 collateral, 6 unverifiable, 7 incomplete, 9 other. */
  readonly hmdaCode: 1 | 2 | 3 | 4 | 6 | 7 | 9;
}

/** 12 CFR 1002 Appendix C, Form C-1, part I: principal reasons for adverse action. */
export const adverseActionReasons = {
  CREDIT_APPLICATION_INCOMPLETE: {
    words: { en: "Credit application incomplete", es: "Solicitud de crédito incompleta" },
    hmdaCode: 7,
  },
  INSUFFICIENT_CREDIT_REFERENCES: {
    words: {
      en: "Insufficient number of credit references provided",
      es: "Número insuficiente de referencias de crédito",
    },
    hmdaCode: 3,
  },
  UNACCEPTABLE_CREDIT_REFERENCES: {
    words: {
      en: "Unacceptable type of credit references provided",
      es: "Tipo de referencias de crédito no aceptable",
    },
    hmdaCode: 3,
  },
  UNABLE_TO_VERIFY_CREDIT_REFERENCES: {
    words: {
      en: "Unable to verify credit references",
      es: "No fue posible verificar las referencias de crédito",
    },
    hmdaCode: 6,
  },
  TEMPORARY_OR_IRREGULAR_EMPLOYMENT: {
    words: { en: "Temporary or irregular employment", es: "Empleo temporal o irregular" },
    hmdaCode: 2,
  },
  UNABLE_TO_VERIFY_EMPLOYMENT: {
    words: { en: "Unable to verify employment", es: "No fue posible verificar el empleo" },
    hmdaCode: 6,
  },
  LENGTH_OF_EMPLOYMENT: {
    words: { en: "Length of employment", es: "Antigüedad en el empleo" },
    hmdaCode: 2,
  },
  INCOME_INSUFFICIENT: {
    words: {
      en: "Income insufficient for amount of credit requested",
      es: "Ingresos insuficientes para el monto de crédito solicitado",
    },
    hmdaCode: 1,
  },
  EXCESSIVE_OBLIGATIONS: {
    words: {
      en: "Excessive obligations in relation to income",
      es: "Obligaciones excesivas en relación con los ingresos",
    },
    hmdaCode: 1,
  },
  UNABLE_TO_VERIFY_INCOME: {
    words: { en: "Unable to verify income", es: "No fue posible verificar los ingresos" },
    hmdaCode: 6,
  },
  LENGTH_OF_RESIDENCE: {
    words: { en: "Length of residence", es: "Tiempo de residencia" },
    hmdaCode: 9,
  },
  TEMPORARY_RESIDENCE: {
    words: { en: "Temporary residence", es: "Residencia temporal" },
    hmdaCode: 9,
  },
  UNABLE_TO_VERIFY_RESIDENCE: {
    words: { en: "Unable to verify residence", es: "No fue posible verificar la residencia" },
    hmdaCode: 6,
  },
  NO_CREDIT_FILE: {
    words: { en: "No credit file", es: "Sin expediente de crédito" },
    hmdaCode: 3,
  },
  LIMITED_CREDIT_EXPERIENCE: {
    words: { en: "Limited credit experience", es: "Experiencia de crédito limitada" },
    hmdaCode: 3,
  },
  POOR_PERFORMANCE_WITH_US: {
    words: { en: "Poor credit performance with us", es: "Mal historial de crédito con nosotros" },
    hmdaCode: 3,
  },
  DELINQUENT_OBLIGATIONS: {
    words: {
      en: "Delinquent past or present credit obligations with others",
      es: "Obligaciones de crédito atrasadas, pasadas o presentes, con otros",
    },
    hmdaCode: 3,
  },
  COLLECTION_OR_JUDGMENT: {
    words: { en: "Collection action or judgment", es: "Cobranza o sentencia judicial" },
    hmdaCode: 3,
  },
  GARNISHMENT_OR_ATTACHMENT: {
    words: { en: "Garnishment or attachment", es: "Embargo de salario o de bienes" },
    hmdaCode: 3,
  },
  FORECLOSURE_OR_REPOSSESSION: {
    words: { en: "Foreclosure or repossession", es: "Ejecución hipotecaria o recuperación de bienes" },
    hmdaCode: 3,
  },
  BANKRUPTCY: {
    words: { en: "Bankruptcy", es: "Quiebra" },
    hmdaCode: 3,
  },
  NUMBER_OF_RECENT_INQUIRIES: {
    words: {
      en: "Number of recent inquiries on credit bureau report",
      es: "Número de consultas recientes en el informe de crédito",
    },
    hmdaCode: 3,
  },
  COLLATERAL_NOT_SUFFICIENT: {
    words: {
      en: "Value or type of collateral not sufficient",
      es: "Valor o tipo de garantía insuficiente",
    },
    hmdaCode: 4,
  },
  OTHER: {
    words: { en: "Other, specify", es: "Otra razón (se especifica)" },
    hmdaCode: 9,
  },
} as const satisfies Record<string, AdverseActionReasonRow>;

export type AdverseActionCode = keyof typeof adverseActionReasons;

export const AdverseActionCode = z.enum(Object.keys(adverseActionReasons) as [AdverseActionCode]);

/** The reason whose form text this is; null when the form has no such box. */
export function adverseActionCodeOf(formText: string): AdverseActionCode | null {
  const wanted = formText.trim().toLowerCase();
  const codes = Object.keys(adverseActionReasons) as AdverseActionCode[];
  if (wanted.startsWith("other")) return "OTHER";
  return codes.find((code) => adverseActionReasons[code].words.en.toLowerCase() === wanted) ?? null;
}

/** The code of the reason in the loan/application register. */
export function hmdaDenialCode(code: AdverseActionCode): number {
  return adverseActionReasons[code].hmdaCode;
}
