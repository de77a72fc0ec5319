import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import type { BulkBody } from '#contract/wire/calls/bulkBodies.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext } from '../../context.ts'
import { statusesIn } from '../../decisions/statusesIn.ts'
import type { ItemSource } from '../../stores/bulk/itemSource.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import { keysIn } from './keysIn.ts'

/** The titles that a call means: by ids or version keys, or all that its list shows. */
export async function chosenItems(
  context: CallContext,
  type: TypeDocument,
  { keys, flt, revisions }: Pick<BulkBody, 'keys' | 'flt' | 'revisions'>,
): Promise<ItemSource> {
  if ((keys === undefined) === (flt === undefined))
    throw new DomainError('malformed', { description: 'Name either keys or a filter.' })
  if (flt && revisions)
    throw new DomainError('malformed', { field: '/revisions', description: 'Revisions belong to keys.' })
  // A revision of something else would leave the titles that it is meant for unguarded.
  const named = new Set(keys)
  const stray = Object.keys(revisions ?? {}).find((key) => !named.has(key))
  if (stray !== undefined)
    throw new DomainError('malformed', { field: '/revisions', description: `'${stray}' is not among the keys.` })
  const kind = catalogKind(type)
  if (keys) return { by: 'keys', keys: keysIn(keys), ...(revisions ? { revisions } : {}) }
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
