import { useId, useState } from 'react'
import type { ControlProps } from '../hooks/useControl.ts'
import type { Issue } from '../data/issue.ts'
import { NO_ISSUES } from '../data/issue.ts'

/** What an input outside of a form is given. `onChange` with undefined empties it. */
export type FieldInputProps = {
  label: string
  value: unknown
  onChange: (value: unknown) => void
  /** The field was left: the next change is a step of its own. */
  onLeave: () => void
  disabled: boolean
  /** Several parts differ: nothing is shown until somebody sets it for all. */
  isMixed?: boolean
  /** Why the value cannot be taken, in words. */
  error?: string | undefined
  /** Id of a label that stands above; without one the input names itself. */
  id?: string | undefined
  /** Ids of what is said below. */
  describedBy?: string | undefined
}

const ELEMENT = { type: 'Control' }
const NOTHING = {}

/** The props that inputs of forms take, for a value that no form holds. Typed text that is no value yet stays here. */
export function useFieldControl(props: FieldInputProps): ControlProps {
  const own = useId()
  const [raw, setRaw] = useState<{ text: string; issue: Issue | undefined }>()
  const { label, value, onChange, onLeave, disabled, error, id = own, describedBy } = props
  const issue = raw?.issue
  return {
    pointer: '',
    schema: NOTHING,
    kind: 'string',
    element: ELEMENT,
    options: NOTHING,
    label,
    ariaLabel: props.id === undefined ? label : undefined,
    help: undefined,
    needed: false,
    id,
    describedBy: [issue && `${id}-issue`, describedBy].filter(Boolean).join(' ') || undefined,
    field: { value, raw: raw?.text, issues: NO_ISSUES, shown: true, dirty: false },
    issue,
    invalid: issue !== undefined || error !== undefined,
    disabled,
    readOnly: false,
    commit(next) {
      setRaw(undefined)
      onChange(next)
    },
    commitRaw(text, keyword, pending) {
      const told: Issue = { pointer: '', keyword, severity: 'error' }
      setRaw({ text, issue: pending ? undefined : told })
    },
    touch: onLeave,
  }
}
