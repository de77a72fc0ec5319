import { createHash, type Hash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { createTarPacker } from 'modern-tar'
import type { DumpBatch, TableCounts } from '../../db/dump/dump.ts'
import { CommandRefused } from '../refused.ts'
import { MANIFEST, TABLES, type ArchiveManifest } from './archiveFormat.ts'

/** Adds one entry, whole or as a stream of so many bytes; over once its bytes are on their way. */
export type AddEntry = (name: string, content: EntryContent) => Promise<void>
type EntryContent = Uint8Array | { stream: Readable; size: number }

/** A tar entry says its length first, so that a table is written in parts of about this many characters. */
const PART_LENGTH = 4_000_000
/** Whoever reads a backup reads every password hash and key in it. */
const MODE = 0o600

/**
 * Writes an archive beside its place and renames it when it is whole and on the disk; `fill` adds the entries and answers
 * the counts for the manifest. An archive that fails is taken away.
 */
export async function packArchive(path: string, fill: (add: AddEntry) => Promise<TableCounts>): Promise<void> {
  const part = `${path}.part`
  const { readable, controller } = createTarPacker()
  const written = pipeline(
    Readable.fromWeb(readable as Parameters<typeof Readable.fromWeb>[0]),
    createGzip(),
    createWriteStream(part, { mode: MODE, flush: true }),
  )
  const put: PutEntry = async (name, size, pieces) => {
    const writer = controller.add({ name, size, mode: MODE }).getWriter()
    for await (const piece of pieces) {
      await writer.ready
      await writer.write(piece)
    }
    await writer.close()
  }
  try {
    await Promise.all([written, fillArchive(put, fill).then(controller.finalize, controller.error)])
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw isFull(error)
      ? new CommandRefused(`The disk of ${path} is full: make room on it, or name another place.`)
      : error
  }
}

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
}

type PutEntry = (name: string, size: number, pieces: AsyncIterable<Uint8Array> | Uint8Array[]) => Promise<void>

async function fillArchive(put: PutEntry, fill: (add: AddEntry) => Promise<TableCounts>): Promise<void> {
  const entries: ArchiveManifest['entries'] = []
  const counts = await fill(async (name, content) => {
    const { size, pieces } =
      content instanceof Uint8Array ? { size: content.length, pieces: [content] } : streamed(content)
    const sum = createHash('sha256')
    await put(name, size, hashing(pieces, sum))
    entries.push([name, size, sum.digest('hex')])
  })
  const manifest: ArchiveManifest = { counts, entries }
  const bytes = Buffer.from(JSON.stringify(manifest))
  await put(MANIFEST, bytes.length, [bytes])
}

const streamed = ({ size, stream }: { stream: Readable; size: number }) => ({
  size,
  pieces: stream as AsyncIterable<Uint8Array>,
})

async function* hashing(pieces: AsyncIterable<Uint8Array> | Uint8Array[], sum: Hash): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    sum.update(piece)
    yield piece
  }
}

/** Writes rows as lines of JSON, many to an entry; answers how many there were of each table. */
export async function addRows(add: AddEntry, batches: AsyncIterable<DumpBatch>): Promise<TableCounts> {
  const counts: TableCounts = {}
  let lines = ''
  let current = ''
  let part = 0
  const end = async () => {
    if (lines !== '') await add(`${TABLES}${current}/${String(++part).padStart(6, '0')}.jsonl`, Buffer.from(lines))
    lines = ''
  }
  for await (const { table, rows } of batches) {
    if (table !== current) {
      await end()
      current = table
      part = 0
    }
    for (const row of rows) lines += `${JSON.stringify(row)}\n`
    counts[table] = (counts[table] ?? 0) + rows.length
    if (lines.length >= PART_LENGTH) await end()
  }
  await end()
  return counts
}
