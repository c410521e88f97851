import cookie from "@fastify/cookie";
import fastify from "fastify";
import { describe, expect, it } from "vitest";
import type { Config } from "../config.ts";
import { ownCookie } from "./own-cookie.ts";

describe("a cookie of ours", () => {
  it.each<[Config["deployment"], string]>([
    ["development", "gable_chat=token; Path=/; HttpOnly; SameSite=Lax"],
    ["production", "__Host-gable_chat=token; Path=/; HttpOnly; Secure; SameSite=Lax"],
  ])("is of this host alone in %s", async (deployment, header) => {
    const app = fastify();
    await app.register(cookie);
    const own = ownCookie({ deployment }, "gable_chat");
    app.get("/", (request, reply) => {
      own.write(request, reply, "token");
      return own.read(request);
    });
    const reply = await app.inject("/");
    expect([reply.headers["set-cookie"], reply.body]).toEqual([header, "token"]);
  });
});
