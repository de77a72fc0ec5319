import type { Actor } from '#contract/rules/access/actor.ts'
import { PRODUCT_KEY } from './storageKeys.ts'

/** i18n key of '{name} is not entitled to any products' (specification section 1). */
export const NO_PRODUCTS_KEY = 'shell.notEntitled'

/**
 * Ids of the products that the actor may choose from. The admin value of the claim means all that exist, so `existing`
 * is what the server lists; others see what their claim names, also before the list has come. What the claim names comes
 * first: a product that somebody makes becomes nobody's first one.
 */
export function productsOf(actor: Actor, existing: readonly string[] = []): string[] {
  const named = new Set([...actor.products, ...(actor.productAdmin ? existing : [])])
  return [...named]
}

type ProductChoice = {
  entitled: readonly string[]
  /** The product in the address, already told apart from the area names. */
  inAddress?: string | undefined
  storage: Pick<Storage, 'getItem'>
}

/** The selected product: the address first, then the user's last choice, then the first; none where there is none. */
export function selectedProduct({ entitled, inAddress, storage }: ProductChoice): string | undefined {
  const choices = [inAddress, storage.getItem(PRODUCT_KEY)]
  return choices.find((choice) => choice != null && entitled.includes(choice)) ?? entitled[0]
}

/** Remembers a product because the user chose it; never called for one that merely stood in an address. */
export function rememberProduct(storage: Pick<Storage, 'setItem'>, product: string): void {
  storage.setItem(PRODUCT_KEY, product)
}
