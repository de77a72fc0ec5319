import { FeedRefused } from './feedRefused.ts'

const START = { line: 1, column: 1 }
const DECLARED = /^<\?xml[^>]*?encoding\s*=\s*["']([A-Za-z][\w.:-]*)["']/
/** A declaration stands in the first bytes, if there is one. */
const HEAD_BYTES = 256

/**
 * The text of an XML file, piece by piece, in whatever encoding its byte order mark or its declaration names; UTF-8
 * where neither says anything. Throws FeedRefused for an encoding that nobody knows and for bytes that it does not have.
 */
export async function* decodeFeed(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let head = new Uint8Array(0)
  let decoder: TextDecoder | undefined
  for await (const chunk of bytes) {
    if (decoder) {
      yield decoded(decoder, chunk)
      continue
    }
    head = joined(head, chunk)
    if (head.length < HEAD_BYTES) continue
    decoder = decoderOf(head)
    yield decoded(decoder, head)
  }
  decoder ??= decoderOf(head)
  yield head.length < HEAD_BYTES ? decoded(decoder, head) : ''
  yield decoded(decoder)
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(one.length + other.length)
  both.set(one)
  both.set(other, one.length)
  return both
}

function decoderOf(head: Uint8Array): TextDecoder {
  const label = markOf(head) ?? DECLARED.exec(String.fromCharCode(...head.slice(0, HEAD_BYTES)))?.[1] ?? 'utf-8'
  try {
    // A declaration that could be read as ASCII cannot be of an encoding of two bytes, whatever it says.
    return new TextDecoder(/^utf-?16$/i.test(label) && head[1] !== 0 && !markOf(head) ? 'utf-8' : label, {
      fatal: true,
    })
  } catch {
    throw new FeedRefused('badEncoding', START, label)
  }
}

function markOf([one, two, three]: Uint8Array): string | undefined {
  if (one === 0xef && two === 0xbb && three === 0xbf) return 'utf-8'
  if (one === 0xff && two === 0xfe) return 'utf-16le'
  if (one === 0xfe && two === 0xff) return 'utf-16be'
  if (one === 0x3c && two === 0) return 'utf-16le'
  return one === 0 && two === 0x3c ? 'utf-16be' : undefined
}

function decoded(decoder: TextDecoder, chunk?: Uint8Array): string {
  try {
    return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode()
  } catch {
    throw new FeedRefused('badEncoding', START, decoder.encoding)
  }
}
