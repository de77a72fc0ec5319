import { DomainError } from '#contract/wire/errors.ts'
import type { Sender } from '../../stores/documents/sender.ts'

/** The product that was selected when a job was asked for. */
export type TransferInput = { product?: string }

/** A job works within the product that its call was made in, as long as that is still its person's. */
export function transferCaller(caller: Sender, { product }: TransferInput): Sender {
  if (product === undefined) return caller
  if (!caller.products.includes(product)) throw new DomainError('forbidden')
  return { ...caller, product, products: [product] }
}
