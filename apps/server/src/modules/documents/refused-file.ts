import { Refusal } from "../../http/refusal.ts";
import { type FileFault, MOST_PAGES } from "./inspect-file.ts";

const words: Readonly<Record<FileFault, string>> = {
  empty: "This file is empty. Choose another one.",
  unsupported: "Send a PDF, or a picture as JPG, PNG or HEIC.",
  damaged: "This file cannot be opened. Save it again, or send a picture of each page.",
  password: "This file asks for a password. Save it without one and send it again.",
  "too-many-pixels": "This picture is too large. Take it again with an ordinary camera setting.",
  active:
    "This file holds more than pages, such as a form with scripts or another file. Print it into a new PDF, or send a picture of each page.",
  "too-many-pages": `This file has more than ${MOST_PAGES} pages. Send only the pages that were asked for.`,
};

/** What somebody is told whose file is not taken. */
export const refusedFile = (fault: FileFault): Refusal => new Refusal(422, `file-${fault}`, words[fault]);
