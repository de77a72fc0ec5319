import { setImmediate as othersTurn } from 'node:timers/promises'
import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { termLongEnough } from '#contract/rules/searchText.ts'
import { CLIPS_LOOKED_AT, CLIPS_MEANT, type EmbeddingType } from '#contract/values/video.ts'
import { DEFAULT_PAGE_SIZE } from '#contract/values/limits.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext, Command } from '../../../context.ts'
import { visibleTitle } from '../../../media/playedTitles.ts'
import type { Payload } from '../../../stores/documents/documentFacts.ts'
import { catalogKind } from '../../../stores/documents/documentKind.ts'
import { ALL } from '../../../stores/documents/totals.ts'
import { viewableTypes } from '../../catalogue/viewableKinds.ts'
import { askedLexemes } from './captionWords.ts'
import { wordsOf } from './letterVector.ts'
import { bestOf, hitOf, scorerOf, type Passage } from './scorePassages.ts'

/** Words of a question that are looked up, and pieces of each that are looked at. */
const WORDS = 6
const PIECES_OF_A_WORD = 64

/** Passages that are scored before others have their turn. */
const AT_A_TIME = 1_000

/**
 * Passages of titles that speak of something: their scenes, chapters, songs and previews by what is said of them, and
 * their captions. What is in the picture itself nobody has looked at.
 */
export const searchClips: Command<'searchClips'> = async (context, { query }) => {
  const { query: term, embedding_type: by, id, pageSize = DEFAULT_PAGE_SIZE } = query
  if (!termLongEnough(term)) throw new DomainError('termTooShort')
  const types = viewableTypes(context).filter(isPiece)
  const ids = id === undefined ? await idsSaying(context, types, term) : await idsBelow(context, types, id)
  const passages = await passagesOf(context, types, ids)
  passages.push(...(id === undefined ? await captionsSaying(context, term) : await captionsOf(context, id)))
  const hits = bestOf(by === 'meaning' ? await meantBy(context, term, passages) : await scoredBy(term, by, passages))
  return { data: hits.slice(0, pageSize), page: { count: hits.length } }
}

/** By words and letters, a thousand at a time. */
async function scoredBy(term: string, by: Exclude<EmbeddingType, 'meaning'>, passages: readonly Passage[]) {
  const score = scorerOf(term, by)
  const scored: ReturnType<typeof score>[] = []
  for (let at = 0; at < passages.length; at += AT_A_TIME) {
    if (at > 0) await othersTurn()
    scored.push(score(passages.slice(at, at + AT_A_TIME)))
  }
  return scored.flat()
}

/** By the service that compares what texts mean; of more than it is asked for, the first ones. */
async function meantBy({ services }: CallContext, term: string, passages: readonly Passage[]) {
  const asked = passages.slice(0, CLIPS_MEANT)
  const near = await services.meaning.nearness(
    term,
    asked.map(({ text }) => text),
  )
  return asked.flatMap((passage, at) => hitOf(passage, near[at] ?? 0))
}

/** Two points in the film of a parent. */
const isPiece = ({ schema, relations }: TypeDocument) =>
  relations?.parent !== undefined &&
  ['sp', 'ep'].every((name) => 'properties' in schema && Object.hasOwn(schema.properties as object, name))

/** Pieces that have one of the words, by the database's search. */
async function idsSaying(context: CallContext, types: readonly TypeDocument[], term: string): Promise<string[]> {
  const { search } = context.services
  const words = [...new Set(wordsOf(term))].filter(termLongEnough).slice(0, WORDS)
  const found = await Promise.all(
    (words.length > 0 ? words : [term]).map((word) =>
      search.search(
        context,
        types.map(catalogKind),
        { term: word, fields: ['lon', 'lod', 'ppl'], statuses: ALL, filter: [], match: 'ALL' },
        { number: 1, size: PIECES_OF_A_WORD },
      ),
    ),
  )
  return [...new Set(found.flatMap(({ hits }) => hits.map((hit) => hit.id)))]
}

/** All pieces of one title. */
async function idsBelow(context: CallContext, types: readonly TypeDocument[], id: string): Promise<string[]> {
  const title = await visibleTitle(context, id)
  const { rows } = await context.services.lists.list(context, types.map(catalogKind), {
    ...{
      statuses: ALL,
      filter: [{ field: 'parent', term: title.id, operator: 'equals' }],
      match: 'ALL',
      counted: false,
    },
    ...{ sort: { column: 'updated', order: 'desc' }, page: { number: 1, size: CLIPS_LOOKED_AT } },
  })
  return rows.map((row) => row.id)
}

/** What is said in any title, with one of the words. */
async function captionsSaying(context: CallContext, term: string): Promise<Passage[]> {
  const words = [...new Set(wordsOf(term))].slice(0, WORDS)
  if (words.length === 0) return []
  const kinds = viewableTypes(context).map(catalogKind)
  const sought = { urns: kinds.map(({ urn }) => urn), words, lexemes: askedLexemes(words) }
  const said = await context.services.captions.saying(context, sought)
  return said.map(({ doc: id, ...one }) => ({ id, key: id, ...one }))
}

/** What is said in one title, in all languages. */
async function captionsOf(context: CallContext, key: string): Promise<Passage[]> {
  const { id } = await visibleTitle(context, key)
  const captions = await context.services.captions.read(id)
  return captions.map((one) => ({ id, key: id, ...one }))
}

/** Of titles that the caller may view alone. */
async function passagesOf(
  context: CallContext,
  types: readonly TypeDocument[],
  ids: readonly string[],
): Promise<Passage[]> {
  const { documents } = context.services
  const records = await documents.readByKeys(context, types.map(catalogKind), ids)
  const pieces = records.map(({ json }) => JSON.parse(json) as Payload)
  const kinds = viewableTypes(context).map(catalogKind)
  const parents = [...new Set(pieces.map(({ parent }) => parent).filter((one) => typeof one === 'string'))]
  const seen = new Set(
    (await documents.readByKeys(context, kinds, parents)).map(({ json }) => (JSON.parse(json) as { id: string }).id),
  )
  return pieces.flatMap(({ parent, sp, ep, cty, ...piece }) => {
    const [start, end, id] = [Number(sp), Number(ep), String(parent)]
    const facets = types.find(({ type }) => type === cty)?.narrow?.facets ?? []
    if (!seen.has(id) || !(start >= 0 && end > start)) return []
    const text = ['lon', 'lod', ...facets].map((field) => textsIn(piece[field])).join(' ')
    return [{ id, key: id, start: Math.round(start), end: Math.round(end), text }]
  })
}

/** All texts of a value, but codes of languages. */
function textsIn(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(textsIn).join(' ')
  if (typeof value !== 'object' || value === null) return ''
  return Object.entries(value)
    .map(([name, one]) => (name === 'lang' ? '' : textsIn(one)))
    .join(' ')
}
