import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { OutlineProps } from '#kit/parts/layoutParts/inOutline.tsx'
import { isSearchPath } from '#kit/parts/routes/searchPaths.ts'
import { SearchField, SearchPlace } from './SearchField.tsx'

/** What was typed before the search was there; undefined while nobody has turned to the field. */
let early: string | undefined

/** What to begin with for whoever stands in the field already; it is told once. */
export function takeEarlySearch(): string | undefined {
  const term = early
  early = undefined
  return term
}

const NO_HITS = { role: 'combobox', 'aria-expanded': false, 'aria-autocomplete': 'list' } as const
const nothing = () => undefined

/** The field before its search is there: it takes what is typed, and hands it over. */
export function EarlySearch({ onWanted }: OutlineProps) {
  const [term, setTerm] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const isSearching = isSearchPath(useLocation().pathname)
  useEffect(() => {
    if (isSearching) onWanted()
    // A page of the search shows at once what is looked for; asked for once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isSearching])
  return (
    <SearchPlace
      onFocus={({ target }) => {
        if (target !== field.current) return
        early = term
        onWanted()
      }}
      onBlur={() => (early = undefined)}
    >
      <SearchField
        ref={field}
        term={term}
        keys={{ aria: NO_HITS, onKeyDown: nothing }}
        onType={(typed) => {
          setTerm(typed)
          early = typed
        }}
        onOpen={nothing}
      />
    </SearchPlace>
  )
}
