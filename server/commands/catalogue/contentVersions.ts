import { VERSION_PAGE_SIZE } from '#contract/values/limits.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Command } from '../../context.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import { refuseVerb } from '../../decisions/refuseVerb.ts'
import { productsOf } from '../../stores/documents/documentFacts.ts'
import { isInScope, scopeOf } from '../../stores/documents/sender.ts'
import { knownType, knownKind } from './knownType.ts'

/** Versions, newest first. None at all is told with the specification's own number (section 8). */
export const listVersions: Command<'listVersions'> = async (context, { params, query }) => {
  const type = knownType(context, params.type)
  const limit = query.pageSize ?? VERSION_PAGE_SIZE
  const offset = ((query.pageNumber ?? 1) - 1) * limit
  const { entries, total } = await context.services.documents.listVersions(context, catalogKind(type), params.id, {
    limit,
    offset,
  })
  if (total === 0 && offset === 0)
    throw new DomainError(type.area === 'live' ? 'noVersionsVideo' : 'noVersionsCatalogue')
  return { data: entries, page: { count: total } }
}

/** One version with its payload, whatever its status. */
export const readVersion: Command<'readVersion'> = async (context, { params }) => {
  const kind = knownKind(context, params.type)
  const record = await context.services.documents.readVersion(context, kind, params.id, params.key)
  return { json: record.json, rev: record.rev }
}

/** Throws the draft away; what is published stays, and so does the version, as a deleted one. */
export const discardDraft: Command<'discardDraft'> = async (context, { params }) => {
  const type = knownType(context, params.type)
  const written = await context.services.documents.write(context, catalogKind(type), params.id, async (facts) => {
    const left = facts.published?.payload
    // What would be left is not the sender's to see: for them, this is the title.
    if (left && !isInScope(productsOf(left), scopeOf(context))) throw new DomainError('notFound')
    await refuseVerb(context, catalogKind(type), 'discardDraft', facts, { changes: false, confirmed: [] })
    return { verb: 'discardDraft' }
  })
  return { json: written.json, rev: written.rev }
}
