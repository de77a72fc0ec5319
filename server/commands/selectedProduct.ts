import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext } from '../context.ts'

/** The product in which something new is made (design 9 (13)): whoever has none makes nothing. */
export function selectedProduct({ product }: Pick<CallContext, 'product'>): string {
  if (product === undefined) throw new DomainError('productMissing')
  return product
}
