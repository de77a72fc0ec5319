import { useTranslate } from 'ra-core'
import type { CompositionEvent, FormEvent } from 'react'
import { useLayoutEffect, useRef } from 'react'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { lengthOf } from '#kit/forms/widgets/localizedTexts/localizedEntry.ts'
import { isRefused, type CellState } from '../model/cellFacts.ts'
import type { WorkField } from '../model/workTitle.ts'

type CellEditorProps = {
  line: number
  column: number
  lang: string
  field: WorkField
  /** Field, language and title, for those who hear it. */
  label: string
  text: string
  state: CellState | undefined
  isEditing: boolean
  isReadOnly: boolean
  /** The keyboard is in the sheet: the cell takes the focus as the cursor comes to it. */
  takesFocus: boolean
  onText: (text: string) => void
  onEdit: () => void
}

/**
 * The cell that is worked in. While one walks, its whole text is selected unseen: what is typed then replaces it, as in
 * a spreadsheet, also by an input method that composes several keys into one letter.
 */
export function CellEditor(props: CellEditorProps) {
  const translate = useTranslate()
  const { line, column, lang, field, label, text, state, isEditing, isReadOnly, takesFocus, onText, onEdit } = props
  const input = useRef<HTMLTextAreaElement>(null)
  const wasEditing = useRef(isEditing)
  useLayoutEffect(() => {
    const element = input.current
    if (!element || !takesFocus) return
    if (document.activeElement !== element) element.focus({ preventScroll: true })
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [takesFocus])
  useLayoutEffect(() => {
    const element = input.current
    const begins = isEditing && !wasEditing.current
    wasEditing.current = isEditing
    if (!element || document.activeElement !== element) return
    if (!isEditing) element.select()
    else if (begins && element.selectionEnd - element.selectionStart === element.value.length)
      element.setSelectionRange(element.value.length, element.value.length)
  }, [isEditing, text, takesFocus])
  const type = ({ currentTarget }: FormEvent<HTMLTextAreaElement> | CompositionEvent<HTMLTextAreaElement>) => {
    if (!isEditing) onEdit()
    onText(currentTarget.value)
  }
  return (
    <div
      role="gridcell"
      className="cell"
      data-active={isEditing ? 'edit' : 'walk'}
      data-line={line}
      data-column={column}
      data-state={state ?? 'source'}
      data-long={field.isLong || undefined}
      aria-selected
    >
      <div
        className="editor"
        data-mode={isEditing ? 'edit' : 'walk'}
        data-refused={isRefused(text, field) || undefined}
      >
        <textarea
          ref={input}
          lang={lang}
          dir="auto"
          rows={1}
          spellCheck={isEditing}
          aria-label={label}
          aria-invalid={isRefused(text, field) || undefined}
          placeholder={state === 'missing' && !isEditing ? translate('workbench.notTranslated') : undefined}
          readOnly={isReadOnly}
          value={text}
          onChange={type}
        />
        {isEditing && field.max !== undefined && <LengthLine text={text} field={field} />}
      </div>
    </div>
  )
}

function LengthLine({ text, field }: { text: string; field: WorkField }) {
  const translate = useTranslate()
  const format = useFormat()
  const [length, max] = [lengthOf(text), field.max ?? 0]
  const values = { n: format.number(length), max: format.number(max) }
  return (
    <span className="length" data-over={length > max || undefined}>
      <i>
        <i style={{ inlineSize: `${Math.min(100, (length / max) * 100)}%` }} />
      </i>
      <span>{translate('forms.count', values)}</span>
    </span>
  )
}
