import { readPinsText } from '#contract/rules/storefront/curation/pinsText.ts'
import type { RailQuery } from '#contract/rules/storefront/curation/entry.ts'
import type { RailRow } from '#contract/schemas/storefront/railRow.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext } from '../../../context.ts'
import type { DocumentKind } from '../../../stores/documents/documentKind.ts'
import { isNegative, termsOf } from '../../../stores/lists/condition.ts'
import { refuseUnknownFields } from '../../../stores/lists/filterSql.ts'
import type { TitleSource } from '../../../stores/storefront/rails/readTitles.ts'
import { namedTitles } from './listedRail.ts'
import { railKinds, type RailLens } from './railLens.ts'
import type { RailPart } from './railPart.ts'
import { titlePart } from './titlePart.ts'

export type QueryWords = { pins?: string; withHidden: boolean }

/** What a query finds, the newest first, with its pinned titles in their slots. */
export async function queryRail(
  context: CallContext,
  lens: RailLens,
  query: RailQuery,
  { pins: text = '', withHidden }: QueryWords,
): Promise<RailPart> {
  const sources = sourcesOf(query, railKinds(context))
  const kinds = sources.map(({ kind }) => kind)
  refuseUnknownFields(kinds, { filter: query.filter.filter(({ field }) => field !== 'cty') })
  const pins = readPinsText(text)
  if (!pins) throw new DomainError('malformed', { field: '/pins', description: 'Pins are slots with ids, each once.' })
  const window = withHidden ? 'any' : 'available'
  if (pins.length === 0) return titlePart(context, lens, { sources, window })
  const ids = pins.map(({ id }) => id)
  const rows = await namedTitles(context, lens, ids, withHidden)
  const shown = pins.flatMap(({ slot, id }) => {
    const row = rows.find((one) => one.id === id)
    return row ? [{ slot, row: { ...row, pin: slot } }] : []
  })
  return withPinned(titlePart(context, lens, { sources, window, except: ids }), shown)
}

/**
 * A query's part for each type: what it says of the type itself is answered here, the rest by the type's rows. The type
 * holds whatever else is asked: of any other row one has to fit where the query says so.
 */
function sourcesOf({ filter, match = 'ALL' }: RailQuery, kinds: readonly DocumentKind[]): TitleSource[] {
  return kinds.flatMap((kind): TitleSource[] => {
    const ofType = filter.filter(({ field }) => field === 'cty').map((entry) => isOfType(kind.type.type, entry))
    const rest = filter.filter(({ field }) => field !== 'cty')
    return ofType.includes(false) ? [] : [{ kind, filter: rest, match }]
  })
}

function isOfType(type: string, { term, operator = 'equals' }: RailQuery['filter'][number]): boolean {
  const isNamed = termsOf(term, operator).includes(type)
  return isNegative(operator) ? !isNamed : isNamed
}

/**
 * As `withPins` (contract/rules/storefront/curation/titles) over what a part has, page by page: of the part no more is
 * read than stands around the pins of the page. A pin beyond the end stands at the end.
 */
function withPinned(part: RailPart, pins: readonly { slot: number; row: RailRow }[]): RailPart {
  return {
    rows: async (limit, offset) => {
      const found = await part.count()
      const places = pins.map(({ slot, row }, nth) => ({ at: Math.min(slot - 1, found + nth), row }))
      const before = places.filter(({ at }) => at < offset).length
      const inside = places.filter(({ at }) => at >= offset && at < offset + limit)
      const rows = await part.rows(limit - inside.length, offset - before)
      for (const { at, row } of inside) rows.splice(at - offset, 0, row)
      return rows
    },
    count: async () => (await part.count()) + pins.length,
  }
}
