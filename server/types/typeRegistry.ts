import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import type { FieldError } from '#contract/wire/errors.ts'

/** `shape`: what is there is right, a draft may lack anything. `publish`: what publishing needs is there as well. */
export type ValidationMode = 'shape' | 'publish'

/** Resource types as the server knows them now, and the schemas under which older versions were saved. */
export type TypeRegistry = {
  /** The type document as it serves now, or undefined for an unknown type. */
  get(type: string): TypeDocument | undefined
  /** The document of an older schema version; the present one too. */
  getVersion(type: string, schemaVersion: number): TypeDocument | undefined
  /** By area, place in the menu, name. */
  list(): readonly TypeDocument[]
  /** Problems by field in plain words; none where all is well. Without a version the present schema judges. */
  validate(type: string, payload: unknown, mode: ValidationMode, schemaVersion?: number): FieldError[]
  /** Grows with each change of any type: what answers about types carry as their ETag. */
  etag(type?: string): string
}
