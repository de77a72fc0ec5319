import { sql, type Kysely } from 'kysely'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import type { FilterEntry } from '#contract/wire/calls/filter.ts'
import { RAIL_TITLES } from '#contract/values/rails.ts'
import { isUuid } from '../../../db/isUuid.ts'
import type { Tables } from '../../../db/tables.ts'
import type { DocumentKind } from '../../documents/documentKind.ts'
import { scopeOf, type Reader } from '../../documents/sender.ts'
import { allOf, anyOf, type Condition } from '../../lists/condition.ts'
import { contentRow } from '../../lists/contentRow.ts'
import { filterSql } from '../../lists/filterSql.ts'
import { groupedAlike } from '../../lists/groupedAlike.ts'
import { countUpTo } from '../../lists/keptTotals.ts'
import type { Sort } from '../../lists/listQuery.ts'
import { readPage, type PageSource } from '../../lists/pageSql.ts'
import { urnIn } from '../../lists/rowHead.ts'
import { scopeSql, sideSql, windowSql, type TitleMoment, type TitleWindow } from './titleConditions.ts'

/** One kind's part of a rail: the rows of its query that say something of it. */
export type TitleSource = { kind: DocumentKind; filter: readonly FilterEntry[]; match: 'ALL' | 'ANY' }

export type TitlesAsked = {
  sources: readonly TitleSource[]
  moment: TitleMoment
  window: TitleWindow
  sort: Sort
  /** The instant of the call, which filters of days and windows are read by. */
  now: number
  /** These alone, in any order. */
  ids?: readonly string[]
  /** All but these. */
  except?: readonly string[]
  /** Those that name one of these documents. */
  naming?: readonly string[]
}

type PageAsked = TitlesAsked & { limit: number; offset: number }

/** Titles of a rail in its order: one statement, whatever the number of kinds. */
export async function readRailTitles(kysely: Kysely<Tables>, reader: Reader, asked: PageAsked): Promise<ContentRow[]> {
  const sources = sourcesOf(reader, asked)
  if (sources.length === 0 || asked.limit <= 0) return []
  const { sort, limit, offset } = asked
  const rows = await readPage(kysely, sources, { sort, limit, offset, backwards: false })
  const kinds = new Map(sources.map(({ kind }) => [kind.urn, kind]))
  return rows.flatMap((row) => {
    const kind = kinds.get(urnIn(row.head))
    return kind ? contentRow(reader, kind, row) : []
  })
}

/** How many titles a rail has, as far as rails go. */
export async function countRailTitles(kysely: Kysely<Tables>, reader: Reader, asked: TitlesAsked): Promise<number> {
  const sources = sourcesOf(reader, asked)
  if (sources.length === 0) return 0
  const groups = groupedAlike(kysely, sources, ({ condition }) => condition)
  const conditions = groups.flatMap((group) => {
    const [first] = group
    return first ? [sql<boolean>`urn = ANY (${group.map(({ urn }) => urn)}::text[]) AND ${first.condition}`] : []
  })
  const { count } = await countUpTo(kysely, anyOf(conditions), RAIL_TITLES)
  return count
}

type Source = PageSource & { urn: string; kind: DocumentKind }

function sourcesOf(reader: Reader, asked: TitlesAsked): Source[] {
  const { moment, now } = asked
  const scope = scopeOf(reader)
  const { uid, username } = reader.actor
  const facts = { uid, username, moment: { now, zone: 'UTC' }, now: new Date(moment.at).toISOString() }
  const common = [
    scopeSql(scope),
    windowSql(asked.window, moment),
    ...(asked.ids ? [among(asked.ids)] : []),
    ...(asked.except?.length ? [sql<boolean>`NOT (${among(asked.except)})`] : []),
    ...(asked.naming ? [sql<boolean>`refs && ${[...asked.naming]}::text[] AND refs <> '{}'`] : []),
  ]
  return asked.sources.map(({ kind, filter, match }) => {
    const { urn } = kind
    const conditionOver = (over: 'side' | 'recent') => {
      const query = filterSql(kind, filter, match, { ...facts, urn, product: moment.product, products: scope, over })
      return allOf([sideSql(moment, urn), ...common, query])
    }
    // What is named is found by its name; of what is featured the text is asked.
    const isNamed = asked.ids !== undefined || asked.naming !== undefined || asked.window === 'featured'
    const recent = isNamed ? {} : { recent: conditionOver('recent'), isNarrow: true }
    return { urn, kind, condition: conditionOver('side'), ...recent }
  })
}

const among = (ids: readonly string[]): Condition => sql`id = ANY (${ids.filter(isUuid)}::uuid[])`
