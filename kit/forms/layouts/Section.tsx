import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { isWithin } from '../data/pointer.ts'
import { useForm } from '../FormContext.ts'
import { Elements } from '../parts/Elements.tsx'
import { SectionSlotsContext } from '../parts/SectionSlots.tsx'
import { useRule } from '../hooks/useRule.ts'
import type { FormElement, FormSchema } from '../schema/formSchema.ts'
import type { SectionModel } from '../schema/sections.ts'
import { useNear } from './useNear.ts'

/** Rough height of a field until its section is drawn, so that the scrollbar hardly moves. */
const FIELD_PX = 76
/** Widgets that say something in their section's head. */
const HEADED = ['localizedTexts', 'imageMatrix', 'productDates']

type SectionProps = {
  section: SectionModel
  schema: FormSchema
  /** False once the page asked for everything: a jump, a test, a print. */
  isLazy: boolean
}

function headOwner({ element, label }: SectionModel): FormElement | undefined {
  if (!label) return undefined
  const [first] = element.elements ?? []
  return HEADED.includes(first?.options?.widget ?? '') ? first : undefined
}

function Drawn({ section, schema, isLazy }: SectionProps) {
  const { store } = useForm()
  const root = useRef<HTMLElement>(null)
  const [isNear, bringNear] = useNear(root, isLazy)
  const [note, setNote] = useState<HTMLElement | null>(null)
  const [tools, setTools] = useState<HTMLElement | null>(null)
  const owner = headOwner(section)
  const { label } = section
  const slots = useMemo(() => ({ owner, label, note, tools }), [owner, label, note, tools])
  const holdsPointer = useCallback(
    (pointer: string) => section.pointers.some((place) => isWithin(pointer, place) || isWithin(place, pointer)),
    [section],
  )
  useEffect(() => store.onFocus((pointer) => holdsPointer(pointer) && bringNear()), [store, holdsPointer, bringNear])
  const { element } = section
  const contents = useMemo(() => (element.type === 'Category' ? element.elements : [element]), [element])
  const headId = `section-${section.id}-head`
  return (
    <section
      ref={root}
      id={`section-${section.id}`}
      className="f-section"
      aria-labelledby={section.label ? headId : undefined}
      data-section={section.id}
    >
      {section.label && (
        <header className="f-sectionHead">
          <h2 id={headId}>{section.label}</h2>
          <span ref={setNote} className="f-note" />
          <span className="f-space" />
          <span ref={setTools} className="f-tools" />
        </header>
      )}
      {isNear ? (
        <SectionSlotsContext value={slots}>
          <div className={section.isStacked ? 'f-stack' : 'f-body'}>
            <Elements elements={contents} schema={schema} path="" />
          </div>
        </SectionSlotsContext>
      ) : (
        <div className="f-waiting" style={{ blockSize: section.pointers.length * FIELD_PX }} />
      )}
    </section>
  )
}

function Ruled(props: SectionProps & { rule: NonNullable<FormElement['rule']> }) {
  const { visible } = useRule(props.rule, '')
  return visible ? <Drawn {...props} /> : null
}

/** One section of a form under its 40 px head; its fields are drawn when it comes near (design section 6). */
export const Section = memo(function Section(props: SectionProps) {
  const { rule } = props.section.element
  return rule ? <Ruled {...props} rule={rule} /> : <Drawn {...props} />
})
