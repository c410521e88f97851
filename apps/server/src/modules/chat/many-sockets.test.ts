import { initStreamChat } from "@gable/contract/calls/chat.ts";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { openChatClient } from "@gable/testkit/chat/chat-client.ts";
import { startProduct } from "@gable/testkit/start-product.ts";
import { expect, it } from "vitest";

it("One address has so many sockets open as its requests of a minute would say words, and others once those are closed", async () => {
  const product = await startProduct({ environment: { REQUESTS_PER_MINUTE: "120" } });
  const { token } = await createBorrowerClient(product.url, "gable").send(initStreamChat, {
    body: { friendlyName: "Dana Whitfield", emailAddress: "dana@example.com" },
  });
  const open = (said: string | null) => openChatClient(product.url, said);
  const silent = await Promise.all(Array.from({ length: 20 }, () => open(null)));
  const refused = await open(token);
  await expect(refused.until(() => refused.state !== undefined)).rejects.toThrow("closed");
  silent[0]?.close();
  await expect
    .poll(async () => {
      const dana = await open(token);
      const isHeard = dana.until(() => dana.state !== undefined);
      return isHeard.then(
        () => true,
        () => false,
      );
    })
    .toBe(true);
  await product.close();
});
