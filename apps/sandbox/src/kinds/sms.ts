import type { sms as protocol } from "@gable/vendors/sms/protocol.ts";
import type { Vendor } from "../scene.ts";
import { atOnce, atOnceThen } from "../script.ts";
import { nameFor } from "../seeded.ts";

export const sms: Vendor<typeof protocol> = {
  send: ({ to, text }, { order, orderedAt, inbox, callbackUrl }) => {
    // The last number of the range for fiction is a landline.
    if (to.endsWith("5550199")) return atOnce({ outcome: "undeliverable", reason: "not-a-mobile" });
    const message = nameFor("txt", order);
    inbox.capture({
      id: message,
      channel: "text",
      to,
      from: "the lender",
      subject: null,
      text,
      html: null,
      attachments: [],
      at: orderedAt,
      callbackUrl,
    });
    // The one before it is taken at first, and its phone is never switched on.
    if (to.endsWith("5550198"))
      return atOnceThen({ outcome: "accepted", message }, { outcome: "undeliverable", reason: "unreachable" });
    return atOnce({ outcome: "accepted", message });
  },
};
