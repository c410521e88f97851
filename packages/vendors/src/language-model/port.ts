/** What a language model is asked: what it is to do and may know, and a question in somebody's own words. */
export interface ModelRequest {
  readonly instructions: string;
  readonly question: string;
}

/**
 * A language model that words an answer. Rejects with `VendorUnavailable` when it cannot be reached in time, or said nothing that can be
 * read, and with `VendorRefused` when it refuses the key or the request.
 */
export interface LanguageModel {
  readonly word: (request: ModelRequest) => Promise<string>;
}
