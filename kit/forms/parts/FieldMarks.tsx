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

/** A field of a widget that has one head for several. */
export type MarkedField = { pointer: Pointer; label: string }

/** In the head of a widget: which of its fields people have said something about. */
export function FieldMarks({ fields }: { fields: readonly MarkedField[] }) {
  const marks = useContext(FieldMarksContext)
  const noted = fields.filter(({ pointer }) => (marks?.get(pointer) ?? 0) > 0)
  return noted.map(({ pointer, label }) => (
    <span key={pointer}>
      {fields.length > 1 && label} <FieldMark pointer={pointer} />
    </span>
  ))
}
