import { useRef, useState } from 'react'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import type { ControlProps } from '../hooks/useControl.ts'
import { matching, typedOut } from '../schema/choices.ts'
import type { Choice } from '../schema/choices.ts'
import { inputProps } from './inputProps.ts'
import { ListboxPopup, SHOWN_CHOICES } from './listbox/ListboxPopup.tsx'
import type { OpenChoices } from './listbox/Combobox.tsx'
import { TokenBox } from './TokenBox.tsx'
import { useLeaving } from './listbox/useLeaving.ts'
import { useListbox } from './listbox/useListbox.ts'

type TokenInputProps = {
  control: ControlProps
  values: readonly unknown[]
  labelOf: (value: unknown) => string
  /** What is offered; without it any text is taken. */
  choices?: readonly Choice[]
  onValues: (values: unknown[]) => void
} & OpenChoices

/** Several values in a row: Enter or a comma takes what is typed, Backspace takes the last one back, lines can be pasted. */
export function TokenInput({ control, values, labelOf, choices, onValues, ...open }: TokenInputProps) {
  const { onTerm, takesAny = false, isSearching = false } = open
  const [term, changeTerm] = useState('')
  const anchor = useRef<HTMLInputElement>(null)
  const found = !choices ? [] : onTerm ? choices : matching(choices, term)
  const takesText = !choices || takesAny
  const setTerm = (next: string) => {
    changeTerm(next)
    onTerm?.(next)
  }
  const isChosen = (value: unknown) => values.includes(value)

  const add = (texts: readonly string[]) => {
    const wanted = texts.map((text) => text.trim()).filter((text) => text !== '')
    const chosen = new Set(values)
    const fresh = [...new Set(wanted)].filter((text) => !chosen.has(text))
    if (fresh.length > 0) onValues([...values, ...fresh])
    setTerm('')
  }
  const take = (index: number) => {
    const value = found[index]?.value
    onValues(isChosen(value) ? values.filter((one) => one !== value) : [...values, value])
    // The whole list again: a further Enter takes nothing by itself.
    if (term !== '') listbox.open()
    setTerm('')
  }
  const listbox = useListbox(Math.min(found.length, SHOWN_CHOICES), take)
  const remove = (index: number) => onValues(values.toSpliced(index, 1))

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') onTerm?.(term)
    if (choices && listbox.onKeyDown(event)) return
    const takes = event.key === 'Enter' || event.key === ','
    if (takes && takesText) {
      event.preventDefault()
      if (found.length > 0 && term.trim() !== '') take(0)
      else if (!isSearching) add([term])
    } else if (event.key === 'Enter' && choices) {
      event.preventDefault()
    } else if (event.key === 'Backspace' && term === '' && values.length > 0) remove(values.length - 1)
  }
  const onPaste = (event: ClipboardEvent) => {
    const lines = event.clipboardData.getData('text').split(/[\n\r\t,;]+/)
    if (!takesText || lines.length < 2) return
    event.preventDefault()
    add(lines)
  }
  const show = () => {
    onTerm?.(term)
    listbox.open()
  }
  const leaving = useLeaving(takesText && isSearching && term.trim() !== '', () => {
    const whole = choices && typedOut(choices, term)
    if (takesText && whole && !isChosen(whole.value)) onValues([...values, whole.value])
    else if (takesText && !whole) add([term])
    changeTerm('')
    onTerm?.(undefined)
    control.touch()
  })
  const leave = () => {
    listbox.close()
    leaving.leave()
  }
  return (
    <TokenBox
      tokens={values.map((value, index) => ({ key: `${index} ${String(value)}`, label: labelOf(value) }))}
      disabled={control.disabled}
      onRemove={remove}
    >
      <input
        {...inputProps(control)}
        {...(choices && listbox.aria)}
        ref={anchor}
        className="f-bareInput"
        autoComplete="off"
        value={term}
        onChange={({ target }) => {
          setTerm(target.value)
          if (choices) listbox.narrow(target.value)
        }}
        onPointerDown={choices ? show : undefined}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onFocus={leaving.comeBack}
        onBlur={leave}
      />
      {choices && (
        <ListboxPopup
          listbox={listbox}
          anchor={anchor.current?.closest<HTMLElement>('.f-box') ?? null}
          label={control.label}
          choices={found}
          isChosen={({ value }) => isChosen(value)}
          several
          nothing={open.problem}
          onTake={take}
        />
      )}
    </TokenBox>
  )
}
