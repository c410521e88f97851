/** Where the product has tables of its own: what HMDA asks has a place apart. The queue's are its own affair. */
export const productSchemas = ["public", "demographics"];
