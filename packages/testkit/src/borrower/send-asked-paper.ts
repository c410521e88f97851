import { conditions } from "@gable/contract/calls/conditions.ts";
import { uploadDocument } from "@gable/contract/calls/documents.ts";
import { saveProfile } from "@gable/contract/calls/profile.ts";
import { printPaper } from "@gable/sandbox/paper.ts";
import type { OpenBorrower } from "../open-borrower.ts";
import { createBorrowerClient } from "./borrower-client.ts";
import { asStaff } from "./staff-moves.ts";

/** An underwriter asks a borrower of the main lender, Ada Sorensen, for a deed, and a PDF comes that names an owner. */
export async function sendAskedPaper(
  url: string,
  borrower: OpenBorrower,
  owner: string,
  { comments = "The deed to your home", fileName = "deed.pdf" } = {},
): Promise<void> {
  const client = createBorrowerClient(url, "gable", borrower.headers.authorization);
  const params = { uuid: borrower.applicationUuid };
  await client.send(saveProfile, { params, body: { name: { firstName: "Ada", lastName: "Sorensen" } } });
  await asStaff(
    { client, uuid: borrower.applicationUuid },
    {
      act: "raise-condition",
      categoryEnum: "GENERIC_DOCUMENT_REQUEST",
      comments,
      documents: 1,
      priorTo: "funding",
    },
  );
  const [asked] = await client.send(conditions, { params });
  const { content, mediaType } = await printPaper({
    name: "deed.pdf",
    from: "Sacramento County",
    heading: "Grant deed",
    lines: [["Grantee", owner]],
    closing: "Recorded at the request of the grantee.",
    at: "2026-01-05T00:00:00Z",
  });
  await client.send(uploadDocument, {
    params,
    body: { type: "OTHER_EVIDENCE", conditionUuid: asked?.uuid ?? "" },
    file: new Blob([Buffer.from(content, "base64")], { type: mediaType }),
    fileName,
  });
}
