import type { SideDraft } from '#contract/schemas/sideDraft.ts'
import type { CallContext } from '../../context.ts'

/** Tells the person's other tabs and machines. */
export function tellOfDraft(
  { actor, services }: CallContext,
  { id, urn, doc }: Pick<SideDraft, 'id' | 'urn'> & { doc?: string },
): Promise<void> {
  const at = new Date(services.now()).toISOString()
  const data = doc === undefined ? {} : { doc }
  return services.events.append({ topic: 'draft', urn, id, uid: actor.uid, name: actor.name, data, at })
}
