import { useTranslate } from 'ra-core'
import { useContext } from 'react'
import type { ReactNode } from 'react'
import type { Pointer } from '../data/pointer.ts'
import type { ControlProps } from '../hooks/useControl.ts'
import { useIssuesWithin } from '../hooks/useIssuesWithin.ts'
import { FieldMark } from './FieldMarks.tsx'
import { IssueText } from './IssueText.tsx'
import { LookContext } from './LookContext.ts'
import { SectionSlotsContext } from './SectionSlots.tsx'

type FieldProps = {
  control: ControlProps
  /** A fieldset of several inputs instead of a label joined to one. */
  group?: boolean
  /** Takes the whole row of its section. */
  wide?: boolean
  /** The control draws a heading of its own. */
  headed?: boolean
  /** Shows the first issue of its parts where the field itself has none. */
  below?: boolean
  /** Stands beside the label: a count, a switch of view. */
  aside?: ReactNode
  children: ReactNode
}

function Label({ control, group, aside }: Pick<FieldProps, 'control' | 'group' | 'aside'>) {
  const translate = useTranslate()
  const { id, label, needed, readOnly } = control
  const words = (
    <>
      {label} {needed && !readOnly && <span className="f-needed">{translate('editor.required')}</span>}
    </>
  )
  return (
    <div className="f-head">
      {group || readOnly ? (
        <span className="f-label" id={`${id}-label`}>
          {words}
        </span>
      ) : (
        <label className="f-label" htmlFor={id} id={`${id}-label`}>
          {words}
        </label>
      )}
      <FieldMark pointer={control.pointer} />
      {aside}
    </div>
  )
}

function IssueBelow({ id, pointer }: { id: string; pointer: Pointer }) {
  const [issue] = useIssuesWithin(pointer)
  return issue ? <IssueText id={id} issue={issue} /> : null
}

/** Label, control, message and help of one field. `data-pointer` is how the form finds it to put the cursor there. */
export function Field({
  control,
  group = false,
  wide = false,
  below = false,
  headed = false,
  aside,
  children,
}: FieldProps) {
  const look = useContext(LookContext)
  const { id, pointer, label, help, field, issue, options, readOnly } = control
  const bare = look === 'bare'
  const section = useContext(SectionSlotsContext).label
  const named = label !== '' && !bare && !headed && !(group && label === section)
  const isGroup = group || readOnly
  return (
    <div
      className={wide || options.wide ? 'f-field f-wide' : 'f-field'}
      data-pointer={pointer}
      data-tone={issue?.severity === 'publish' ? 'warning' : undefined}
      {...(isGroup &&
        (named ? { role: 'group', 'aria-labelledby': `${id}-label` } : { role: 'group', 'aria-label': label }))}
    >
      {named && <Label control={control} group={group} aside={aside} />}
      {children}
      {issue && <IssueText id={`${id}-issue`} issue={issue} />}
      {below && field.shown && !field.issues.length && <IssueBelow id={`${id}-issue`} pointer={pointer} />}
      {help && !bare && (
        <p id={`${id}-help`} className="f-help">
          {help}
        </p>
      )}
    </div>
  )
}
