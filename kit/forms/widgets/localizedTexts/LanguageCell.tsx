import { useCallback, useId, useState } from 'react'
import { markTyped } from '#contract/rules/translations/translations.ts'
import type { Pointer } from '../../data/pointer.ts'
import { useForm } from '../../FormContext.ts'
import { useField, useFieldShell } from '../../hooks/useField.ts'
import { useSelected } from '../../hooks/useSelected.ts'
import { BOX_INSET_PX, GrowingText, roomOf } from '../../parts/GrowingText.tsx'
import { asList } from '../../parts/asList.ts'
import { IssueText } from '../../parts/IssueText.tsx'
import { textOfValue } from '../../parts/textOfValue.ts'
import type { LocalizedField } from './localizedField.ts'
import { SaidStatus } from './SaidStatus.tsx'
import { SourceChanged } from './SourceChanged.tsx'
import { entryIndex, textPointer, withText } from './localizedEntry.ts'

type LanguageCellProps = { field: LocalizedField; lang: string; name: string; isFirst: boolean }

/** Where a language's text stands in its list at the moment. */
export function useTextPointer(list: Pointer, lang: string): Pointer {
  const select = useCallback((value: unknown) => entryIndex(value, lang), [lang])
  return textPointer(list, lang, useSelected(list, select))
}

function typed(before: unknown, lang: string, text: string, tracked: boolean): unknown[] | undefined {
  const after = withText(before, lang, text)
  return after && tracked ? markTyped(asList(before), after, lang) : after
}

/** One text in one language. What concerns the whole list is said at its first language. */
export function LanguageCell({ field, lang, name, isFirst }: LanguageCellProps) {
  const { store } = useForm()
  const { list, label, isLong, isName, readOnly, disabled, tracked } = field
  const pointer = useTextPointer(list, lang)
  const own = useField(pointer)
  const whole = useFieldShell(list)
  const issues = [...(own.shown ? own.issues : []), ...(isFirst && whole.shown ? whole.issues : [])]
  const [issue] = issues
  const id = useId()
  const text = textOfValue(own.value)
  const rows = isLong ? 6 : isName ? 2 : 1
  const keepsRoom = useHasBeen(!readOnly)
  return (
    <div
      className="f-languageCell"
      data-pointer={pointer}
      data-strong={isName || undefined}
      data-tone={issue?.severity === 'publish' ? 'warning' : undefined}
    >
      {readOnly ? (
        <div className="f-read" lang={lang} style={keepsRoom ? placeOf(rows) : undefined}>
          {text}
        </div>
      ) : (
        <GrowingText
          lang={lang}
          value={text}
          minRows={rows}
          aria-label={`${label}, ${name}`}
          aria-invalid={issue?.severity === 'error' || undefined}
          aria-describedby={issue ? id : undefined}
          placeholder={label}
          disabled={disabled}
          onText={(next) => store.set(list, typed(store.get(list), lang, next, tracked))}
          onBlur={() => store.touch(pointer)}
        />
      )}
      {issue && <IssueText id={id} issue={issue} />}
      {tracked && !isFirst && <SaidStatus list={list} lang={lang} />}
      {tracked && !isFirst && <SourceChanged field={field} lang={lang} name={name} />}
    </div>
  )
}

/** A text where its box had it: as much room, and lines that break alike. */
const placeOf = (rows: number) => ({ minBlockSize: roomOf(rows), paddingInline: BOX_INSET_PX })

/** What was a box keeps its place when somebody else takes the form: nothing moves under who reads on. */
function useHasBeen(isNow: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(isNow)
  if (isNow && !hasBeen) setHasBeen(true)
  return hasBeen
}
