import { useRef, useState } from 'react'
import type { ComponentProps } from 'react'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { useListbox } from '../parts/listbox/useListbox.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { rememberPick } from './recentPicks.ts'
import { ReferencePopup } from './ReferencePopup.tsx'
import { useReferenceLoader } from './useReference.ts'
import { useReferenceSearch } from './useReferenceSearch.ts'

type ReferenceInputProps = {
  input: ComponentProps<'input'>
  label: string
  types: readonly string[]
  /** Shown while nobody types. */
  text: string
  chosen: readonly string[]
  /** Never offered: the document itself. */
  without?: string | undefined
  onPick: (row: ContentRow) => void
  /** The input was emptied and left. */
  onEmpty?: () => void
}

/** Types a title, an id or nothing, and takes one of what the server finds. */
export function ReferenceInput({ input, label, types, text, chosen, without, onPick, onEmpty }: ReferenceInputProps) {
  const [term, setTerm] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const anchor = useRef<HTMLInputElement>(null)
  const loader = useReferenceLoader()
  const answer = useReferenceSearch(term ?? '', types, isAsking)
  const found = { ...answer, rows: answer.rows.filter((row) => row.id !== without) }
  const end = () => {
    setTerm(undefined)
    setAsking(false)
    listbox.close()
  }
  const take = (index: number) => {
    const row = found.rows[index]
    if (!row) return
    loader?.know(row)
    rememberPick(types, row.id)
    onPick(row)
    end()
  }
  const listbox = useListbox(found.rows.length, take)
  const open = () => {
    setAsking(true)
    listbox.open()
  }
  return (
    <span className="f-select" style={{ flex: 1 }}>
      <input
        {...input}
        {...listbox.aria}
        ref={anchor}
        className="f-input"
        autoComplete="off"
        spellCheck={false}
        value={term ?? text}
        onChange={({ target }) => {
          setTerm(target.value)
          open()
        }}
        onPointerDown={open}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setAsking(true)
          listbox.onKeyDown(event)
        }}
        onBlur={(event) => {
          if (term?.trim() === '') onEmpty?.()
          end()
          input.onBlur?.(event)
        }}
      />
      <Icon name="search" size="small" />
      <ReferencePopup
        listbox={listbox}
        anchor={anchor.current}
        label={label}
        found={found}
        chosen={chosen}
        onTake={take}
      />
    </span>
  )
}
