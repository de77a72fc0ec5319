import type { LocalizedText } from '#contract/values/localizedText.ts'
import type { Status } from '#contract/values/status.ts'

/**
 * The spine that every catalogue item has (specification section 3, glossary). Types add fields of their own, so the
 * rest of a record is unknown here and belongs to the type's schema.
 */
export type ContentRecord = {
  id: string
  key: string
  urn: string
  cty: string
  st: Status
  /** Revision of the document: ETag and If-Match. */
  rev: number
  /** Version number n of this version. */
  n: number
  ct: string
  cu: string
  ut: string
  uu: string
  /** Schema version that this version was saved under. */
  schema: number
  /** Both live sides of the document: its draft and its published version. */
  sides: Side[]
  wrng?: Warning[]
  lon?: LocalizedText[]
  lod?: LocalizedText[]
  prd?: string[]
  ia?: string[]
  ia_meta?: Record<string, ImageMeta>
  [field: string]: unknown
}

export type Side = { st: Status; key: string; n: number }
export type Warning = { code: string; msg: string }

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

/**
 * One image of a version, under its name in `ia`. `hash` addresses the bytes; `focal` steers every crop of it, and
 * `crop` is what a person chose for this slot instead. All are fractions of the original's sides.
 */
export type ImageMeta = {
  hash: string
  width: number
  height: number
  /** Bytes. */
  size: number
  ext: 'jpg' | 'png'
  ut: string
  focal?: { x: number; y: number }
  crop?: { left: number; top: number; width: number }
}

/** A row of a list: the narrow row, never the payload. */
export type ContentRow = Pick<
  ContentRecord,
  'id' | 'key' | 'urn' | 'cty' | 'st' | 'rev' | 'sides' | 'ct' | 'ut' | 'uu'
> & {
  lon?: LocalizedText[]
  prd?: string[]
  ia?: string[]
  /** Name of the person behind `uu`, for rows of a list (ours). */
  uun?: string
  /** A live lock on the document, whoever holds it. */
  lock?: { uid: string; name: string; until: string }
  /** The draft differs from what is published. */
  changed?: boolean
  [field: string]: unknown
}

/** One line of the version list; `name` is 'V{n} - {status}', its status word localised on screen (design 9 (7)). */
export type VersionEntry = {
  key: string
  st: Status
  name: string
  n: number
  ct: string
  cu: string
  ut: string
  uu: string
  /** Name of the person behind `uu`, where it is known (ours). */
  uun?: string
  parent: string | null
  schema: number
  /** This version is what viewers see, or the draft being worked on. */
  live: boolean
}

/** A lock as the wire shows it (calls.md section 8). */
export type LockState = {
  id: string
  urn: string
  /** 'open', or the owner's uid. */
  ls: string
  lo_uid: string | null
  name: string | null
  tab: string | null
  /** Fencing number: grows whenever the lock changes hands. */
  number: number
  until: string | null
  /** Somebody asks the holder to hand it over. */
  ask?: LockAsk
}

/** Who asks for a lock, until when an answer is waited for, and the holder's answer where it was to go on. */
export type LockAsk = {
  uid: string
  name: string
  tab: string
  /** For holder and asker only. */
  message?: string
  at: string
  until: string
  /** The holder keeps it; '' without a word. */
  reply?: string
}

/** What happened to a lock, as the push says it beside how it stands now. */
export const LOCK_CHANGES = [
  'taken',
  'released',
  'asked',
  'kept',
  'withdrawn',
  'handedOver',
  'forced',
  'parked',
] as const
export type LockChange = (typeof LOCK_CHANGES)[number]

/** Somebody on a document (calls.md section 8). `place` names the section of the form. */
export type Presence = {
  uid: string
  name: string
  tab: string
  mode: 'view' | 'edit'
  place: string | null
  since: string
}

/** Why edits were parked: the lock was forced open or passed on, a save met another's, or one chose to. */
export const SIDE_DRAFT_REASONS = ['unlocked', 'conflict', 'own'] as const
export type SideDraftReason = (typeof SIDE_DRAFT_REASONS)[number]

/** Edits of one's own that wait beside a document (calls.md section 8). `by` names who took the lock away. */
export type SideDraft = {
  id: string
  doc: string
  urn: string
  rev: number
  reason: SideDraftReason
  by: string | null
  /** Changed fields, by their names at the top of the record. */
  fields: string[]
  ct: string
}

/** With the changed fields as they were edited and as they were before: what a three-way merge needs. */
export type FullSideDraft = SideDraft & { payload: Record<string, unknown>; base: Record<string, unknown> }

/** One change set of the audit: a user action with its before and after by field (specification section 3). */
export type AuditEntry = {
  changed_by: string
  /** The person's name at the time. */
  name: string
  TraceKey: string
  PreviousVersion: string | null
  CurrentVersion: string | null
  key: string
  verb: string
  change: FieldChange[]
  ct: string
}

/** `field` is a JSON pointer; `before` or `after` is absent where there was or is no value. */
export type FieldChange = { field: string; before?: unknown; after?: unknown }
