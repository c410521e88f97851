import type { TestProduct } from "@gable/testkit/start-product.ts";
import fastify from "fastify";

/** What the status call is held against: a server that does one prepared read by key on the product's own pool and sends the row. */
export async function startBareServer(product: TestProduct): Promise<{ url: string; close: () => Promise<void> }> {
  const app = fastify();
  app.get<{ Params: { uuid: string } }>("/:uuid", async ({ params: { uuid } }) => {
    const { rows } = await product.ctx.database.pool.query<object>({
      name: "bare",
      text: "select step, version, status, waiting_since from applications where uuid = $1",
      values: [uuid],
    });
    return rows[0];
  });
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  return { url, close: () => app.close() };
}
