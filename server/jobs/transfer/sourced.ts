import type { JsonObject } from '#contract/rules/diff/json.ts'
import { applyRow } from '#contract/rules/transfer/applyRow.ts'
import { valueOf } from '#contract/rules/transfer/cellOf.ts'
import type { Payload } from '../../stores/documents/documentFacts.ts'
import type { Provenance } from '../../stores/documents/many/provenance.ts'
import type { ManyChange } from '../../stores/documentStore.ts'
import type { ImportPlan } from './importPlan.ts'
import type { FoundRow } from './resolveRows.ts'

/**
 * The change with where its text comes from: what the row says is put to what its source has said so far, to what was
 * taken over from all sources, and to the text that was imported. What people have changed is in none of them.
 */
export function sourced(plan: ImportPlan, row: FoundRow, change: ManyChange, former: Provenance): ManyChange {
  const payload = (change.verbs?.subject ?? change.next)?.payload
  if (!payload) return change
  const said = saidOf(plan, row, payload)
  const withRow = (text: Readonly<JsonObject> | undefined) => applyRow(plan.columnOf, text ?? {}, said)
  const { source: src, type } = plan
  const mine = former.sources.find((one) => one.src === src)
  const provenance: Provenance = {
    sources: [...former.sources.filter((one) => one !== mine), { src, payload: withRow(mine?.payload) }],
    taken: { base: withRow(former.taken?.base) },
    original: {
      payload: former.original ? withRow(former.original.payload) : payload,
      schema: type.schemaVersion,
    },
  }
  return { ...change, provenance }
}

/** The fields of a row as they are stored: cleaned, and nothing where the type does not take them. */
function saidOf({ columnOf }: ImportPlan, { row }: FoundRow, payload: Payload): Record<string, unknown> {
  return Object.fromEntries(
    Object.keys(row.set).flatMap((path) => {
      const column = columnOf(path)
      return column ? [[path, valueOf(column, payload) ?? null]] : []
    }),
  )
}
