import { useTranslate } from 'ra-core'
import { useId } from 'react'
import type { Target } from '#contract/rules/storefront/commands/command.ts'
import { rowOf, type FieldName } from '#contract/rules/storefront/fields/fieldTable.ts'
import type { FieldKind } from '#contract/rules/storefront/fields/fieldValues.ts'
import { useStorefront } from '../StorefrontContext.ts'
import { AdjustedNote } from './AdjustedNote.tsx'
import { FieldInput, type FieldSurroundings } from './fields/FieldInput.tsx'
import { adjustmentOf, problemsAmong } from './model/inspected.ts'
import { useFieldEdit } from './useFieldEdit.ts'
import { useProblemWords } from './useProblemWords.ts'

/** Fields of several inputs, each with a label of its own. */
const GROUPS: readonly FieldKind[] = ['names', 'ratios', 'details']

type InspectorFieldProps = {
  targets: readonly Target[]
  field: FieldName
  around: FieldSurroundings
  /** A reusable container that nobody has said yes to. */
  isLocked: boolean
}

/** One field of the inspected parts: its label, its input, what a rule made of it, and what is wrong with it. */
export function InspectorField({ targets, field, around, isLocked }: InspectorFieldProps) {
  const translate = useTranslate()
  const { storefront, problems, readOnly, seal } = useStorefront()
  const { value, isMixed, refused, set } = useFieldEdit(targets, field)
  const id = useId()
  const { kind, readOnly: isServers } = rowOf(field)
  const label = translate(`storefrontInspector.fields.${field}`)
  const adjustment = adjustmentOf(storefront, targets, field)
  const wrong = problemsAmong(problems, targets).filter((problem) => problem.field === field)
  const words = useProblemWords()
  const notes = [...new Set(wrong.map(words))]
  const isSwitch = kind === 'flag'
  const isGroup = GROUPS.includes(kind)
  const described = [adjustment && `${id}-adjusted`, refused && `${id}-refused`, notes.length > 0 && `${id}-wrong`]
  return (
    <div
      className="f-field"
      data-field={field}
      data-switch={isSwitch || undefined}
      data-tone={adjustment || notes.length > 0 ? 'warning' : undefined}
      {...(isGroup && { role: 'group', 'aria-labelledby': `${id}-label` })}
    >
      <div className="f-head">
        {isGroup ? (
          <span className="f-label" id={`${id}-label`}>
            {label}
          </span>
        ) : (
          <label className="f-label" htmlFor={id}>
            {label}
          </label>
        )}
        {adjustment && <span className="chip">{translate('storefrontInspector.adjusted')}</span>}
        {isMixed && isSwitch && <span className="f-help">{translate('storefrontInspector.mixed')}</span>}
      </div>
      <FieldInput
        {...{ field, around, label, value, isMixed, id, onChange: set, onLeave: seal }}
        disabled={readOnly !== undefined || isLocked || isServers === true}
        error={refused}
        describedBy={described.filter(Boolean).join(' ') || undefined}
      />
      {adjustment && targets[0] && <AdjustedNote id={`${id}-adjusted`} target={targets[0]} adjustment={adjustment} />}
      {refused && (
        <p id={`${id}-refused`} className="f-issue" data-tone="error" role="alert">
          {translate(`storefront.refused.${refused}`)}
        </p>
      )}
      {notes.length > 0 && (
        <ul id={`${id}-wrong`} className="notes">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
