import { useQuery } from '@tanstack/react-query'
import { useContext, useEffect } from 'react'
import { namesOf } from '#contract/schemas/readers.ts'
import { ConsoleContext } from '#kit/parts/context/ConsoleContext.ts'
import { useSchedule } from '../ScheduleContext.ts'
import { SCHEDULED_TYPES } from '../shelf/shelfTabs.ts'

/** More names than these are not asked for at once. */
const ASKED = 60

/**
 * Ids of titles by what people call them: by an id, or by a name in any language, letter by letter but for case. A name
 * that is still asked for is not in the map; one that nobody has leads to none.
 */
export function useTitlesByName(names: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const console = useContext(ConsoleContext)
  const { needTitles, titles } = useSchedule()
  const known = knownByName(titles)
  const wanted = [...new Set(names)].filter((name) => name !== '' && !known.has(name.toLowerCase())).slice(0, ASKED)
  const { data } = useQuery({
    queryKey: ['schedule', 'names', console?.product, wanted],
    queryFn: async ({ signal }) => {
      const found = new Map<string, readonly string[]>()
      for (const name of wanted) {
        const filter = [{ field: 'term', term: name, operator: 'contains' as const }]
        const answer = await console?.calls.filterContent({
          body: { cty: [...SCHEDULED_TYPES], filter, pageSize: 20 },
          signal,
        })
        const same = answer?.rows.filter((row) => row.id === name || isCalled(row, name)) ?? []
        found.set(
          name.toLowerCase(),
          same.map(({ id }) => id),
        )
      }
      return found
    },
    enabled: console !== undefined && wanted.length > 0,
    staleTime: 60_000,
  })
  const ids = [...(data?.values() ?? [])].flat().join(',')
  useEffect(() => {
    if (ids !== '') needTitles(ids.split(','))
  }, [ids, needTitles])
  return new Map([...known, ...(data ?? [])])
}

function isCalled(row: Readonly<Record<string, unknown>>, name: string): boolean {
  return namesOf(row).some(({ n }) => n.toLowerCase() === name.toLowerCase())
}

function knownByName(titles: ReturnType<typeof useSchedule>['titles']): Map<string, string[]> {
  const known = new Map<string, string[]>()
  for (const title of titles.values()) {
    if (!title) continue
    const names = new Set([title.id, ...title.lon.map(({ n }) => n)].map((name) => name.toLowerCase()))
    for (const name of names) known.set(name, [...(known.get(name) ?? []), title.id])
  }
  return known
}
