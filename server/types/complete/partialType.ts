/** A type document as somebody gives it: anything may be missing or of a wrong kind. */
export type PartialType = { readonly [part: string]: unknown }
