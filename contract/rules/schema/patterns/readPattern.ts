/** A regular expression taken apart as far as its matching has to be bounded: what one sign may be stays as its source. */
export type PatternNode =
  | { kind: 'sign'; source: string }
  | { kind: 'edge'; source: string }
  | { kind: 'row'; parts: readonly PatternNode[] }
  | { kind: 'either'; ways: readonly PatternNode[] }
  | { kind: 'repeat'; of: PatternNode; least: number; most: number }

type Reader = { source: string; at: number }

/** Thrown for what cannot be matched in linear time: looking around, and referring back. */
export class Unbounded extends Error {}

const CLASS = /\[(?:\\[\s\S]|[^\]\\])*\]/uy
const ESCAPE = /\\(?:u\{[\da-fA-F]+\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[A-Za-z]|[pP]\{[^}]*\}|[\s\S])/uy
const COUNT = /\{(\d+)(,?)(\d*)\}/uy
const GROUP = /\((?:\?:|\?<[\p{ID_Start}$_][\p{ID_Continue}$]*>)?/uy

function taken(reader: Reader, pattern: RegExp): RegExpExecArray | undefined {
  pattern.lastIndex = reader.at
  const match = pattern.exec(reader.source)
  if (!match) return undefined
  reader.at = pattern.lastIndex
  return match
}

function readGroup(reader: Reader): PatternNode {
  if (/^\(\?(?:[=!]|<[=!])/.test(reader.source.slice(reader.at, reader.at + 4))) throw new Unbounded()
  taken(reader, GROUP)
  const inside = readEither(reader)
  reader.at++
  return inside
}

function readOne(reader: Reader): PatternNode {
  const sign = String.fromCodePoint(reader.source.codePointAt(reader.at) ?? 0)
  if (sign === '(') return readGroup(reader)
  if (sign === '[') return { kind: 'sign', source: taken(reader, CLASS)?.[0] ?? '[' }
  if (sign === '\\') {
    const source = taken(reader, ESCAPE)?.[0] ?? ''
    if (/^\\[1-9k]/.test(source)) throw new Unbounded()
    return { kind: /^\\[bB]$/.test(source) ? 'edge' : 'sign', source }
  }
  reader.at += sign.length
  return { kind: sign === '^' || sign === '$' ? 'edge' : 'sign', source: sign }
}

function readCount(reader: Reader): [number, number] | undefined {
  const counted = taken(reader, COUNT)
  if (counted) {
    const [, least = '', comma, most = ''] = counted
    return [Number(least), comma === '' ? Number(least) : most === '' ? Infinity : Number(most)]
  }
  const sign = reader.source[reader.at] ?? ''
  if (sign !== '*' && sign !== '+' && sign !== '?') return undefined
  reader.at++
  return [sign === '+' ? 1 : 0, sign === '?' ? 1 : Infinity]
}

function readRow(reader: Reader): PatternNode {
  const parts: PatternNode[] = []
  while (reader.at < reader.source.length && !'|)'.includes(reader.source[reader.at] ?? '')) {
    const of = readOne(reader)
    const count = readCount(reader)
    // Whether greedy or lazy makes no difference to whether it matches.
    if (count && reader.source[reader.at] === '?') reader.at++
    parts.push(count ? { kind: 'repeat', of, least: count[0], most: count[1] } : of)
  }
  return { kind: 'row', parts }
}

function readEither(reader: Reader): PatternNode {
  const ways = [readRow(reader)]
  while (reader.source[reader.at] === '|') {
    reader.at++
    ways.push(readRow(reader))
  }
  return ways.length === 1 && ways[0] ? ways[0] : { kind: 'either', ways }
}

/** The parts of a pattern that the browser accepts (flag u). */
export function readPattern(source: string): PatternNode {
  return readEither({ source, at: 0 })
}
