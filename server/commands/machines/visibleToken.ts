import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext } from '../../context.ts'
import type { KeptToken } from '../../stores/machineStore.ts'

/** Products of a token that the caller has, too. */
export const sharedProducts = ({ actor: { productAdmin, products } }: Pick<CallContext, 'actor'>, token: KeptToken) =>
  token.products.filter((product) => productAdmin || products.includes(product))

/** A token that has a product in common with the caller, ended ones among them; any other one is not there. */
export async function visibleToken(context: CallContext, id: string): Promise<KeptToken> {
  const kept = await context.services.machines.find(id)
  if (!kept || sharedProducts(context, kept).length === 0) throw new DomainError('notFound')
  return kept
}
