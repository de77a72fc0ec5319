import type { Readable } from 'node:stream'
import type { Actor } from '#contract/rules/access/actor.ts'

/** Who asks, from where, and with which promises: the part of a call that stores work with. */
export type Caller = {
  actor: Actor
  /** The selected product of the call, already checked against the token; undefined means all of the token's. */
  product: string | undefined
  /** Product ids that this call may see: `[product]`, or all of the token's. Empty means nothing. */
  products: readonly string[]
  requestId: string
  /** Browser tab (X-Tab-Id) and fencing number (X-Lock-Number) of the sender. */
  tab: string | undefined
  lockNumber: number | undefined
  /** Revision of If-Match, undefined where the header is missing. */
  ifMatch: number | undefined
  idempotencyKey: string | undefined
  /** Hash of method, path and body: what an idempotency key is bound to. */
  requestHash: string
}

/** A file of a multipart call, still streaming. */
export type UploadedFile = {
  filename: string
  mimetype: string
  stream: Readable
  isTruncated: () => boolean
  /** Fields that stood before the file, as text. */
  fields: Readonly<Record<string, string>>
}
