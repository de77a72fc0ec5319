import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Writable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { createTarDecoder } from 'modern-tar'
import type { Dump, DumpBatch, DumpRow } from '../../db/dump/dump.ts'
import { isKey } from '../../images/fileStorage.ts'
import { CommandRefused } from '../refused.ts'
import {
  FILES,
  FORMAT,
  HEAD,
  MANIFEST,
  TABLES,
  TYPES,
  type ArchiveHead,
  type ArchiveManifest,
} from './archiveFormat.ts'

/** The body is read once, whole, before the next entry comes. */
type ArchiveEntry = { name: string; size: number; body: AsyncIterable<Uint8Array> }

/** An archive whose every byte was compared with its manifest. */
export type Archive = {
  head: ArchiveHead
  manifest: ArchiveManifest
  dump: Dump
  /** What lies outside of the database: pictures and photos (`files/<key>`), dropped types (`types/<name>`). */
  files: () => AsyncIterable<ArchiveEntry>
}

/** Reads an archive through once and compares it with its checksums. Throws CommandRefused where it is not as it was written. */
export async function openArchive(path: string): Promise<Archive> {
  const { head, manifest } = await verifyArchive(path)
  return {
    head,
    manifest,
    dump: { head, batches: () => readBatches(path) },
    async *files() {
      for await (const entry of readEntries(path))
        if (entry.name.startsWith(FILES) || entry.name.startsWith(TYPES)) yield entry
    },
  }
}

async function verifyArchive(path: string): Promise<{ head: ArchiveHead; manifest: ArchiveManifest }> {
  const found: ArchiveManifest['entries'] = []
  let head: ArchiveHead | undefined
  let manifest: ArchiveManifest | undefined
  for await (const entry of readEntries(path)) {
    refuseOdd(path, entry)
    const { name, size } = entry
    if (name === MANIFEST) manifest = parsed<ArchiveManifest>(path, name, await whole(entry))
    else if (name === HEAD) {
      const bytes = await whole(entry)
      head = readHead(path, bytes)
      found.push([name, size, sumOf(bytes)])
    } else found.push([name, size, await sumOfBody(entry)])
  }
  if (!head) throw new CommandRefused(`${path} is no backup of Marquee.`)
  if (!manifest) throw damaged(path, 'its end is missing')
  if (JSON.stringify(found) !== JSON.stringify(manifest.entries)) throw damaged(path, whatDiffers(found, manifest))
  return { head, manifest }
}

/** What we never write: another place in the storage, or more than fits into memory where it is read whole. */
function refuseOdd(path: string, { name, size }: ArchiveEntry): void {
  if (size > (LARGEST.find(([of]) => name.startsWith(of))?.[1] ?? Infinity)) throw damaged(path, `${name} is too large`)
  if (name.startsWith(FILES) && !isKey(name.slice(FILES.length))) throw damaged(path, `${name} is no file of ours`)
}

/** A part of a table is ended by the row that makes it long enough. */
const LARGEST: readonly [start: string, bytes: number][] = [
  [HEAD, 10_000_000],
  [MANIFEST, 400_000_000],
  [TABLES, 200_000_000],
  [TYPES, 10_000_000],
]

const sumOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

async function sumOfBody({ body }: ArchiveEntry): Promise<string> {
  const sum = createHash('sha256')
  for await (const piece of body) sum.update(piece)
  return sum.digest('hex')
}

const whole = ({ body }: ArchiveEntry): Promise<Buffer> => buffer(body)

function readHead(path: string, bytes: Buffer): ArchiveHead {
  const head = parsed<ArchiveHead>(path, HEAD, bytes)
  if (head.format !== FORMAT)
    throw new CommandRefused(
      `${path} was written by Marquee ${head.version} in format ${head.format}; this version reads format ${FORMAT}.`,
    )
  return head
}

/** What we wrote ourselves, if it is whole: its checksum is compared at the end. */
function parsed<Value>(path: string, name: string, bytes: Buffer): Value {
  try {
    return JSON.parse(bytes.toString('utf8')) as Value
  } catch (error) {
    throw damaged(path, `${name} cannot be read`, error)
  }
}

function whatDiffers(found: ArchiveManifest['entries'], { entries }: ArchiveManifest): string {
  const there = new Map(found.map(([name, , sum]) => [name, sum]))
  const [name = 'its order'] = entries.find(([entry, , sum]) => there.get(entry) !== sum) ?? []
  return `${name} is not what was written`
}

function damaged(path: string, what: string, cause?: unknown): CommandRefused {
  return new CommandRefused(`${path} is damaged (${what}): take another backup. Nothing was changed.`, cause)
}

async function* readBatches(path: string): AsyncGenerator<DumpBatch> {
  for await (const entry of readEntries(path)) {
    if (!entry.name.startsWith(TABLES)) continue
    const [, table = ''] = entry.name.split('/')
    const lines = (await whole(entry)).toString('utf8').split('\n').slice(0, -1)
    for (let at = 0; at < lines.length; at += ROWS_AT_ONCE)
      yield { table, rows: lines.slice(at, at + ROWS_AT_ONCE).map((line) => JSON.parse(line) as DumpRow) }
  }
}

/** As many as one statement writes. */
const ROWS_AT_ONCE = 1_000

/** Every entry, one after the other; what is left of a body is passed over. */
async function* readEntries(path: string): AsyncGenerator<ArchiveEntry> {
  const decoder = createTarDecoder({ strict: true })
  const ended = pipeline(createReadStream(path), createGunzip(), Writable.fromWeb(decoder.writable))
  // Told by the entries too, which is where it is caught.
  ended.catch(() => undefined)
  try {
    for await (const { header, body } of decoder.readable) {
      yield { name: header.name, size: header.size, body: onceAsked(path, body) }
      if (!body.locked) await passOver(body)
    }
    await ended
  } catch (error) {
    throw unreadable(path, error)
  }
}

function unreadable(path: string, error: unknown): CommandRefused {
  if (error instanceof CommandRefused) return error
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
    return new CommandRefused(`There is no file ${path}.`)
  return damaged(path, error instanceof Error ? error.message : String(error), error)
}

/** Takes the stream only when it is read. */
async function* onceAsked(path: string, body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body
  } catch (error) {
    throw unreadable(path, error)
  }
}

/** The decoder waits for an answer that never comes where a body is cancelled. */
async function passOver(body: ReadableStream<Uint8Array>): Promise<void> {
  const reader = body.getReader()
  while (!(await reader.read()).done);
}
