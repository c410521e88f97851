import * as z from "zod";

/** One case of a file of test vectors: inputs of a rule and what an independent calculation expects of it. */
export const vectorSchema = z.object({
  name: z.string(),
  category: z.string(),
  inputs: z.unknown(),
  expected: z.unknown(),
  tolerance: z.record(z.string(), z.string()).optional(),
});

export const vectorFileSchema = z.object({ vectors: z.array(vectorSchema) });

export type Vector = z.infer<typeof vectorSchema>;

/** Computes a category's answer with the product's own rules, in the shape that the vectors of the category expect. */
export type VectorRule = (vector: Vector) => unknown;

/** A rule whose inputs have a schema; inputs that do not fit are an error that names the field. */
export function vectorRule<Inputs>(
  schema: z.ZodType<Inputs>,
  compute: (inputs: Inputs, vector: Vector) => unknown,
): VectorRule {
  return (vector) => compute(schema.parse(vector.inputs), vector);
}
