import type { TypeDocument } from '#contract/registry/typeDocument.ts'

/** A type document as somebody saved it in the console. */
export type StoredType = { document: TypeDocument; rev: number; updated: string; by: string; name: string }

/** One save. */
export type TypeRevision = { document: TypeDocument; rev: number; created: string; by: string; name: string }
