import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { effectiveRoles } from '#contract/rules/access/can.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useGatheredEvents } from '#kit/parts/context/useGatheredEvents.ts'
import { rowOf } from '../routeTable.ts'
import { mayOpen } from '../routes/entryTo.ts'
import { useSessionData } from '../session/SessionContext.ts'
import type { MenuPlace, ShownSection } from './menuModel.ts'
import { placeOf, shownSections } from './menuModel.ts'
import { sectionOfPath } from './sectionOfPath.ts'
import { useHere } from './useHere.ts'
import { useMenuLock } from './useMenuLock.ts'

export type ShownMenu = {
  sections: ShownSection[]
  /** The section of the address; undefined where the address belongs to none. */
  section: ShownSection | undefined
  /** Where the address stands in the menu. */
  place: MenuPlace
  /** Totals by resource type, as far as known. */
  counts: ReadonlyMap<string, number>
  /** Who is changing the menu, where some of its items are off for that. */
  lockedBy: string
}

const COUNTED: readonly string[] = ['version', 'reset']

/** The menu of the signed-in user with live totals: read again when the product changes and when titles do. */
export function useMenu(): ShownMenu {
  const { types, may, product, calls, actor, extensions } = useConsole()
  const { menu, disabled } = useSessionData()
  const { items: locked, by: lockedBy } = useMenuLock()
  const { row, path } = useHere()
  const sections = useMemo(() => {
    const hasScreen = (screen: string) => {
      const wanted = rowOf(screen)
      return wanted !== undefined && mayOpen(wanted, { actor, types, extensions })
    }
    return shownSections({ menu, types, disabled, locked, may, product, hasScreen, roles: effectiveRoles(actor) })
  }, [menu, types, disabled, locked, may, product, actor, extensions])
  const place = useMemo(() => placeOf(sections, row?.under ?? path), [sections, row, path])
  const queries = useQueryClient()
  useGatheredEvents(COUNTED, () => void queries.invalidateQueries({ queryKey: ['countAllContent', product] }))
  const { data } = useQuery({
    queryKey: ['countAllContent', product],
    queryFn: ({ signal }) => calls.countAllContent({ signal }),
    staleTime: 60_000,
  })
  const counts = useMemo(() => new Map((data ?? []).map(({ name, count }) => [name, count])), [data])
  const section = place.section ?? sections.find(({ id }) => id === sectionOfPath(path))
  return { sections, section, place, counts, lockedBy }
}
