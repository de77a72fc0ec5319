import { hasTrait, type TypeDocument } from '#contract/registry/typeDocument.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { sameJson } from '#contract/rules/diff/json.ts'
import { DEFAULT_LANGUAGE } from '#contract/values/languages.ts'
import { catalogUrn } from '#contract/values/urn.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { productsOf, type Payload } from '../stores/documents/documentFacts.ts'
import { isInScope, scopeOf } from '../stores/documents/sender.ts'
import type { GuideStore } from '../stores/guideStore.ts'
import type { VerbCaller } from './refuseVerb.ts'

/** Who gives a number, and who knows whose it is. */
export type NumberCaller = VerbCaller & { services: { guide: Pick<GuideStore, 'holderOf'> } }

/**
 * Refuses the number of a channel that another channel of one of its products has, in its draft or in what is published
 * (specification section 8, 40220351). What keeps number and products is not asked about. `id`: undefined for a channel
 * that is being made. The other's name is told to whoever may see it. What is taken between this and the write is refused
 * by the write (`numberSteps`), and so is what jobs bring in.
 */
export async function refuseTakenNumber(
  context: NumberCaller,
  type: TypeDocument,
  id: string | undefined,
  next: Payload | undefined,
  stored: Payload | null | undefined,
): Promise<void> {
  const field = type.narrow.number
  const number = field === undefined ? undefined : next?.[field]
  if (!next || !hasTrait(type, 'hasChannelNumber') || typeof number !== 'number') return
  const products = productsOf(next)
  if (stored && number === stored[field ?? ''] && sameJson(products, productsOf(stored))) return
  const holder = await context.services.guide.holderOf(catalogUrn(type.type), number, { products, except: id })
  if (!holder) return
  const name = isInScope(holder.prd, scopeOf(context)) ? titleOf(holder, DEFAULT_LANGUAGE) : ''
  const pointer = `/${field ?? ''}`
  const description = `Channel number ${number} is already used${name && ` by ${name}`}.`
  throw new DomainError(
    'duplicateChannelNumber',
    name === ''
      ? { field: pointer, description }
      : { fields: [{ field: pointer, description, keyword: 'taken', params: { number, name } }], description },
  )
}
