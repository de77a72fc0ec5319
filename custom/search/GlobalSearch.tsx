import { styled } from '@mui/material/styles'
import { lazy, Suspense, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { FocusEvent, RefObject } from 'react'
import { createPortal } from 'react-dom'
import { useLocation, useNavigate } from 'react-router'
import { termLongEnough } from '#contract/rules/searchText.ts'
import type { SearchHit } from '#contract/schemas/search.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { hitPath, isSearchPath, searchResultsPath } from '#kit/parts/routes/searchPaths.ts'
import { groupHits } from './model/groupHits.ts'
import type { SearchStore } from './model/createSearchStore.ts'
import { takeEarlySearch } from './EarlySearch.tsx'
import { SearchField, SearchPlace } from './SearchField.tsx'
import { usePopupKeys } from './popup/usePopupKeys.ts'
import { useSearchOptions, useSearchState, useSearchStore } from './useSearchStore.ts'

const SearchPopup = lazy(() => import('./popup/SearchPopup.tsx').then((module) => ({ default: module.SearchPopup })))

/** Over everything but the field and its popup; a click on it closes them. */
const Scrim = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: 0,
  zIndex: theme.zIndex.modal - 1,
  background: 'var(--mui-palette-surface-overlay)',
  // The toolbar stands over the one of the page, and has one of its own under the field.
  '&[data-within]': { position: 'absolute' },
}))

/**
 * Search field of the toolbar with its popup (specification sections 2 and 4). On the results page the field steers
 * the page itself, so that nothing stands there twice.
 */
export function GlobalSearch() {
  const { product, types } = useConsole()
  const store = useSearchStore()
  const state = useSearchState(store)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const place = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [isWanted, setWanted] = useState(false)
  const isResults = pathname === searchResultsPath(product)
  const isLong = termLongEnough(state.searchTerm)
  const isOpen = isWanted && isLong && !isResults
  useSearchOptions(store, isWanted || isSearchPath(pathname))

  const close = () => setWanted(false)
  useEffect(close, [pathname])
  useHandOver(field, store, () => setWanted(true))
  const groups = useMemo(() => groupHits(state.entities), [state.entities])
  const ordered = useMemo(() => groups.flatMap(({ hits }) => hits), [groups])
  const open = () => {
    if (!isResults && isLong) store.showPopup()
    setWanted(true)
  }
  const keys = usePopupKeys(ordered, isOpen, {
    onOpen: (hit: SearchHit) => {
      const area = types.find(({ type }) => type === hit.cty)?.area ?? 'vod'
      close()
      void navigate(hitPath(product, hit, area))
    },
    onAll: () => {
      if (!isLong) return
      close()
      if (isResults) firstResult()?.focus()
      else void navigate(searchResultsPath(product))
    },
    onClose: () => {
      close()
      keys.drop()
      field.current?.focus()
    },
    onDown: () => (isResults ? firstResult()?.focus() : open()),
  })
  const leave = ({ relatedTarget }: FocusEvent) => {
    // Without a target the window itself lost the focus, or nothing that takes it was clicked.
    if (relatedTarget && !place.current?.contains(relatedTarget)) close()
  }
  return (
    <>
      {isOpen && createPortal(<Scrim onClick={close} data-scrim />, document.body)}
      {isOpen && <Scrim onClick={close} data-within />}
      <SearchPlace
        ref={place}
        onBlur={leave}
        onKeyDown={(event) => isOpen && event.key === 'Escape' && keys.onKeyDown(event)}
        sx={isOpen ? { zIndex: 'modal' } : undefined}
      >
        <SearchField
          ref={field}
          term={state.searchTerm}
          keys={keys}
          onType={(term) => {
            keys.drop()
            store.type(term)
            setWanted(true)
          }}
          onOpen={open}
        />
        {isOpen && (
          <Suspense fallback={null}>
            <SearchPopup
              store={store}
              state={state}
              keys={keys}
              groups={groups}
              onTake={close}
              onReset={() => {
                store.reset()
                field.current?.focus()
              }}
            />
          </Suspense>
        )}
      </SearchPlace>
    </>
  )
}

/** Who stood in the field before its search was there goes on in it, with what was typed. */
function useHandOver(field: RefObject<HTMLInputElement | null>, store: SearchStore, onTyped: () => void) {
  const handOver = useEffectEvent(() => {
    const term = takeEarlySearch()
    if (term === undefined) return
    field.current?.focus()
    if (term === '') return
    store.type(term)
    onTyped()
  })
  useLayoutEffect(() => handOver(), [])
}

const firstResult = () => document.querySelector<HTMLElement>('[data-hit]')
