import { useRef, useState } from 'react'
import { ListboxPopup, SHOWN_CHOICES } from '#kit/forms/parts/listbox/ListboxPopup.tsx'
import { useListbox } from '#kit/forms/parts/listbox/useListbox.ts'
import { matching } from '#kit/forms/schema/choices.ts'
import type { Choice } from '#kit/forms/schema/choices.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'

type FieldSelectProps = {
  /** What is chosen for which column. */
  label: string
  choices: readonly Choice[]
  value: string
  isWrong: boolean
  describedBy?: string | undefined
  onChange: (path: string) => void
}

/** The field that a column is read as: typing narrows the list down, an emptied input goes back to what was chosen. */
export function FieldSelect({ label, choices, value, isWrong, describedBy, onChange }: FieldSelectProps) {
  const [term, setTerm] = useState<string>()
  const anchor = useRef<HTMLInputElement>(null)
  const found = term === undefined ? choices : matching(choices, term)
  const take = (index: number) => {
    onChange(String(found[index]?.value ?? ''))
    setTerm(undefined)
    listbox.close()
  }
  const listbox = useListbox(Math.min(found.length, SHOWN_CHOICES), take)
  const text = choices.find((choice) => choice.value === value)?.label ?? value
  return (
    <span className="f-select">
      <input
        {...listbox.aria}
        ref={anchor}
        className="f-input"
        autoComplete="off"
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={describedBy}
        data-empty={value === '' || undefined}
        value={term ?? text}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => {
          listbox.open()
          setTerm(target.value)
        }}
        onPointerDown={listbox.open}
        onKeyDown={listbox.onKeyDown}
        onBlur={() => {
          setTerm(undefined)
          listbox.close()
        }}
      />
      <Icon name="chevronDown" size="small" />
      <ListboxPopup
        listbox={listbox}
        anchor={anchor.current}
        label={label}
        choices={found}
        isChosen={(choice) => choice.value === value}
        onTake={take}
      />
    </span>
  )
}
