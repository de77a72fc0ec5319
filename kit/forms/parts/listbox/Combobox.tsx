import { useRef, useState } from 'react'
import { sameJson } from '#contract/rules/diff/json.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import type { ControlProps } from '../../hooks/useControl.ts'
import { matching, typedOut } from '../../schema/choices.ts'
import type { Choice } from '../../schema/choices.ts'
import { inputProps } from '../inputProps.ts'
import { ListboxPopup, SHOWN_CHOICES } from './ListboxPopup.tsx'
import { useLeaving } from './useLeaving.ts'
import { useListbox } from './useListbox.ts'

type ComboboxProps = {
  control: ControlProps
  choices: readonly Choice[]
  /** The word of the present value. */
  text: string
  onChoose: (value: unknown) => void
} & OpenChoices

/** Choices that are looked for elsewhere by what is typed, and what may be typed beside them. */
export type OpenChoices = {
  /** What is typed, undefined once it was taken: who hears it narrows the choices down by himself. */
  onTerm?: (term: string | undefined) => void
  /** What is none of the choices is taken as it is typed. */
  takesAny?: boolean
  /** What is typed is still being looked for: Enter takes nothing but a choice, and leaving waits for the answer. */
  isSearching?: boolean
  /** Why nothing can be looked for at present. */
  problem?: string | undefined
}

/** One of many: typing narrows the list down, what is typed out in full is taken, an emptied input empties the field. */
export function Combobox({ control, choices, text, onChoose, ...open }: ComboboxProps) {
  const { onTerm, takesAny = false, isSearching = false } = open
  const [term, changeTerm] = useState<string>()
  const anchor = useRef<HTMLInputElement>(null)
  const found = term === undefined || onTerm ? choices : matching(choices, term)
  const setTerm = (next: string | undefined) => {
    changeTerm(next)
    onTerm?.(next)
  }
  const take = (index: number) => {
    onChoose(found[index]?.value)
    setTerm(undefined)
    listbox.close()
  }
  const listbox = useListbox(Math.min(found.length, SHOWN_CHOICES), take)
  const show = () => {
    onTerm?.(term ?? '')
    listbox.open()
  }
  /** What was typed out is taken, and whatever was typed where any text may be. */
  const end = () => {
    const typed = term?.trim()
    const whole = typed === undefined ? undefined : typedOut(choices, typed)
    if (typed === '') onChoose(undefined)
    else if (whole) onChoose(whole.value)
    else if (typed !== undefined && takesAny) onChoose(typed)
    setTerm(undefined)
    listbox.close()
  }
  const leaving = useLeaving(takesAny && isSearching && (term ?? '').trim() !== '', () => {
    end()
    control.touch()
  })
  const leave = () => {
    listbox.close()
    leaving.leave()
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
        onFocus={({ currentTarget }) => {
          leaving.comeBack()
          currentTarget.select()
        }}
        onPointerDown={show}
        // Typing begins anew, as in the list that has just come up: a click leaves a caret where the word was chosen.
        onPointerUp={({ currentTarget }) => {
          if (term === undefined && currentTarget.selectionStart === currentTarget.selectionEnd) currentTarget.select()
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setTerm(undefined)
          if (event.key === 'ArrowDown' || event.key === 'ArrowUp') onTerm?.(term ?? '')
          const isTaken = listbox.onKeyDown(event)
          if (!isTaken && event.key === 'Enter' && takesAny && !isSearching && term !== undefined) end()
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
        nothing={open.problem}
        onTake={take}
      />
    </span>
  )
}
