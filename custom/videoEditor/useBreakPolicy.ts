import { useMemo } from 'react'
import type { BreakPolicy } from '#contract/rules/video/checkBreaks.ts'
import { useLoadPolicies } from '#kit/parts/context/useLoadPolicies.ts'
import { useVideo } from './VideoContext.ts'

const MINUTE_MS = 60_000

/** Breaks of a film stand eight minutes apart, and five before the end. */
export const BREAK_DISTANCES = { apart: 8 * MINUTE_MS, tail: 5 * MINUTE_MS } as const
/** Twelve minutes of ads an hour, where no load policy says it. */
const HOUSE_LOAD = { rules: [{ ads: 12 * MINUTE_MS }] }

/** What breaks of the open title are held against: distances, and the load policies in force for product and type. */
export function useBreakPolicy(): BreakPolicy {
  const { policies: loads, product } = useLoadPolicies(HOUSE_LOAD)
  const { cty: type } = useVideo().list.asset
  return useMemo(() => ({ ...BREAK_DISTANCES, loads, product, type }), [loads, product, type])
}
