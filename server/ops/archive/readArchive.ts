import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { createTarDecoder } from 'modern-tar'
import type { Dump, DumpBatch, DumpRow } from '../../db/dump/dump.ts'
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

type ArchiveEntry = { name: string; bytes: Buffer }

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
  for await (const { name, bytes } of readEntries(path)) {
    if (name === MANIFEST) manifest = parsed<ArchiveManifest>(path, name, bytes)
    else found.push([name, bytes.length, createHash('sha256').update(bytes).digest('hex')])
    if (name === HEAD) head = readHead(path, bytes)
  }
  if (!head) throw new CommandRefused(`${path} is no backup of Marquee.`)
  if (!manifest) throw damaged(path, 'its end is missing')
  if (JSON.stringify(found) !== JSON.stringify(manifest.entries)) throw damaged(path, whatDiffers(found, manifest))
  return { head, manifest }
}

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
  for await (const { name, bytes } of readEntries(path)) {
    if (!name.startsWith(TABLES)) continue
    const [, table = ''] = name.split('/')
    const lines = bytes.toString('utf8').split('\n').slice(0, -1)
    for (let at = 0; at < lines.length; at += ROWS_AT_ONCE)
      yield { table, rows: lines.slice(at, at + ROWS_AT_ONCE).map((line) => JSON.parse(line) as DumpRow) }
  }
}

/** As many as one statement writes. */
const ROWS_AT_ONCE = 1_000

/** Every entry, whole: the largest is a picture. */
async function* readEntries(path: string): AsyncGenerator<ArchiveEntry> {
  const decoder = createTarDecoder({ strict: true })
  const ended = pipeline(createReadStream(path), createGunzip(), Writable.fromWeb(decoder.writable))
  // Told by the entries too, which is where it is caught.
  ended.catch(() => undefined)
  try {
    for await (const { header, body } of decoder.readable) {
      const pieces: Uint8Array[] = []
      for await (const piece of body) pieces.push(piece)
      yield { name: header.name, bytes: Buffer.concat(pieces) }
    }
    await ended
  } catch (error) {
    if (error instanceof CommandRefused) throw error
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new CommandRefused(`There is no file ${path}.`)
    throw damaged(path, error instanceof Error ? error.message : String(error), error)
  }
}
