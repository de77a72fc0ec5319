import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { isRange, rangeText, readRange, type AddressRange, type RangeProblem } from '#contract/rules/geo/range.ts'
import type { GeoCheck } from '#contract/schemas/geo.ts'
import { useConsole, useServiceHas } from '#kit/parts/context/ConsoleContext.ts'

type TypedRange = {
  /** What was typed, read; undefined while it is none. */
  range: AddressRange | undefined
  problem: RangeProblem | undefined
  /** What the service knows of it: its width, and others that share addresses. */
  check: GeoCheck | undefined
  isChecking: boolean
}

/** A range as it is typed: read at once by the rule, and held against all others by the service. */
export function useGeoCheck(text: string, except: string | undefined): TypedRange {
  const { calls } = useConsole()
  const hasChecks = useServiceHas('geo')
  const read = readRange(text)
  const range = isRange(read) ? read : undefined
  const ip = useDeferredValue(range && rangeText(range))
  const { data, isFetching } = useQuery({
    queryKey: ['geoCheck', ip, except],
    enabled: hasChecks && ip !== undefined && ip !== except,
    queryFn: ({ signal }) =>
      calls.checkGeoLocation({ query: { ip: ip ?? '', ...(except !== undefined && { except }) }, signal }),
  })
  return {
    range,
    problem: isRange(read) ? undefined : read,
    check: range && data?.ip === rangeText(range) ? data : undefined,
    isChecking: isFetching,
  }
}
