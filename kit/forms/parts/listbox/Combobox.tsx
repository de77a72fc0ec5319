import { useRef, useState } from 'react'
import { sameJson } from '#contract/rules/diff/json.ts'
import { searchText } from '#contract/rules/searchText.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import type { ControlProps } from '../../hooks/useControl.ts'
import { matching } from '../../schema/choices.ts'
import type { Choice } from '../../schema/choices.ts'
import { inputProps } from '../inputProps.ts'
import { ListboxPopup, SHOWN_CHOICES } from './ListboxPopup.tsx'
import { useListbox } from './useListbox.ts'

type ComboboxProps = {
  control: ControlProps
  choices: readonly Choice[]
  /** The word of the present value. */
  text: string
  onChoose: (value: unknown) => void
}

/** One of many: typing narrows the list down, what is typed out in full is taken, an emptied input empties the field. */
export function Combobox({ control, choices, text, onChoose }: ComboboxProps) {
  const [term, setTerm] = useState<string>()
  const anchor = useRef<HTMLInputElement>(null)
  const found = term === undefined ? choices : matching(choices, term)
  const take = (index: number) => {
    onChoose(found[index]?.value)
    setTerm(undefined)
    listbox.close()
  }
  const listbox = useListbox(Math.min(found.length, SHOWN_CHOICES), take)
  const leave = () => {
    const whole = term === undefined ? undefined : typedOut(choices, term)
    if (term?.trim() === '') onChoose(undefined)
    else if (whole) onChoose(whole.value)
    setTerm(undefined)
    listbox.close()
    control.touch()
  }
  return (
    <span className="f-select">
      <input
        {...inputProps(control)}
        {...listbox.aria}
        ref={anchor}
        className="f-input"
        autoComplete="off"
        value={term ?? text}
        onChange={({ target }) => {
          listbox.narrow(target.value)
          setTerm(target.value)
        }}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onPointerDown={listbox.open}
        // Typing begins anew, as in the list that has just come up: a click leaves a caret where the word was chosen.
        onPointerUp={({ currentTarget }) => {
          if (term === undefined && currentTarget.selectionStart === currentTarget.selectionEnd) currentTarget.select()
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setTerm(undefined)
          listbox.onKeyDown(event)
        }}
        onBlur={leave}
      />
      <Icon name="chevronDown" size="small" />
      <ListboxPopup
        listbox={listbox}
        anchor={anchor.current}
        label={control.label}
        choices={found}
        isChosen={({ value }) => sameJson(value, control.field.value)}
        onTake={take}
      />
    </span>
  )
}

/** The choice whose word or value was typed, letter by letter. */
function typedOut(choices: readonly Choice[], term: string): Choice | undefined {
  const wanted = searchText(term)
  return choices.find(({ value, label }) => searchText(label) === wanted || searchText(String(value)) === wanted)
}
