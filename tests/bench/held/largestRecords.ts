import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { aType } from '../../support/aType.ts'

const WORD = { type: 'string', pattern: '^[a-z0-9 ]*$' }
const FIELDS = {
  nums: { type: 'array', items: { type: 'number' } },
  empties: { type: 'array' },
  recs: { type: 'array', items: { type: 'object', properties: { id: { type: 'string' }, a: { type: 'string' } } } },
  open: { type: 'object', additionalProperties: { type: 'string' } },
  named: { type: 'object', patternProperties: { '^[a-z]+[0-9]*$': { type: 'string' } }, additionalProperties: false },
  words: { type: 'array', items: WORD },
}

/** A type whose fields bound nothing, so that only the limits of a body do. */
export function unboundedType(): TypeDocument {
  const type = aType()
  return { ...type, schema: { ...type.schema, properties: { ...(type.schema.properties as object), ...FIELDS } } }
}

const listOf = <Entry>(length: number, entry: (at: number) => Entry) => Array.from({ length }, (_, at) => entry(at))
const keysOf = (length: number, turn: number) =>
  Object.fromEntries(listOf(length, (at) => [`key${at}`, `value ${at} ${turn}`]))

/** Records at the limits of a body, each by what there is most of; `turn` makes another one of the same size. */
export const LARGEST: Readonly<Record<string, (turn: number) => Record<string, unknown>>> = {
  'entries that are numbers': (turn) => ({ nums: listOf(99_000, (at) => (at * 7 + turn) % 9_973) }),
  'entries that are alike': (turn) => ({ empties: listOf(99_000, () => (turn > 1 ? {} : [])) }),
  'entries that are records': (turn) => ({ recs: listOf(9_000, (at) => ({ id: `r${at}`, a: `text ${at} ${turn}` })) }),
  keys: (turn) => ({ open: keysOf(19_000, turn) }),
  'keys that a pattern names': (turn) => ({ named: keysOf(19_000, turn) }),
  'texts with a pattern': (turn) => ({ words: listOf(40_000, (at) => `word ${at} ${turn}`) }),
  'texts that are searched': (turn) => ({ lod: listOf(9_000, (at) => ({ lang: `l${at}`, n: `Word ${at} ${turn}` })) }),
}
