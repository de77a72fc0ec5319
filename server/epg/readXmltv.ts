import { SaxesParser, type SaxesTagPlain } from 'saxes'
import type { FeedProblem } from '#contract/values/ingestion.ts'
import { createFeedBuilder } from './feedBuilder.ts'
import { decodeFeed } from './decodeFeed.ts'
import type { FeedItem } from './feed.ts'
import { FeedRefused } from './feedRefused.ts'

type FeedLimits = { depth: number; textLength: number; partLength: number; attributes: number; programmes: number }
const FEED_LIMITS: FeedLimits = {
  ...{ depth: 32, textLength: 65_536, attributes: 64, programmes: 1_000_000 },
  // Comments and instructions are passed over, and may hold a part of the feed that somebody has put out of use.
  partLength: 1_048_576,
}
/** So much is given to the parser at once, whatever comes at once. */
const PIECE = 65_536

type Options = { zone?: string; limits?: FeedLimits }

/**
 * Reads XMLTV as a stream: memory is that of one element and one chunk. A DOCTYPE that names a DTD is passed over and
 * never fetched; an internal subset, entities other than the five of XML, and whatever is no well-formed XML end the
 * reading with FeedRefused. Times without a zone are read on the clocks of `zone`.
 */
export async function* readXmltv(bytes: AsyncIterable<Uint8Array>, options: Options = {}): AsyncGenerator<FeedItem> {
  const { zone = 'UTC', limits = FEED_LIMITS } = options
  const items: FeedItem[] = []
  const parser = createParser(items, zone, limits)
  for await (const text of decodeFeed(bytes)) {
    for (let at = 0; at < text.length; at += PIECE) {
      parser.write(text.slice(at, at + PIECE))
      yield* items.splice(0)
    }
  }
  parser.close()
  yield* items.splice(0)
}

function createParser(items: FeedItem[], zone: string, limits: FeedLimits) {
  const parser = new SaxesParser({ xmlns: false, position: true })
  const here = () => ({ line: parser.line, column: parser.column + 1 })
  const refuse = (problem: FeedProblem, detail?: string): never => {
    throw new FeedRefused(problem, here(), detail)
  }
  const builder = createFeedBuilder({ zone, emit: (item) => items.push(item), line: () => parser.line, refuse })
  let depth = 0
  let attributes = 0
  let programmes = 0
  let isClosing = false
  // The parser holds all of a part until it has ended, and tells of nothing meanwhile.
  let unended = 0
  const ended = () => {
    unended = 0
  }
  parser.on('error', (error) => refuse(isClosing ? 'cutOff' : problemOf(error.message), error.message))
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) refuse('internalSubset')
    ended()
  })
  parser.on('comment', ended)
  parser.on('processinginstruction', ended)
  // The parser tells of an attribute before it keeps it with those of its element.
  parser.on('attribute', ({ name, value }) => {
    if ((attributes += 1) > limits.attributes) refuse('tooManyAttributes')
    if (name.length + value.length > limits.textLength) refuse('tooLongText')
    ended()
  })
  parser.on('opentag', ({ name, attributes: of }: SaxesTagPlain) => {
    attributes = 0
    if (depth === 0 && name !== 'tv') refuse('notXmltv', name)
    if ((depth += 1) > limits.depth) refuse('tooDeep')
    if (name === 'programme' && (programmes += 1) > limits.programmes) refuse('tooManyProgrammes')
    builder.open(name, of)
    ended()
  })
  const text = (more: string) => {
    if (builder.text(more) > limits.textLength) refuse('tooLongText')
    ended()
  }
  parser.on('text', text)
  parser.on('cdata', text)
  parser.on('closetag', ({ name }) => {
    depth -= 1
    builder.close(name)
    ended()
  })
  return {
    write: (chunk: string) => {
      parser.write(chunk)
      if ((unended += chunk.length) > limits.partLength) refuse('tooLongPart')
    },
    close: () => {
      isClosing = true
      parser.close()
    },
  }
}

const problemOf = (message: string): FeedProblem => (/entity/i.test(message) ? 'entity' : 'notXml')
