import type { DumpHead, TableCounts } from '../../db/dump/dump.ts'

/**
 * A backup is a tar archive in gzip: `head.json`, then `tables/<table>/<part>.jsonl` with a row per line, then
 * `files/<key>` and `types/<name>.json`, and last `manifest.json`, without which it is not whole.
 */
export const FORMAT = 1
export const HEAD = 'head.json'
export const MANIFEST = 'manifest.json'
export const TABLES = 'tables/'
export const FILES = 'files/'
export const TYPES = 'types/'

export type ArchiveHead = DumpHead & {
  format: typeof FORMAT
  /** The version of Marquee that wrote it. */
  version: string
  engine: 'postgres' | 'embedded'
  /** ISO 8601. */
  made: string
}

export type ArchiveManifest = {
  counts: TableCounts
  /** Every other entry, in order: its name, the number of its bytes and their SHA-256. */
  entries: [name: string, size: number, sha256: string][]
}
