import type { CallContext } from '../../../context.ts'
import type { DocumentKind } from '../../../stores/documents/documentKind.ts'
import type { Sort } from '../../../stores/lists/listQuery.ts'
import type { TitlesAsked, TitleSource } from '../../../stores/storefront/rails/readTitles.ts'
import type { TitleWindow } from '../../../stores/storefront/rails/titleConditions.ts'
import type { RailLens } from './railLens.ts'
import type { RailPart } from './railPart.ts'
import { hiddenReason, railRow } from './railRow.ts'

/** What came last into the catalogue stands first. */
export const NEWEST: Sort = { column: 'starts', order: 'desc' }

type TitleWords = Partial<Pick<TitlesAsked, 'sort' | 'except' | 'naming'>> & {
  window: TitleWindow
  sources: readonly TitleSource[]
}

/** Titles of a rail, read as far as a page needs them. */
export function titlePart(context: CallContext, lens: RailLens, words: TitleWords): RailPart {
  const { storefronts } = context.services
  const { at, drafts, product, now } = lens
  const asked: TitlesAsked = { sort: NEWEST, ...words, moment: { at, drafts, product }, now }
  return {
    rows: async (limit, offset) => {
      const found = await storefronts.titles(context, { ...asked, limit, offset })
      return found.map((row) => {
        const hidden = words.window === 'any' ? hiddenReason(row, lens) : undefined
        return { ...railRow(row, lens), ...(hidden && { hidden }) }
      })
    },
    count: () => storefronts.countTitles(context, asked),
  }
}

/** All titles of kinds, whatever they are. */
export function allOfKinds(kinds: readonly DocumentKind[]): TitleSource[] {
  return kinds.map((kind) => ({ kind, filter: [], match: 'ALL' }))
}
