import type { Readable } from 'node:stream'

/** First and last byte, both included, as HTTP counts them. */
export type ByteRange = { first: number; last: number }

/** Where files live: a folder by default, an S3-compatible service by configuration (design section 3). */
export type FileStorage = {
  /** Stores bytes under a key; storing the same key again is harmless, since keys name contents. */
  put: (key: string, bytes: Buffer) => Promise<void>
  /** The bytes, or undefined where there are none. */
  get: (key: string) => Promise<Buffer | undefined>
  /** Takes in a finished file of this machine, however large; the file itself is left to the caller. */
  putFile: (key: string, path: string) => Promise<void>
  /** The same as `get` for files that do not belong into memory, or for a part of one. */
  open: (key: string, range?: ByteRange) => Promise<Readable | undefined>
  remove: (key: string) => Promise<void>
  /** Throws in plain words where the storage cannot be written to. */
  check: () => Promise<void>
}

export const isKey = (key: string): boolean => /^[a-z0-9][a-z0-9/._-]{2,200}$/.test(key) && !key.includes('..')

/** Keys are made by the server from hashes; anything else is a programming fault, never a user's path. */
export function assertKey(key: string): void {
  if (!isKey(key)) throw new Error('a storage key must be plain')
}
