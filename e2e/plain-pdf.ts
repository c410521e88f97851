import { buffer } from "node:stream/consumers";
import Pdf from "pdfkit";

/** A PDF of so many letter pages with a line of words on each; where a `password` is named, it opens with that alone. */
export function plainPdf(pages: number, password?: string): Promise<Buffer> {
  const pdf = new Pdf({
    size: "LETTER",
    pdfVersion: "1.7",
    ...(password !== undefined && { userPassword: password }),
  });
  for (let page = 1; page < pages; page += 1) pdf.text(`Page ${page}`).addPage();
  pdf.text(`Page ${pages}`).end();
  return buffer(pdf);
}
