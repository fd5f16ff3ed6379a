/** The product's word, which no visitor gets to see: for how long an answer is the same for all who send no cookie. */
export const CACHE_FOR_HEADER = "x-keep-seconds";
