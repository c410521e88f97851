/** A PDF of so many empty letter pages; `isLocked`: with a password that nobody here knows. */
export function plainPdf(pages: number, isLocked = false): Buffer {
  const kids = Array.from({ length: pages }, (_none, index) => `${3 + index} 0 R`).join(" ");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    ...Array.from({ length: pages }, () => "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>"),
  ];
  const key = "ab".repeat(32);
  const encrypt = `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${key}> /U <${key}> /P -4 >> /ID [<${key}> <${key}>]`;
  let text = "%PDF-1.4\n";
  const starts = objects.map((object, index) => {
    const start = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(start).padStart(10, "0")} 00000 n \n`;
  });
  const table = text.length;
  const size = objects.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${starts.join("")}`;
  text += `trailer\n<< /Size ${size} /Root 1 0 R ${isLocked ? encrypt : ""} >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(text, "latin1");
}
