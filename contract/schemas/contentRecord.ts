import { Type, type Static, type TObject, type TProperties } from 'typebox'
import { literals } from '#contract/values/literals.ts'
import { LocalizedText } from '#contract/values/localizedText.ts'
import { STATUSES } from '#contract/values/status.ts'

const text = Type.String()
const orNull = Type.Union([Type.String(), Type.Null()])

/** An object whose further fields are unknown here: they belong to the schema of its resource type. */
export function withFieldsOfType<Properties extends TProperties>(properties: Properties) {
  return Type.Unsafe<Static<TObject<Properties>> & { [field: string]: unknown }>(Type.Object(properties))
}

/** One of the live sides of a document. */
export const Side = Type.Object({ st: literals(STATUSES), key: text, n: Type.Integer() })
export type Side = Static<typeof Side>

export const Warning = Type.Object({ code: text, msg: text })
export type Warning = Static<typeof Warning>

/**
 * One image of a version, under its name in `ia`. `hash` addresses the bytes; `focal` steers every crop of it, and
 * `crop` is what a person chose for this slot instead. All are fractions of the original's sides.
 */
export const ImageMeta = Type.Object({
  hash: text,
  width: Type.Number(),
  height: Type.Number(),
  /** Bytes. */
  size: Type.Number(),
  ext: literals(['jpg', 'png']),
  ut: text,
  focal: Type.Optional(Type.Object({ x: Type.Number(), y: Type.Number() })),
  crop: Type.Optional(Type.Object({ left: Type.Number(), top: Type.Number(), width: Type.Number() })),
})
export type ImageMeta = Static<typeof ImageMeta>

/** What record and list row have in common. */
const headParts = {
  id: text,
  key: text,
  urn: text,
  cty: text,
  st: literals(STATUSES),
  /** Revision of the document: ETag and If-Match. */
  rev: Type.Integer(),
  /** Both live sides of the document: its draft and its published version. */
  sides: Type.Array(Side),
  ct: text,
  ut: text,
  uu: text,
  lon: Type.Optional(Type.Array(LocalizedText)),
  prd: Type.Optional(Type.Array(text)),
  ia: Type.Optional(Type.Array(text)),
}

/**
 * The spine that every catalogue item has (specification section 3, glossary). Types add fields of their own, so the
 * rest of a record is unknown here and belongs to the type's schema.
 */
export const ContentRecord = withFieldsOfType({
  ...headParts,
  /** Version number n of this version. */
  n: Type.Integer(),
  cu: text,
  /** Schema version that this version was saved under. */
  schema: Type.Integer(),
  wrng: Type.Optional(Type.Array(Warning)),
  lod: Type.Optional(Type.Array(LocalizedText)),
  ia_meta: Type.Optional(Type.Record(Type.String(), ImageMeta)),
})
export type ContentRecord = Static<typeof ContentRecord>

/** Fields that the server sets and that a sender's body cannot change (calls.md section 0). */
export const SERVER_FIELDS = [
  'id',
  'key',
  'urn',
  'cty',
  'ct',
  'ut',
  'cu',
  'uu',
  'rev',
  'n',
  'schema',
  'sides',
  'lock',
] as const

/**
 * Payload fields that only the server writes, through calls of their own: images come and go by upload and removal.
 * A sender's values are ignored, what is stored is kept.
 */
export const KEPT_FIELDS = ['ia', 'ia_meta'] as const

/** A person's live hold on a document, as lists show it. */
export const ShownLock = Type.Object({ uid: text, name: text, until: text })

/** What a list row has beside the fields of its type. */
export const rowParts = {
  ...headParts,
  /** Name of the person behind `uu`, for rows of a list (ours). */
  uun: Type.Optional(text),
  /** A live lock on the document, whoever holds it. */
  lock: Type.Optional(ShownLock),
  /** The draft differs from what is published. */
  changed: Type.Optional(Type.Boolean()),
  /** Viewers cannot have something that it plays: told in lists of types that show flags. */
  parts_unavailable: Type.Optional(Type.Boolean()),
}

/** A row of a list: the narrow row, never the payload. */
export const ContentRow = withFieldsOfType(rowParts)
export type ContentRow = Static<typeof ContentRow>

/** One line of the version list; `name` is 'V{n} - {status}', its status word localised on screen (design 9 (7)). */
export const VersionEntry = Type.Object({
  key: text,
  st: literals(STATUSES),
  name: text,
  n: Type.Integer(),
  ct: text,
  cu: text,
  ut: text,
  uu: text,
  /** Name of the person behind `uu`, where it is known (ours). */
  uun: Type.Optional(text),
  parent: orNull,
  schema: Type.Integer(),
  /** This version is what viewers see, or the draft being worked on. */
  live: Type.Boolean(),
})
export type VersionEntry = Static<typeof VersionEntry>

/** `field` is a JSON pointer; `before` or `after` is absent where there was or is no value. */
export const FieldChange = Type.Object({
  field: text,
  before: Type.Optional(Type.Unknown()),
  after: Type.Optional(Type.Unknown()),
})
export type FieldChange = Static<typeof FieldChange>

/** One change set of the audit: a user action with its before and after by field (specification section 3). */
export const AuditEntry = Type.Object({
  changed_by: text,
  /** The person's name at the time. */
  name: text,
  TraceKey: text,
  PreviousVersion: orNull,
  CurrentVersion: orNull,
  key: text,
  verb: text,
  change: Type.Array(FieldChange),
  ct: text,
})
export type AuditEntry = Static<typeof AuditEntry>
