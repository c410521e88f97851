import { z } from "zod";

/** As much of JSON Schema as bodies are written in. */
interface Shape {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Shape>>;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly additionalProperties?: Shape | boolean;
}

/** What a person may write freely, in a body that fits a schema. */
export interface TextPlace {
  /** The names on the way to it, from the body on. */
  readonly path: readonly string[];
  /** In characters; undefined where the contract says none. */
  readonly maxLength: number | undefined;
}

type Json = Readonly<Record<string, unknown>>;

/** Texts of a body that are not prose: they are compared, or sent to, and never shown to anybody else. */
const notProse = /^(password|newPassword|appCode|code|digits|token|publicToken|nonce|base|sdp|sdpMid|candidate)$/;

/**
 * The texts that somebody may write in a body of this schema, as far as `example` has what leads to them: in a part of it that is not there,
 * and whose own parts nobody knows, nothing can be planted.
 */
export function textPlaces(schema: z.ZodType, example: unknown): readonly TextPlace[] {
  const whole = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Shape;
  const resolve = (shape: Shape): Shape =>
    shape.$ref === undefined ? shape : (whole.$defs?.[shape.$ref.split("/").at(-1) ?? ""] ?? {});
  const found: TextPlace[] = [];
  const look = (given: Shape, value: unknown, path: readonly string[]): void => {
    const shape = resolve(given);
    for (const part of [...(shape.anyOf ?? []), ...(shape.oneOf ?? []), ...(shape.allOf ?? [])]) {
      if (fits(resolve(part), value)) look(part, value, path);
    }
    if (isFree(shape) && !notProse.test(path.at(-1) ?? "")) found.push({ path, maxLength: shape.maxLength });
    if (shape.items && Array.isArray(value))
      value.forEach((one, at) => look(shape.items ?? {}, one, [...path, String(at)]));
    for (const [name, part] of Object.entries(shape.properties ?? {})) {
      const below = isObject(value) ? value[name] : undefined;
      if (below !== undefined || leaf(resolve(part))) look(part, below, [...path, name]);
    }
  };
  look(whole, example, []);
  return [...new Map(found.map((place) => [place.path.join("."), place])).values()];
}

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isFree = ({ type, enum: values, const: fixed, format, pattern }: Shape): boolean =>
  type === "string" && !values && fixed === undefined && format === undefined && pattern === undefined;

const leaf = (shape: Shape): boolean =>
  shape.type === "string" || (shape.anyOf ?? []).some(({ type }) => type === "string");

/** Whether a part of a union may be what a value is: the same kind, with the same fixed words in it. */
function fits(shape: Shape, value: unknown): boolean {
  if (value === undefined) return shape.type === "string";
  if (shape.properties === undefined) return !isObject(value);
  return (
    isObject(value) &&
    Object.entries(shape.properties).every(
      ([name, { const: fixed, enum: values }]) =>
        (fixed === undefined || fixed === value[name]) && (!values || !(name in value) || values.includes(value[name])),
    )
  );
}

/** A body with another text at one place; what leads there is there. */
export function withText(body: unknown, [first, ...rest]: readonly string[], text: string): unknown {
  if (first === undefined) return text;
  if (Array.isArray(body)) return body.map((one, at) => (String(at) === first ? withText(one, rest, text) : one));
  const there = isObject(body) ? body : {};
  return { ...there, [first]: withText(there[first], rest, text) };
}
