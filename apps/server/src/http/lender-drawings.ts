import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import type { Context } from "../context.ts";
import { readLenderFile } from "../modules/organisations/lender-files.ts";
import { readPortrait } from "../modules/originators/portraits.ts";
import { HOUR, sendsFilesOf } from "./folder-files.ts";
import { DOCUMENT_POLICY } from "./security-headers.ts";

/** Lenders that came with the product, and the marks that any lender may take. */
const SEEDED = fileURLToPath(new URL("../../../../lenders", import.meta.url));

/** Serves lenders' marks and logos and their officers' portraits. */
export const lenderDrawings =
  (ctx: Context) =>
  async (app: FastifyInstance): Promise<void> => {
    await sendsFilesOf(app, { root: SEEDED, kept: HOUR, isCompressed: false });
    app.get("/lenders/:orgCode/:file", async (request, reply) => {
      const { orgCode, file } = request.params as { orgCode: string; file: string };
      const portrait = await readPortrait(ctx, orgCode, file);
      if (portrait) return reply.header("cache-control", HOUR).type("image/jpeg").send(portrait);
      const svg = await readLenderFile(ctx, orgCode, file);
      // Beside the drawings that came with the product stand its lenders' records, and who works there.
      if (svg === undefined) return file.endsWith(".svg") ? reply.sendFile(`${orgCode}/${file}`) : reply.callNotFound();
      return reply
        .header("cache-control", HOUR)
        .type("image/svg+xml")
        .header("content-security-policy", DOCUMENT_POLICY)
        .send(svg);
    });
  };
