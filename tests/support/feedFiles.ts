import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

/** A real programme guide of tests/data/epg, unpacked. */
export async function feedFile(name: string): Promise<Buffer> {
  return gunzipSync(await readFile(join(import.meta.dirname, '../data/epg', `${name}.xml.gz`)))
}

/** Bytes in pieces of a size, so that every element, letter and declaration is cut somewhere. */
export async function* inPieces(bytes: Uint8Array, size = 4_096): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield await Promise.resolve(bytes.subarray(at, at + size))
}
