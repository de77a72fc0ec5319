import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { extname, resolve, sep } from 'node:path'
import { compress, type Encoding } from './compress.ts'

export type ConsoleFile = {
  type: string
  etag: string
  /** The name carries a hash of the contents: it may be kept for ever. */
  isHashed: boolean
  bytes: Buffer
  /** Made once per file and kept; undefined where compressing gains nothing. */
  compressed: (encoding: Encoding) => Promise<Buffer | undefined>
}

/** The built console's files. A path that leaves the folder, or names no file, is undefined. */
export type ConsoleFiles = { read: (path: string) => Promise<ConsoleFile | undefined> }

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
}
const WORTH_COMPRESSING = /^(text|application\/(json|manifest))|svg/
const MIN_BYTES = 1_024
const HASHED_NAME = /-[\w-]{8,}\.\w+$/

export function openConsoleFiles(folder: string): ConsoleFiles {
  const root = resolve(folder)
  const known = new Map<string, { changedAt: number; file: Promise<ConsoleFile> }>()
  return {
    async read(path) {
      const full = resolve(root, `.${path}`)
      if (path.includes('\0') || !full.startsWith(root + sep)) return undefined
      const status = await stat(full).catch(() => undefined)
      if (!status?.isFile()) return undefined
      const entry = known.get(full)
      if (entry?.changedAt === status.mtimeMs) return entry.file
      const file = load(full)
      known.set(full, { changedAt: status.mtimeMs, file })
      return file
    },
  }
}

async function load(full: string): Promise<ConsoleFile> {
  const bytes = await readFile(full)
  const type = TYPES[extname(full)] ?? 'application/octet-stream'
  const made = new Map<Encoding, Promise<Buffer>>()
  return {
    type,
    bytes,
    etag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    isHashed: full.includes(`${sep}assets${sep}`) && HASHED_NAME.test(full),
    async compressed(encoding) {
      if (bytes.length < MIN_BYTES || !WORTH_COMPRESSING.test(type)) return undefined
      const result = made.get(encoding) ?? (encoding === 'br' ? bestOf(full, bytes) : compress(encoding, bytes))
      made.set(encoding, result)
      return result
    },
  }
}

/** What the build has compressed at leisure (`scripts/console/brotliFiles`), else what can be made at once. */
const bestOf = (full: string, bytes: Buffer): Promise<Buffer> =>
  readFile(`${full}.br`).catch(() => compress('br', bytes))
