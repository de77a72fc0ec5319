import { useRef, useState } from 'react'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import type { ControlProps } from '../hooks/useControl.ts'
import { matching } from '../schema/choices.ts'
import type { Choice } from '../schema/choices.ts'
import { inputProps } from './inputProps.ts'
import { ListboxPopup, SHOWN_CHOICES } from './listbox/ListboxPopup.tsx'
import { TokenBox } from './TokenBox.tsx'
import { useListbox } from './listbox/useListbox.ts'

type TokenInputProps = {
  control: ControlProps
  values: readonly unknown[]
  labelOf: (value: unknown) => string
  /** What is offered; without it any text is taken. */
  choices?: readonly Choice[]
  onValues: (values: unknown[]) => void
}

/** Several values in a row: Enter or a comma takes what is typed, Backspace takes the last one back, lines can be pasted. */
export function TokenInput({ control, values, labelOf, choices, onValues }: TokenInputProps) {
  const [term, setTerm] = useState('')
  const anchor = useRef<HTMLInputElement>(null)
  const found = choices ? matching(choices, term) : []
  const isChosen = (value: unknown) => values.includes(value)

  const add = (texts: readonly string[]) => {
    const wanted = texts.map((text) => text.trim()).filter((text) => text !== '')
    const fresh = [...new Set(wanted)].filter((text) => !isChosen(text))
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
    if (choices && listbox.onKeyDown(event)) return
    const takes = event.key === 'Enter' || event.key === ','
    if (takes && !choices) {
      event.preventDefault()
      add([term])
    } else if (event.key === 'Enter' && choices) {
      event.preventDefault()
    } else if (event.key === 'Backspace' && term === '' && values.length > 0) remove(values.length - 1)
  }
  const onPaste = (event: ClipboardEvent) => {
    const lines = event.clipboardData.getData('text').split(/[\n\r\t,;]+/)
    if (choices || lines.length < 2) return
    event.preventDefault()
    add(lines)
  }
  const leave = () => {
    if (choices) setTerm('')
    else add([term])
    listbox.close()
    control.touch()
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
        onPointerDown={choices ? listbox.open : undefined}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
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
          onTake={take}
        />
      )}
    </TokenBox>
  )
}
