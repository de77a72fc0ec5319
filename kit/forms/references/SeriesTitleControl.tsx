import { useLocale, useResourceContext, useTranslate } from 'ra-core'
import { useContext, useEffect, useRef, useState } from 'react'
import { termLongEnough } from '#contract/rules/searchText.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { ConsoleContext } from '#kit/parts/context/ConsoleContext.ts'
import type { SeriesSuggestion } from '#contract/schemas/series.ts'
import { useForm } from '../FormContext.ts'
import type { ControlProps } from '../hooks/useControl.ts'
import { fieldRenderer } from '../parts/fieldRenderer.tsx'
import { inputProps } from '../parts/inputProps.ts'
import { ListboxPopup } from '../parts/listbox/ListboxPopup.tsx'
import { textOfValue } from '../parts/textOfValue.ts'
import { useListbox } from '../parts/listbox/useListbox.ts'
import { useTakeOver } from './useTakeOver.ts'

const PAUSE_MS = 150
const NONE: readonly SeriesSuggestion[] = []

/** Titles that fit what is typed, in the interface's language; a newer term cancels the question for the older one. */
function useSuggestions(term: string): readonly SeriesSuggestion[] {
  const calls = useContext(ConsoleContext)?.calls
  const lang = useLocale()
  const [offered, setOffered] = useState(NONE)
  useEffect(() => {
    if (!calls || !termLongEnough(term)) return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      calls.suggestSeries({ query: { term, lang }, signal: stop.signal }).then(
        (found) => !stop.signal.aborted && setOffered(found),
        () => !stop.signal.aborted && setOffered(NONE),
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [calls, term, lang])
  return termLongEnough(term) ? offered : NONE
}

/** Sets the parent too, where the record's type may stand below the series and nobody has chosen another parent. */
function useParentOf(): (series: SeriesSuggestion) => void {
  const { store } = useForm()
  const name = useResourceContext()
  const relation = useContext(ConsoleContext)?.types?.find((one) => one.type === name)?.relations?.parent
  const pointer = `/${relation?.field ?? ''}`
  const takeOver = useTakeOver(pointer)
  return ({ id, cty, lon, pkg_id }) => {
    if (!relation || !id || !cty || !relation.types.includes(cty) || store.get(pointer) !== undefined) return
    store.set(pointer, id)
    void takeOver({ id, cty, lon, pkg_id, key: '', urn: '', st: 'draft', rev: 0, sides: [], ct: '', ut: '', uu: '' })
  }
}

function SeriesTitleInput(control: ControlProps) {
  const translate = useTranslate()
  const locale = useLocale()
  const anchor = useRef<HTMLInputElement>(null)
  const setParent = useParentOf()
  const { field, commit, label } = control
  const text = textOfValue(field.value)
  const [typed, setTyped] = useState('')
  const offered = useSuggestions(typed)
  const take = (index: number) => {
    const series = offered[index]
    if (!series) return
    commit(series.pkg_id)
    setParent(series)
    setTyped('')
    listbox.close()
  }
  const listbox = useListbox(offered.length, take)
  return (
    <>
      <input
        {...inputProps(control)}
        {...listbox.aria}
        ref={anchor}
        className="f-input"
        autoComplete="off"
        spellCheck={false}
        value={text}
        placeholder={translate('relations.suggestion.placeholder')}
        onChange={({ target }) => {
          commit(target.value === '' ? undefined : target.value)
          setTyped(target.value)
          listbox.open()
        }}
        onKeyDown={listbox.onKeyDown}
        onBlur={() => {
          setTyped('')
          listbox.close()
          control.touch()
        }}
      />
      {offered.length > 0 && (
        <ListboxPopup
          listbox={listbox}
          anchor={anchor.current}
          label={translate('relations.suggestion.list', { name: label })}
          choices={offered.map((series) => ({
            value: series.pkg_id,
            label: translate('relations.suggestion.one', { title: titleOf(series, locale), id: series.pkg_id }),
          }))}
          isChosen={({ value }) => value === text}
          onTake={take}
        />
      )}
    </>
  )
}

/** A package id: typed as it is, or found by the title of its series (specification section 3). */
export const SeriesTitleControl = fieldRenderer(SeriesTitleInput)
