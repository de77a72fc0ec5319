import { DomainError } from '#contract/wire/errors.ts'

/** An opaque cursor (calls.md section 0). It holds nothing secret: it is compared, and what may be seen is decided anew. */
export function cursorFrom(parts: readonly unknown[]): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url')
}

/** What a cursor holds; whoever asks checks each part. */
export function readCursor(cursor: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    if (Array.isArray(parts)) return parts
  } catch {
    // Told below, like every other cursor that is none of ours.
  }
  throw new DomainError('badPage')
}

export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0
}
