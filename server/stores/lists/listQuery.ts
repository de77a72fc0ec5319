import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import type { SortColumn } from '#contract/registry/typeDocument.ts'
import type { Status } from '#contract/values/status.ts'
import type { FilterEntry } from '#contract/wire/calls/filter.ts'
import type { PageInfo } from '#contract/wire/envelope.ts'
import type { JsonText } from '../../jsonText.ts'
import type { ALL } from '../documents/totals.ts'

export type Statuses = readonly Status[] | typeof ALL

export type Sort = { column: SortColumn; order: 'asc' | 'desc' }

/** A page by number, or the neighbour of another page by its cursor. */
export type PageRequest = { number: number; size: number; after?: string; before?: string }

export type ListQuery = {
  statuses: Statuses
  filter: readonly FilterEntry[]
  match: 'ALL' | 'ANY'
  /** Searches names beside the filter, whatever its match. */
  term?: string
  /** Where days and relative terms are read; UTC unless told. */
  zone?: string
  sort: Sort
  page: PageRequest
  /** False where nobody shows the total: `count` is then the page's length. */
  counted?: boolean
}

export type ListPage = PageInfo & { rows: ContentRow[] }

/** A list row as the wire has it, as JSON, and what it is known by. */
export type ListedRow = { key: string; cty: string; json: JsonText<ContentRow> }

export type TextPage = PageInfo & { rows: ListedRow[] }
