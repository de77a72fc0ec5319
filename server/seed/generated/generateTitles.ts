import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import type { Payload } from '../../stores/documents/documentFacts.ts'
import type { LoadedDocument, LoadedText } from '../../stores/documents/loadDocuments.ts'
import { inTurn, randomFrom, seedOf } from '../random.ts'
import type { Artwork } from '../catalogue/artworkFor.ts'
import type { FilmFact } from '../facts.ts'
import { fillType } from './fillType.ts'
import { generateFilms } from './generateFilms.ts'
import { inShares } from './shares.ts'

/** What a title says is made when it is asked for. */
export type GeneratedTitle = { type: TypeDocument; document: () => LoadedDocument }

type Params = {
  /** How many there are already: a further run adds others. */
  from: number
  count: number
  now: number
  artwork: Artwork
  types: readonly TypeDocument[]
  shares: Readonly<Record<string, number>>
}

/** Titles named by newer ones, of each type. */
const KEPT = 40
/** Ids of the newest titles by type, newest first: each is known only once its film is made. */
type Newest = ReadonlyMap<string, readonly (() => string)[]>

/**
 * Titles without end for measurements, of every type that has a share: a generated film each, with the fields of its
 * type. What needs a parent comes after it and belongs to the newest one.
 */
export function* generateTitles(facts: readonly FilmFact[], params: Params): Generator<GeneratedTitle> {
  const { from, count, now, artwork, types } = params
  const byName = new Map(types.map((type) => [type.type, type]))
  const turns = inShares(Object.fromEntries(Object.entries(params.shares).filter(([name]) => byName.has(name))))
  let recent: Newest = new Map()
  const made = new Map<string, number>()
  for (const film of generateFilms(facts, { from, count, now, artwork })) {
    const type = ready(turns.next(), byName, recent)
    if (!type) return
    turns.take(type.type)
    const nth = (made.get(type.type) ?? 0) + 1
    made.set(type.type, nth)
    const before = recent
    const document = () => {
      const random = randomFrom(seedOf(`${type.type} ${film().id}`))
      const idOf = (wanted: readonly string[]) => newest(wanted, type, before, nth)
      return withTexts(film(), (payload) => fillType(type, payload, { nth, now, random, idOf }))
    }
    const ids = [() => film().id, ...(before.get(type.type) ?? [])].slice(0, KEPT)
    recent = new Map([...before, [type.type, ids]])
    yield { type, document }
  }
}

/** The type itself, or the parent that has to be there before it. */
function ready(name: string, types: ReadonlyMap<string, TypeDocument>, recent: Newest) {
  let type = types.get(name)
  for (let steps = 0; type && steps < types.size; steps++) {
    const parents: string[] = (type.relations?.parent?.types ?? []).filter((parent) => types.has(parent))
    if (parents.length === 0 || parents.some((parent) => recent.has(parent))) return type
    type = types.get(parents[0] ?? '')
  }
  return type
}

/** The parent is the newest one; of other titles one after the other, so that lists of them differ. */
function newest(wanted: readonly string[], type: TypeDocument, recent: Newest, nth: number): string | undefined {
  const known = wanted.filter((name) => recent.has(name))
  if (known.length === 0) return undefined
  const ids = recent.get(inTurn(known, nth)) ?? []
  const isParent = type.relations?.parent?.types.every((name) => wanted.includes(name)) === true
  return isParent ? ids[0]?.() : inTurn(ids, nth)()
}

function withTexts(document: LoadedDocument, change: (payload: Payload) => Payload): LoadedDocument {
  const changed = <Text extends LoadedText>(text: Text): Text => ({ ...text, payload: change(text.payload) })
  const { published, draft, rest } = document
  return {
    ...document,
    ...(published && { published: changed(published) }),
    ...(draft && { draft: changed(draft) }),
    ...(rest && { rest: changed(rest) }),
  }
}
