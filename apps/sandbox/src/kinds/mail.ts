import type { mail as protocol } from "@gable/vendors/mail/protocol.ts";
import type { Vendor } from "../scene.ts";
import { atOnce } from "../script.ts";
import { nameFor } from "../seeded.ts";

export const mail: Vendor<typeof protocol> = {
  send: ({ from, to, subject, text, html, unsubscribe, attachments }, { order, orderedAt, inbox }) => {
    if (to.endsWith("@undeliverable.example")) return atOnce({ outcome: "undeliverable", reason: "no-such-address" });
    const message = nameFor("msg", order);
    inbox.capture({
      id: message,
      channel: "mail",
      to,
      from: `${from.name} <${from.address}>`,
      subject,
      text,
      html: html ?? null,
      ...(unsubscribe !== undefined && { unsubscribe }),
      attachments: attachments ?? [],
      at: orderedAt,
    });
    return atOnce({ outcome: "accepted", message });
  },
};
