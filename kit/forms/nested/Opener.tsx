import { useTranslate } from 'ra-core'
import { useContext, useEffect, useState, createContext } from 'react'
import type { ReactNode } from 'react'
import { isObject } from '#contract/rules/diff/json.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { useForm } from '../FormContext.ts'
import type { ControlProps } from '../hooks/useControl.ts'
import { useIssuesWithin } from '../hooks/useIssuesWithin.ts'
import { useSelected } from '../hooks/useSelected.ts'
import { isWithin } from '../data/pointer.ts'
import { initialValue } from '../schema/initialValue.ts'

/** How many objects and alternatives stand around a control. */
const DepthContext = createContext(0)
/** A schema may contain itself: from here on what is empty is opened by hand. */
const OPEN_BY_HAND_FROM = 2
/** At every so many levels what is filled in is folded, too. */
const FOLDED_FROM = 6

const absent = (value: unknown) => value === undefined

type OpenerProps = { control: ControlProps; children: ReactNode }

function Begin({ control }: { control: ControlProps }) {
  const translate = useTranslate()
  const { schema: root } = useForm()
  const { schema, label, readOnly, disabled, commit } = control
  if (readOnly || disabled) return <span className="f-none">{translate('forms.none')}</span>
  const begin = () => {
    const initial = initialValue(schema, root)
    commit(isObject(initial) || Array.isArray(initial) ? initial : {})
  }
  return (
    <button type="button" className="f-button" onClick={begin}>
      <Icon name="plus" size="small" />
      {translate('forms.begin', { name: label })}
    </button>
  )
}

/** Deep down what is filled in is folded too: a schema may contain itself, and a value be as deep as it likes. */
function Folded({ control, children }: OpenerProps) {
  const translate = useTranslate()
  const { store } = useForm()
  const { pointer, label } = control
  const [isOpen, setOpen] = useState(false)
  const hasIssues = useIssuesWithin(pointer).length > 0
  useEffect(
    () => store.onFocus((place) => isWithin(place, pointer) && place !== pointer && setOpen(true)),
    [store, pointer],
  )
  return (
    <>
      <button type="button" className="f-button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon name={hasIssues ? 'octagon' : isOpen ? 'minus' : 'more'} size="small" />
        {translate(isOpen ? 'schemaForms.fold' : 'schemaForms.unfold', { name: label })}
      </button>
      {isOpen && children}
    </>
  )
}

/** Draws what is nested, or, deep down where nothing is filled in yet, the button that begins it. */
export function Opener({ control, children }: OpenerProps) {
  const depth = useContext(DepthContext)
  const isAbsent = useSelected(control.pointer, absent)
  if (isAbsent && depth >= OPEN_BY_HAND_FROM) return <Begin control={control} />
  const inner = <DepthContext value={depth + 1}>{children}</DepthContext>
  return depth > 0 && depth % FOLDED_FROM === 0 ? <Folded control={control}>{inner}</Folded> : inner
}
