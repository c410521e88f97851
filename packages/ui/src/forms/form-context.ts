import { createContext, use } from "react";

type FormTerms = {
  /** Start of the ids of this form's fields. */
  prefix: string;
  /** Turns a rule's message (or its code) into the words that the reader sees. */
  explain: (message: string) => string;
};

export const FormContext = createContext<FormTerms>({ prefix: "field", explain: (message) => message });

export const useFormTerms = () => use(FormContext);

export const fieldId = (prefix: string, name: string) => `${prefix}-${name.replaceAll(".", "-")}`;
