import { sql, type RawBuilder } from 'kysely'
import type { Condition } from './condition.ts'
import { behind, COLUMNS, orderSql, type PageSlice, type Places, type Table } from './pageOrder.ts'
import type { PageSource } from './pageSql.ts'

/**
 * Each `every`th place of a list as far as `offset`, by its number: from each to the next, which costs what one walk
 * does; numbering all rows would cost twice as much.
 */
export function anchorsSql(
  { urn, condition, recent = condition }: PageSource,
  slice: PageSlice,
  every: number,
): RawBuilder<{ nth: number; value: string; id: string }> {
  const [table, asked] = slice.sort.column === 'updated' ? ['recent', recent] : ['side', condition]
  const column = sql.ref(COLUMNS[slice.sort.column].column)
  const further = (beyond: Places) => sql`SELECT ${column} AS value, id FROM ${sql.table(table as Table)} AS side
    WHERE side.urn = ${urn} AND ${asked as Condition} ${beyond} ${orderSql(slice)} LIMIT 1 OFFSET ${sql.lit(every - 1)}`
  const sign = sql.raw(slice.sort.order === 'desc' ? '<' : '>')
  return sql`WITH RECURSIVE anchor (nth, value, id) AS (
      SELECT ${sql.lit(every)}, first.* FROM (${further(behind(slice))}) first UNION ALL
      SELECT nth + ${sql.lit(every)}, next.* FROM anchor, LATERAL (
        ${further(sql`AND (${column}, id) ${sign} (anchor.value, anchor.id)`)}) next
      WHERE nth + ${sql.lit(every)} <= ${slice.offset}::bigint)
    SELECT nth, value::text AS value, id FROM anchor`
}
