import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import type { BulkBody } from '#contract/wire/calls/bulkBodies.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext } from '../../context.ts'
import { statusesIn } from '../../decisions/statusesIn.ts'
import type { BulkInput, ItemSource } from '../../stores/bulk/itemSource.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import { keysIn } from './keysIn.ts'

/** The titles that a call means: by ids or version keys, or all that its list shows. */
export async function chosenItems(
  context: CallContext,
  type: TypeDocument,
  { keys, flt, revisions, each }: Pick<BulkBody, 'keys' | 'flt' | 'revisions' | 'each'>,
): Promise<ItemSource> {
  if ((keys === undefined) === (flt === undefined))
    throw new DomainError('malformed', { description: 'Name either keys or a filter.' })
  refuseStray('/revisions', keys, revisions)
  refuseStray('/each', keys, each)
  const kind = catalogKind(type)
  if (keys) return { by: 'keys', keys: keysIn(keys), inputs: inputsOf(keys, { revisions, each }) }
  const { filter = [], match = 'ALL', term, zone, st } = flt ?? {}
  const ids = await context.services.lists.idsOf(context, kind, {
    filter,
    match,
    statuses: statusesIn(st),
    ...(term?.trim() ? { term: term.trim() } : {}),
    ...(zone ? { zone } : {}),
  })
  return { by: 'query', ids }
}

function inputsOf(
  keys: readonly string[],
  { revisions, each }: Pick<BulkBody, 'revisions' | 'each'>,
): Readonly<Record<string, BulkInput>> {
  if (!revisions && !each) return {}
  return Object.fromEntries(
    keys.map((key) => {
      const [seen, set] = [revisions?.[key], each?.[key]]
      return [key, { ...(seen !== undefined && { seen }), ...(set && { set }) }]
    }),
  )
}

/** What is said of something else would leave the titles that it is meant for unguarded, or as they are. */
function refuseStray(field: string, keys: readonly string[] | undefined, byKey: object | undefined): void {
  if (!byKey) return
  if (!keys) throw new DomainError('malformed', { field, description: 'This is said by key: name the keys.' })
  const named = new Set(keys)
  const stray = Object.keys(byKey).find((key) => !named.has(key))
  if (stray !== undefined)
    throw new DomainError('malformed', { field, description: `'${stray}' is not among the keys.` })
}
