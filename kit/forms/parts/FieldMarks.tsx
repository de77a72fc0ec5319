import { useTranslate } from 'ra-core'
import { createContext, useContext } from 'react'
import { CountBadge } from '#kit/parts/layoutParts/CountBadge.tsx'
import type { Pointer } from '../data/pointer.ts'

/** How many open notes stand at which field, by pointer. */
export const FieldMarksContext = createContext<ReadonlyMap<Pointer, number> | undefined>(undefined)

/** Beside the label of a field that people have said something about. */
export function FieldMark({ pointer }: { pointer: Pointer }) {
  const translate = useTranslate()
  const count = useContext(FieldMarksContext)?.get(pointer) ?? 0
  if (count === 0) return null
  return <CountBadge count={count} tone="accent" label={translate('actions.notes', { smart_count: count })} />
}
