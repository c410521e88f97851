/** As `fetch` sends a body, which says nothing of how far it is: this does. What a page gets back is the same. */
export function sendWithProgress(
  url: string,
  { method = "GET", headers, body, credentials, signal }: RequestInit,
  onProgress: (sent: number, total: number) => void,
): Promise<Response> {
  const request = new XMLHttpRequest();
  request.open(method, url);
  request.responseType = "blob";
  request.withCredentials = credentials === "include";
  new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
  request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(loaded, total));
  return new Promise((resolve, reject) => {
    const abort = () => request.abort();
    signal?.addEventListener("abort", abort, { once: true });
    request.addEventListener("loadend", () => signal?.removeEventListener("abort", abort));
    request.addEventListener("error", () => reject(new TypeError("Failed to fetch")));
    request.addEventListener("abort", () => reject(signal?.reason ?? new DOMException("Aborted", "AbortError")));
    request.addEventListener("load", () => {
      const { status } = request;
      resolve(
        new Response(isBare(status) ? null : (request.response as Blob), { status, headers: headersIn(request) }),
      );
    });
    if (signal?.aborted) return reject(signal.reason);
    request.send(body as XMLHttpRequestBodyInit | null);
  });
}

/** Replies of which the platform takes no body. */
const isBare = (status: number): boolean => status === 204 || status === 205 || status === 304;

function headersIn(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r\n/)) {
    const at = line.indexOf(":");
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim());
  }
  return headers;
}
