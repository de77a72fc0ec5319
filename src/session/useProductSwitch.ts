import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { inOtherProduct } from '#kit/parts/routes/inOtherProduct.ts'
import type { Wiring } from '../wiring.ts'

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
      void calls
        .getContent({ params: { type: page.type, id: page.id }, query: { prd: id } })
        .then(
          () => page.path,
          () => page.list,
        )
        .then(navigate)
    },
    [calls, product, types, navigate],
  )
}
