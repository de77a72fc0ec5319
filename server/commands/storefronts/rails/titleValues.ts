import { contentValues } from '#contract/rules/policy/viewerValues.ts'
import type { PolicyAttribute, Values } from '#contract/rules/policy/policy.ts'
import type { RailRow } from '#contract/schemas/storefront/railRow.ts'
import type { CallContext } from '../../../context.ts'

/** What titles of a rail have under policy attributes; an airing has what its title has. */
export async function titleValuesOf(
  { services }: CallContext,
  rows: readonly RailRow[],
  attributes: readonly PolicyAttribute[],
): Promise<ReadonlyMap<RailRow, Values>> {
  const keyOf = (row: RailRow) => row.title?.key ?? row.key
  const keys = rows.flatMap((row) => keyOf(row) ?? [])
  const asked = attributes.filter(({ source }) => source === 'content')
  const fields = [...new Set(asked.map(({ name, field = name }) => field.split('.')[0] ?? field))]
  const found = await services.policies.titleFields([...new Set(keys)], fields)
  return new Map(
    rows.map((row) => [row, contentValues({ cty: row.cty, ...found.get(keyOf(row) ?? '') }, asked)] as const),
  )
}
