import { RAIL_TITLES } from '#contract/values/rails.ts'
import type { CallContext } from '../../../context.ts'
import { gateInForce } from '../../policies/policiesInForce.ts'
import { placedViewer } from '../../policies/placedViewer.ts'
import type { RailLens } from './railLens.ts'
import { listPart, type RailPart } from './railPart.ts'
import { titleValuesOf } from './titleValues.ts'

/**
 * A rail without what policies deny the viewer, or with it marked where hidden titles are asked for. Policies are no
 * SQL: the rail is read once as far as rails go.
 */
export async function judgedPart(
  context: CallContext,
  lens: RailLens,
  part: RailPart,
  withHidden: boolean,
): Promise<RailPart> {
  const { gate, attributes } = await gateInForce(context)
  const judge = gate.titlesFor({ ...lens, viewer: await placedViewer(context, lens.viewer) })
  if (!judge) return part
  const rows = await part.rows(RAIL_TITLES, 0)
  const values = await titleValuesOf(context, rows, attributes)
  const judged = rows.flatMap((row) => {
    if (judge(values.get(row) ?? {}) === undefined) return [row]
    return withHidden ? [{ ...row, hidden: row.hidden ?? ('policy' as const) }] : []
  })
  return listPart(judged)
}
