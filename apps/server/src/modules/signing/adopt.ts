import type { BodyOf, ReplyOf } from "@gable/contract/call.ts";
import type { adoptSignature, signing } from "@gable/contract/calls/signing.ts";
import { invalid } from "../../http/refusal.ts";
import { type AdoptedMark, checkAdoptedMark } from "./adopted-mark.ts";
import type { AdoptedSignature } from "./adopted-signatures.ts";
import { PAD } from "./signing-words.ts";

/** A signature and initials as they were given. Throws the refusal of what cannot be drawn. */
export function adoptedFrom(body: BodyOf<typeof adoptSignature>): AdoptedSignature {
  const typed: AdoptedMark = { form: "typed", text: body.typedName };
  const drawn: AdoptedMark | undefined = body.drawn && { form: "drawn", strokes: body.drawn, ...PAD };
  const adopted: AdoptedSignature = {
    typedName: body.typedName,
    signature: drawn ?? typed,
    initials: { form: "typed", text: body.initials },
    ...(body.location && { location: body.location }),
  };
  demandDrawable(adopted.signature, drawn ? "drawn" : "typedName");
  demandDrawable(adopted.initials, "initials");
  return adopted;
}

function demandDrawable(mark: AdoptedMark, field: string): void {
  const checked = checkAdoptedMark(mark);
  if (!checked.ok) throw invalid({ [field]: [checked.reason.toLowerCase().replaceAll("_", "-")] });
}

/** What somebody adopted, as their own page shows it; null before they have. */
export const shownAdopted = (adopted: AdoptedSignature | undefined): ReplyOf<typeof signing>["adopted"] =>
  adopted
    ? {
        typedName: adopted.typedName,
        initials: adopted.initials.form === "typed" ? adopted.initials.text : "",
      }
    : null;
