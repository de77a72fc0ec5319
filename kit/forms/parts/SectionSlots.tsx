import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { FieldMarks, type MarkedField } from './FieldMarks.tsx'
import type { FormElement } from '../schema/formSchema.ts'

/** Places in a section's head, and the element that may fill them: the first one, if it has something to say there. */
type SectionSlots = {
  owner: FormElement | undefined
  /** The section's name: its only field need not repeat it. */
  label: string
  note: HTMLElement | null
  tools: HTMLElement | null
}

export const SectionSlotsContext = createContext<SectionSlots>({ owner: undefined, label: '', note: null, tools: null })

type WidgetHeadProps = {
  element: FormElement
  /** Heading where the section's own does not serve. */
  label: string
  /** What can be said something about here: marked in the head, where no field of it has a label. */
  fields: readonly MarkedField[]
  note?: ReactNode
  tools?: ReactNode
}

/** What a widget says beside its heading: in the section's head where it owns the section, else in one of its own. */
export function WidgetHead({ element, label, fields, note, tools }: WidgetHeadProps) {
  const slots = useContext(SectionSlotsContext)
  const said = (
    <>
      {note} <FieldMarks fields={fields} />
    </>
  )
  if (slots.owner === element) {
    return (
      <>
        {slots.note && createPortal(said, slots.note)}
        {slots.tools && createPortal(tools, slots.tools)}
      </>
    )
  }
  return (
    <div className="f-groupHead">
      <h3>{label}</h3>
      <span className="f-note">{said}</span>
      <span className="f-space" />
      <span className="f-tools">{tools}</span>
    </div>
  )
}
