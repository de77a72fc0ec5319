import { useRef } from 'react'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import type { ControlProps } from '../hooks/useControl.ts'
import { fieldRenderer } from '../parts/fieldRenderer.tsx'
import { inputProps } from '../parts/inputProps.ts'
import { ListboxPopup, SHOWN_CHOICES } from '../parts/listbox/ListboxPopup.tsx'
import { textOfValue } from '../parts/textOfValue.ts'
import { useListbox } from '../parts/listbox/useListbox.ts'
import { matching } from '../schema/choices.ts'
import type { Choice } from '../schema/choices.ts'
import type { ElementOptions, FormSchema } from '../schema/formSchema.ts'
import { suggestedValues } from '../schema/kindOf.ts'

const lists = new WeakMap<object, readonly Choice[]>()

/** What is suggested for a text: by the UI schema, or by alternatives of which one takes any text. */
export function suggestionsOf(schema: FormSchema, { suggestion }: ElementOptions = {}): readonly Choice[] {
  const key = Array.isArray(suggestion) ? suggestion : schema
  const known = lists.get(key)
  if (known) return known
  const values = Array.isArray(suggestion) ? suggestion.map(String) : suggestedValues(schema)
  const choices = values.map((value) => ({ value, label: value }))
  lists.set(key, choices)
  return choices
}

function SuggestInput(control: ControlProps) {
  const { field, schema, options, label, commit, touch } = control
  const anchor = useRef<HTMLInputElement>(null)
  const text = textOfValue(field.value)
  const choices = suggestionsOf(schema, options)
  const isWhole = choices.some(({ label: word }) => word === text)
  // Once a suggestion is taken, the others are offered again.
  const found = isWhole ? choices : matching(choices, text)
  const take = (index: number) => {
    commit(found[index]?.value)
    listbox.close()
  }
  const listbox = useListbox(Math.min(found.length, SHOWN_CHOICES), take)
  return (
    <span className="f-select">
      <input
        {...inputProps(control)}
        {...listbox.aria}
        ref={anchor}
        className="f-input"
        autoComplete="off"
        value={text}
        onChange={({ target }) => {
          listbox.open()
          commit(target.value === '' ? undefined : target.value)
        }}
        onPointerDown={listbox.open}
        onKeyDown={listbox.onKeyDown}
        onBlur={() => {
          listbox.close()
          touch()
        }}
      />
      <Icon name="chevronDown" size="small" />
      {found.length > 0 && (
        <ListboxPopup
          listbox={listbox}
          anchor={anchor.current}
          label={label}
          choices={found}
          isChosen={({ value }) => value === text}
          onTake={take}
        />
      )}
    </span>
  )
}

/** A text for which some are suggested and any other may be typed. */
export const SuggestControl = fieldRenderer(SuggestInput)
