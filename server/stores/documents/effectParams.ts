/**
 * What the steps of a write are given: rows as JSON arrays in the shape of their tables, by named parameter. Rows that
 * have no column for the document carry its `id`.
 */
export const EFFECT_PARAMS = [
  'versions',
  'steppedBack',
  'sideRows',
  'otherSides',
  'emptySlots',
  'totals',
  'grams',
  'parts',
  'audit',
  'events',
] as const

export type EffectParam = (typeof EFFECT_PARAMS)[number]

export const rowsOf = (table: string, param: EffectParam) =>
  `jsonb_populate_recordset(NULL::${table}, $${param}::jsonb)`

/** `column = excluded.column` for all columns of a table but those that a later write keeps. */
export function replaced<Row>() {
  return <const Columns extends readonly (keyof Row & string)[], Kept extends keyof Row>(
    columns: Columns,
    _kept: readonly Kept[] & ([Exclude<keyof Row, Columns[number] | Kept>] extends [never] ? unknown : never),
    from = 'excluded',
  ): string => columns.map((column) => `${column} = ${from}.${column}`).join(', ')
}
