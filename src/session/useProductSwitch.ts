import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isStoreType } from '#contract/registry/ownFacts.ts'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { inOtherProduct } from '#kit/parts/routes/inOtherProduct.ts'
import type { Wiring } from '../wiring.ts'

/** Rejects where a record does not belong to the product. */
function isThere(calls: Wiring['calls'], { type, id }: { type: string; id: string }, prd: string): Promise<unknown> {
  if (type === 'container') return calls.getContainer({ params: { id }, query: { prd } })
  if (type === 'policy') return calls.getPolicy({ params: { key: id }, query: { prd } })
  if (type === 'policy_attributes') return calls.getPolicyAttribute({ params: { key: id }, query: { prd } })
  if (isStoreType(type)) return calls.getPage({ params: { id }, query: { prd } })
  return calls.getContent({ params: { type, id }, query: { prd } })
}

/**
 * Switches to another product and keeps the page where that is possible (specification sections 1 and 2): the same
 * list, a record that belongs to both, else its type's list. Unsaved work asks first, since the address changes; the
 * choice is remembered only once the new address has been reached.
 */
export function useProductSwitch(
  { calls, product }: Pick<Wiring, 'calls' | 'product'>,
  types: readonly TypeSummary[],
): (id: string) => void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  // A notice may offer the switch long after its page was left.
  const place = useRef({ pathname, search })
  useLayoutEffect(() => {
    place.current = { pathname, search }
  }, [pathname, search])
  useEffect(() => product.arrived(pathname), [product, pathname])
  return useCallback(
    (id) => {
      const page = inOtherProduct(place.current, id, types)
      if (page.kind === 'here') return product.choose(id)
      product.chooseOnArrival(id)
      if (page.kind === 'page') return void navigate(page.path)
      void isThere(calls, page, id)
        .then(
          () => page.path,
          () => page.list,
        )
        .then(navigate)
    },
    [calls, product, types, navigate],
  )
}
