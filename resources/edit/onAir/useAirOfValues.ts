import { useCallback } from 'react'
import { airState } from '#contract/rules/availability/titleState.ts'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import type { AirOfValues } from '#kit/parts/context/AirContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'

/** What a text would be for viewers in the workflow status of a record; of a new title it is not on air. */
export function useAirOfValues(record: Pick<ContentRecord, 'st' | 'sides'> | undefined): AirOfValues {
  const { now } = useFormat()
  const { st, sides } = record ?? {}
  return useCallback(
    (values, product) => airState({ ...values, ...(st && { st }), ...(sides && { sides }) }, { product, now: now() }),
    [st, sides, now],
  )
}
