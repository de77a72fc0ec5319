import { useCallback } from 'react'
import { useLookSettings } from '#kit/parts/theme/LookContext.ts'

/** Whether the user keeps the navbar folded to its rail (specification section 4): part of the layout's settings. */
export function useFoldedNavbar(): [folded: boolean, fold: (folded: boolean) => void] {
  const { look, change } = useLookSettings()
  const { style, config } = look.layout
  const fold = useCallback(
    (folded: boolean) =>
      change({ ...look, layout: { style, config: { ...config, navbar: { ...config.navbar, folded } } } }),
    [look, style, config, change],
  )
  return [config.navbar.folded, fold]
}
