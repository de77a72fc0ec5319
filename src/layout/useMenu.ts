import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { useConsole } from '#kit/context/ConsoleContext.ts'
import { useSessionData } from '../session/SessionContext.ts'
import { hasScreen } from '../routeTable.ts'
import type { MenuLink, MenuNode, ShownSection } from './menuModel.ts'
import { placeOf, shownSections } from './menuModel.ts'
import { useMenuLock } from './useMenuLock.ts'

export type ShownMenu = {
  sections: ShownSection[]
  /** Where the address stands; the first section where it stands nowhere. */
  section: ShownSection | undefined
  node: MenuNode | undefined
  link: MenuLink | undefined
  /** Totals by resource type, as far as known. */
  counts: ReadonlyMap<string, number>
  /** Who is changing the menu, where some of its items are off for that. */
  lockedBy: string
}

/** The menu of the signed-in user with live totals; they refresh when the product changes or a minute has passed. */
export function useMenu(): ShownMenu {
  const { types, may, product, calls } = useConsole()
  const { menu, disabled } = useSessionData()
  const { pathname } = useLocation()
  const { items: locked, by: lockedBy } = useMenuLock()
  const sections = useMemo(
    () => shownSections({ menu, types, disabled, locked, may, product, hasScreen }),
    [menu, types, disabled, locked, may, product],
  )
  const place = placeOf(sections, pathname)
  const { data } = useQuery({
    queryKey: ['countAllContent', product],
    queryFn: ({ signal }) => calls.countAllContent(signal),
    staleTime: 60_000,
  })
  const counts = useMemo(() => new Map((data ?? []).map((row) => [row.name, row.count])), [data])
  return { sections, section: place.section ?? sections[0], node: place.node, link: place.link, counts, lockedBy }
}
