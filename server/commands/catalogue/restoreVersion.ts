import { DomainError } from '#contract/wire/errors.ts'
import type { Command } from '../../context.ts'
import { broughtBack } from '../../decisions/broughtBack.ts'
import { keepPlace, parentIn, parentKinds, widestReader } from '../../decisions/parentFacts.ts'
import { refuseTakenNumber } from '../../decisions/refuseTakenNumber.ts'
import { refuseTakenServiceId } from '../../decisions/refuseTakenServiceId.ts'
import { refuseVerb } from '../../decisions/refuseVerb.ts'
import { productsOf, type DocumentFacts } from '../../stores/documents/documentFacts.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import { isInScope, scopeOf } from '../../stores/documents/sender.ts'
import { ALL } from '../../stores/documents/totals.ts'
import { confirmedIn } from './sentVerb.ts'
import { knownType } from './knownType.ts'

/** An old version's text becomes the draft; an existing draft is replaced only when confirmed (design 9 (5)). */
export const restoreVersion: Command<'restoreVersion'> = async (context, { params, query }) => {
  const type = knownType(context, params.type)
  const { actor, services } = context
  const { lists } = services
  const decide = async (facts: DocumentFacts) => {
    const payload = facts.other?.payload
    if (facts.other?.key !== params.key || !payload || !isInScope(productsOf(payload), scopeOf(context)))
      throw new DomainError('notFound')
    await refuseVerb(context, catalogKind(type), 'restoreVersion', facts, {
      changes: true,
      confirmed: confirmedIn(query.confirm),
    })
    const old = await broughtBack(context, payload, facts)
    const [parent] = await lists.rowsOf(widestReader(actor), parentKinds(services, type), parentIn(type, old), ALL)
    const now = (facts.draft ?? facts.published)?.payload
    const placed = keepPlace(services, type, { old, now, parent })
    await refuseTakenNumber(context, type, params.id, placed.payload, now)
    const guard = await refuseTakenServiceId(context, type, params.id, placed.payload, {
      own: [now, facts.published?.payload],
      replaced: [now],
    })
    return {
      verb: 'restoreVersion' as const,
      next: { payload: placed.payload, schema: facts.other.schema },
      warnings: placed.warnings,
      guard,
    }
  }
  const deciding = Object.assign(decide, { wanted: params.key })
  const written = await context.services.documents.write(context, catalogKind(type), params.id, deciding)
  return { json: written.json, rev: written.rev }
}
