import { isLocalDate } from "../calendar/local-date.ts";
import type { FieldForm } from "./lar-row.ts";

const WHOLE = /^[+-]?\d+$/;
const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/;

/** Does the text have the form its field needs? What it means is for the edits. */
export function hasForm(value: string, form: FieldForm): boolean {
  switch (form) {
    case "text":
      return true;
    case "token":
      return !/[\s|,]/.test(value);
    case "whole":
    case "code":
      return WHOLE.test(value);
    case "code-or-blank":
      return value === "" || WHOLE.test(value);
    case "whole-or-na":
      return value === "NA" || WHOLE.test(value);
    case "whole-or-exempt":
      return value === "NA" || value === "Exempt" || WHOLE.test(value);
    case "number":
      return NUMBER.test(value);
    case "number-or-exempt":
      return value === "NA" || value === "Exempt" || NUMBER.test(value);
    case "number-or-exempt-or-blank":
      return value === "" || value === "NA" || value === "Exempt" || NUMBER.test(value);
    case "date":
      return isHmdaDate(value);
    case "date-or-na":
      return value === "NA" || isHmdaDate(value);
    default:
      return form satisfies never;
  }
}

/** YYYYMMDD and a real day. */
export function isHmdaDate(text: string): boolean {
  return /^\d{8}$/.test(text) && isLocalDate(`${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`);
}

/** The number a field holds; null for "NA", "Exempt" and blank. */
export function numberIn(value: string): number | null {
  return NUMBER.test(value) ? Number(value) : null;
}

/** A code as the tables write it: "01" is "1". */
export function normaliseCode(value: string): string {
  return value === "" ? value : String(Number(value));
}
