import { useCallback, useEffect, useState } from 'react'
import type { MenuPlace, ShownSection } from './menuModel.ts'
import type { OpenMenus } from './openMenus.ts'
import { openAround, openFirst, toggleMenu } from './openMenus.ts'

/** The open menus of a column: the one of the address opens by itself whenever the address comes to another item. */
export function useOpenMenus(sections: readonly ShownSection[], { parents, link }: MenuPlace) {
  const around = openAround(parents)
  const [open, setOpen] = useState<OpenMenus>(() =>
    around.top ? around : openFirst(sections.flatMap(({ nodes }) => nodes)),
  )
  const { top, sub } = around
  useEffect(() => {
    if (top !== undefined) setOpen({ top, ...(sub !== undefined && { sub }) })
  }, [top, sub, link?.path])
  const toggle = useCallback((id: string, under?: string) => setOpen((now) => toggleMenu(now, id, under)), [])
  return { open, toggle }
}
