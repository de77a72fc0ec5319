import { useTranslate } from 'ra-core'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { useForm } from '../FormContext.ts'
import { useFieldNames } from '../hooks/useFieldNames.ts'
import { matching } from '../schema/choices.ts'
import type { SectionModel } from '../schema/sections.ts'
import { ListboxPopup, SHOWN_CHOICES } from './listbox/ListboxPopup.tsx'
import { useListbox } from './listbox/useListbox.ts'

/** Alt, Shift and F: free in the browsers and in the console. */
const KEYS = 'Alt+Shift+F'

/** 'Find a field': a long form is searched by the names of its fields; Enter goes there. */
export function FieldFinder({ sections }: { sections: readonly SectionModel[] }) {
  const { store } = useForm()
  const translate = useTranslate()
  const [term, setTerm] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const names = useFieldNames(sections)
  const choices = useMemo(() => names.map(({ pointer, name }) => ({ value: pointer, label: name })), [names])
  const found = useMemo(() => (term.trim() === '' ? [] : matching(choices, term)), [choices, term])
  const take = (index: number) => {
    const choice = found[index]
    setTerm('')
    listbox.close()
    if (choice) store.focus(String(choice.value))
  }
  const listbox = useListbox(Math.min(found.length, SHOWN_CHOICES), take)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.altKey || !event.shiftKey || event.code !== 'KeyF') return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  const label = translate('schemaForms.findField')
  return (
    <div className="f-finder" role="search" aria-label={label}>
      <Icon name="search" size="small" />
      <input
        ref={input}
        {...listbox.aria}
        className="f-input"
        type="search"
        aria-label={label}
        aria-keyshortcuts={KEYS}
        placeholder={label}
        autoComplete="off"
        value={term}
        onChange={({ target }) => {
          setTerm(target.value)
          listbox.open()
          if (target.value.trim() !== '') listbox.setActive(0)
        }}
        onKeyDown={listbox.onKeyDown}
        onBlur={() => listbox.close()}
      />
      {term.trim() !== '' && (
        <ListboxPopup
          listbox={listbox}
          anchor={input.current}
          label={label}
          choices={found}
          isChosen={() => false}
          onTake={take}
        />
      )}
    </div>
  )
}
