import { type Language, languageFor } from "@gable/domain/language.ts";
import type { FastifyRequest } from "fastify";

/** The language of whoever asks, by what their browser says of it. */
export const languageOf = ({ headers }: Pick<FastifyRequest, "headers">): Language =>
  languageFor((headers["accept-language"] ?? "").split(","));
