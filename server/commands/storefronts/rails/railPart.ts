import type { RailRow } from '#contract/schemas/storefront/railRow.ts'
import { DEFAULT_PAGE_SIZE } from '#contract/values/limits.ts'
import { RAIL_TITLES } from '#contract/values/rails.ts'
import { DomainError } from '#contract/wire/errors.ts'

/** What a rail is made of: cards in an order, so many from a place on, and how many there are. */
export type RailPart = {
  rows: (limit: number, offset: number) => Promise<RailRow[]>
  count: () => Promise<number>
}
type RailPage = { data: RailRow[]; page: { count: number } }
type PageWords = { pageNumber?: number; pageSize?: number; count?: number }

export function listPart(rows: readonly RailRow[]): RailPart {
  return { rows: async (limit, offset) => rows.slice(offset, offset + limit), count: async () => rows.length }
}

/** Parts as one, by date. Of each as many are read as the page needs, so that pages far behind cost the most. */
export function byDate(parts: readonly RailPart[]): RailPart {
  const [only] = parts
  if (only && parts.length === 1) return only
  return {
    rows: async (limit, offset) => {
      const all = await Promise.all(parts.map((part) => part.rows(offset + limit, 0)))
      const merged = all.flat().toSorted((one, other) => compared(one.date, other.date) || compared(one.id, other.id))
      return merged.slice(offset, offset + limit)
    },
    count: async () => (await Promise.all(parts.map((part) => part.count()))).reduce((sum, count) => sum + count, 0),
  }
}

/** A page of a rail, and its total. A page that is not full says the total itself; else it is counted. */
export async function railPage(part: RailPart, words: PageWords): Promise<RailPage> {
  const { pageNumber = 1, pageSize = DEFAULT_PAGE_SIZE, count: most = RAIL_TITLES } = words
  const offset = (pageNumber - 1) * pageSize
  const limit = Math.max(Math.min(pageSize, most - offset), 0)
  const data = await part.rows(limit, Math.min(offset, RAIL_TITLES))
  const isEnd = data.length < limit && (data.length > 0 || offset === 0)
  const count = Math.min(isEnd ? offset + data.length : await part.count(), most)
  if (offset > 0 && offset >= count) throw new DomainError('containerPastEnd')
  return { data, page: { count } }
}

function compared(one = '', other = ''): number {
  return one < other ? -1 : one > other ? 1 : 0
}
