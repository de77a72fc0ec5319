import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { whyNoParent } from '#contract/rules/relations/mayBeParent.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext } from '../../context.ts'
import { isParent, noParent, parentKinds, widestReader, standsBelowItself } from '../../decisions/parentFacts.ts'
import type { Payload } from '../../stores/documents/documentFacts.ts'
import { ALL } from '../../stores/documents/totals.ts'
import { parentsOf } from './parentsOf.ts'

/**
 * Refuses, at the field, a parent that the caller cannot see, that bears no children of this type or is deleted, and
 * one below which the document itself stands. `id` is undefined for a document that is being made, or for many at once.
 */
export async function refuseParent(
  context: CallContext,
  type: TypeDocument,
  id: string | undefined,
  wanted: unknown,
  at = '',
): Promise<void> {
  const relation = type.relations?.parent
  if (!relation || typeof wanted !== 'string' || wanted === '') return
  const field = `${at}/${relation.field}`
  const { actor, services } = context
  const kinds = parentKinds(services, type)
  const [parent] = await services.lists.rowsOf(widestReader(actor), kinds, [wanted], ALL)
  if (!isParent(parent, wanted)) throw new DomainError('invalid', { fields: [noParent(field)] })
  if (id === undefined || !standsBelowItself(services, type)) return
  const parents = (await parentsOf(context, parent)).map((one) => one.id)
  const why = whyNoParent({ id, type, parent: undefined }, { id: parent.id, type: parent.cty, parents })
  if (why === 'ring' || why === 'itself') throw new DomainError('parentRing', { field })
}

/** Said inside a decision, which looks nothing up: the parent is another than the stored one. */
class NewParent extends Error {
  readonly wanted: unknown
  constructor(wanted: unknown) {
    super('a parent is new')
    this.wanted = wanted
  }
}

/**
 * Does a write whose decision passes each next text to `refuseNew`. Only a parent that changes is looked up: everyday
 * saves of episodes ask nothing more than they did.
 */
export async function withKnownParent<Done>(
  context: CallContext,
  type: TypeDocument,
  id: string,
  write: (refuseNew: (next: Payload | undefined, stored: Payload | null | undefined) => void) => Promise<Done>,
): Promise<Done> {
  const field = type.relations?.parent?.field
  let known: unknown
  const refuseNew = (next: Payload | undefined, stored: Payload | null | undefined) => {
    const wanted = field === undefined ? undefined : next?.[field]
    if (wanted !== undefined && wanted !== known && wanted !== stored?.[field ?? '']) throw new NewParent(wanted)
  }
  try {
    return await write(refuseNew)
  } catch (error) {
    if (!(error instanceof NewParent)) throw error
    known = error.wanted
    await refuseParent(context, type, id, known)
    return write(refuseNew)
  }
}
