import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
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
  note?: ReactNode
  tools?: ReactNode
}

/** What a widget says beside its heading: in the section's head where it owns the section, else in one of its own. */
export function WidgetHead({ element, label, note, tools }: WidgetHeadProps) {
  const slots = useContext(SectionSlotsContext)
  if (slots.owner === element) {
    return (
      <>
        {slots.note && createPortal(note, slots.note)}
        {slots.tools && createPortal(tools, slots.tools)}
      </>
    )
  }
  return (
    <div className="f-groupHead">
      <h3>{label}</h3>
      <span className="f-note">{note}</span>
      <span className="f-space" />
      <span className="f-tools">{tools}</span>
    </div>
  )
}
