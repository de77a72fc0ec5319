import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { namedIn } from '#contract/rules/relations/namedIn.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import type { Named } from '#contract/schemas/uses.ts'
import type { CallContext } from '../../context.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import { ALL } from '../../stores/documents/totals.ts'
import { viewableKinds } from '../catalogue/viewableKinds.ts'

const MOST = 200

/** What both sides of a document name, its parent left out; without a row what is gone or not the caller's to see. */
export async function namesOf(context: CallContext, type: TypeDocument, own: ContentRow): Promise<Named[]> {
  const { documents, lists } = context.services
  const keys = [...new Set([...own.sides.map(({ key }) => key), own.key])]
  const records = await documents.readByKeys(context, [catalogKind(type)], keys)
  const parent = `/${type.relations?.parent?.field ?? ''}`
  const named = new Map<string, Named>()
  for (const { json, st } of records) {
    for (const one of namedIn(type.schema, JSON.parse(json))) {
      if (one.field === parent) continue
      const known = named.get(one.id) ?? { id: one.id, names: [] }
      known.names.push({ ...one, st })
      named.set(one.id, known)
    }
  }
  const shown = [...named.values()].slice(0, MOST)
  const rows = await lists.rowsOf(
    context,
    viewableKinds(context),
    shown.map(({ id }) => id),
    ALL,
  )
  return shown.map((one) => {
    const row = rows.find(({ id }) => id === one.id)
    return row ? { ...one, row } : one
  })
}
