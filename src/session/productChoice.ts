import { productsOf, rememberProduct, selectedProduct } from '#authProvider/products.ts'
import type { Actor } from '#contract/rules/access/actor.ts'
import { productOfPath } from '#kit/parts/routes/paths.ts'

/** The selected product of this tab: the address first, then what the user last chose in this browser. */
export type ProductChoice = {
  /** As of the last address: what calls go out with. */
  get: () => string | undefined
  /**
   * The product of an address, from now on the selected one; never remembered. Asked while drawing, so that whatever
   * is drawn, fetched or taken from the cache belongs to the same product from the first moment.
   */
  at: (pathname: string) => string | undefined
  /** The user's own choice, for pages without a product in their address: remembered at once. */
  choose: (id: string) => void
  /** The user's choice, which counts once its address has been reached: unsaved work may keep the user here. */
  chooseOnArrival: (id: string) => void
  /** Tells that an address has been reached. */
  arrived: (pathname: string) => void
  /** Products that exist; undefined where they could not be listed. */
  know: (existing: readonly string[] | undefined) => void
  subscribe: (listener: () => void) => () => void
  /** Grows with each choice and each list: what a drawing depends on beside the address. */
  version: () => number
}

type ProductChoiceParts = { actor: () => Actor; storage: Pick<Storage, 'getItem' | 'setItem'> }

export function createProductChoice({ actor, storage }: ProductChoiceParts): ProductChoice {
  const listeners = new Set<() => void>()
  let existing: readonly string[] | undefined
  let inAddress: string | undefined
  let pending: string | undefined
  let version = 0
  const entitled = () => {
    const wish = inAddress === undefined ? [] : [inAddress]
    // Whoever may see every product is believed while nobody knows which there are.
    return productsOf(actor(), existing ?? wish)
  }
  const selected = () => selectedProduct({ entitled: entitled(), inAddress, storage })
  const tell = () => {
    version += 1
    listeners.forEach((listener) => listener())
  }
  const choose = (id: string) => {
    rememberProduct(storage, id)
    inAddress = id
    pending = undefined
    tell()
  }
  return {
    get: selected,
    at: (pathname) => {
      inAddress = productOfPath(pathname) ?? inAddress
      return selected()
    },
    choose,
    chooseOnArrival: (id) => {
      pending = id
    },
    arrived: (pathname) => {
      if (pending !== undefined && productOfPath(pathname) === pending) choose(pending)
    },
    know: (ids) => {
      existing = ids
      tell()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    version: () => version,
  }
}
