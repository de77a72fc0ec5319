import { createGunzip } from 'node:zlib'
import { Readable } from 'node:stream'
import { FEED_BYTES } from '#contract/values/ingestion.ts'
import type { FeedItem } from './feed.ts'
import { FeedRefused } from './feedRefused.ts'
import { readGuideTable } from './readGuideTable.ts'
import { readXmltv } from './readXmltv.ts'

const START = { line: 1, column: 1 }

/**
 * What a feed says, whatever it is packed and written in: XMLTV or a table of ours, plain or by gzip. At most `most`
 * bytes are read unpacked; whatever cannot be read to its end throws FeedRefused.
 */
export async function* readFeed(bytes: AsyncIterable<Uint8Array>, most = FEED_BYTES): AsyncGenerator<FeedItem> {
  const { head, all } = await withHead(bytes)
  const isPacked = head[0] === 0x1f && head[1] === 0x8b
  const plain = await withHead(bounded(isPacked ? unpacked(all) : all, most))
  yield* looksLikeTable(plain.head) ? readGuideTable(plain.all) : readXmltv(plain.all)
}

type Headed = { head: Uint8Array; all: AsyncIterable<Uint8Array> }

/** The first bytes, and all of them. */
async function withHead(bytes: AsyncIterable<Uint8Array>): Promise<Headed> {
  const iterator = bytes[Symbol.asyncIterator]()
  const chunks: Uint8Array[] = []
  for (let known = 0; known < 64;) {
    const { value, done } = await iterator.next()
    if (done) break
    chunks.push(value)
    known += value.length
  }
  return { head: new Uint8Array(Buffer.concat(chunks)), all: rejoined(chunks, iterator) }
}

async function* rejoined(
  chunks: readonly Uint8Array[],
  iterator: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  try {
    yield* chunks
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value
  } finally {
    await iterator.return?.()
  }
}

async function* unpacked(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const source = Readable.from(bytes)
  const unzip = createGunzip()
  source.on('error', (error) => unzip.destroy(error))
  try {
    for await (const chunk of source.pipe(unzip)) yield chunk as Uint8Array
  } catch (error) {
    throw isOfZlib(error) ? new FeedRefused(isCut(error) ? 'cutOff' : 'badPacking', START) : error
  } finally {
    source.destroy()
    unzip.destroy()
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')
const isOfZlib = (error: unknown) => /^Z_/.test(codeOf(error))
const isCut = (error: unknown) => codeOf(error) === 'Z_BUF_ERROR'

async function* bounded(bytes: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Uint8Array> {
  let seen = 0
  for await (const chunk of bytes) {
    seen += chunk.length
    if (seen > most) throw new FeedRefused('tooLarge', START)
    yield chunk
  }
}

/** A table begins with the name of a column, XML with a bracket, whatever the encoding. */
function looksLikeTable(head: Uint8Array): boolean {
  const text = new TextDecoder('utf-8')
    .decode(head)
    .replace(/^\uFEFF/, '')
    .trimStart()
  return /^"?channel"?[,;\t]/i.test(text)
}
