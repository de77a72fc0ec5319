import { useCallback, useEffect, useMemo, useState } from 'react'
import { knownTitles, type KnownTitles } from '#contract/rules/schedule/wire/titleFacts.ts'
import { SCHEDULE_TITLES } from '#contract/values/schedule.ts'
import type { Schedule } from '#contract/rules/schedule/model/schedule.ts'
import { useConsole, useServiceHas } from '#kit/parts/context/ConsoleContext.ts'

/**
 * Facts about every title that is in the schedules or was asked for, each read once. Titles that cannot be read now are
 * tried again when more are needed; a service without the call has none, and airings keep the names of their snapshots.
 */
export function useScheduleTitles(schedules: readonly (Schedule | undefined)[]) {
  const { calls, product } = useConsole()
  const isServed = useServiceHas('schedulePlanning')
  const [titles, setTitles] = useState<KnownTitles>(new Map())
  const [wanted, setWanted] = useState<readonly string[]>([])
  const missing = useMemo(
    () => missingIn(schedules, wanted, titles).slice(0, SCHEDULE_TITLES).join(','),
    // The list is made anew with each drawing; its schedules are not.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [...schedules, wanted, titles],
  )
  useEffect(() => {
    if (!isServed || missing === '') return
    const reading = new AbortController()
    calls.readScheduleTitles({ query: { ids: missing }, signal: reading.signal }).then(
      (answered) => setTitles((before) => knownTitles(before, missing.split(','), answered)),
      () => undefined,
    )
    return () => reading.abort()
  }, [calls, product, isServed, missing])
  const needTitles = useCallback(
    (ids: readonly string[]) =>
      setWanted((before) => (ids.every((id) => before.includes(id)) ? before : [...new Set([...before, ...ids])])),
    [],
  )
  /** Titles changed: what is known of them is read anew when it is needed next. */
  const forget = useCallback((id: string) => {
    setTitles((before) => {
      if (!before.has(id)) return before
      const rest = new Map(before)
      rest.delete(id)
      return rest
    })
  }, [])
  return { titles, needTitles, forget }
}

function missingIn(schedules: readonly (Schedule | undefined)[], wanted: readonly string[], titles: KnownTitles) {
  const ids = new Set(wanted)
  for (const schedule of schedules)
    for (const { pgmId } of schedule?.order ?? []) if (pgmId !== undefined && pgmId !== '') ids.add(pgmId)
  return [...ids].filter((id) => !titles.has(id)).toSorted()
}
