import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { productOfPath, withProduct } from '#kit/parts/routes/paths.ts'

/** An address of a product that one does not have leads to the same page of the selected one, and says so. */
export function useForeignProduct(selected: string | undefined): void {
  const notice = useNotice()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const named = productOfPath(pathname)
  const isForeign = selected !== undefined && named !== undefined && named !== selected
  useEffect(() => {
    if (!isForeign) return
    notice('info', 'products.foreign', { values: { name: named } })
    void navigate(withProduct(pathname, selected) + search, { replace: true })
  }, [isForeign, named, selected, pathname, search, navigate, notice])
}
