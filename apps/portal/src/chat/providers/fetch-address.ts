/** A file where a provider keeps it. Rejects when it is not there. */
export async function fetchAddress(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) throw new Error("The file is not there.");
  return response.blob();
}
