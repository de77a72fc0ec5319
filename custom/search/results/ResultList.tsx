import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { useSearchPage } from '../useSearchPage.ts'
import { useHitLinks } from '../parts/useHitLinks.ts'
import { ResultRow } from './ResultRow.tsx'
import { useResultKeys } from './useResultKeys.ts'

const List = styled('ol')({
  flex: 1,
  minBlockSize: 0,
  margin: 0,
  padding: '4px 12px 12px',
  listStyle: 'none',
  overflowY: 'auto',
  '&[aria-busy=true]': { cursor: 'progress' },
})

/** The hits of this page. One stop for Tab; the arrows go from row to row, and up into the field. */
export function ResultList({ page }: { page: ReturnType<typeof useSearchPage> }) {
  const translate = useTranslate()
  const { store, state } = page
  const links = useHitLinks(state.contentTypeEnum)
  const fields = new Map(state.searchAcrossEnum.map(({ value, header }) => [value, header]))
  const keys = useResultKeys(page)
  return (
    <List ref={keys.ref} onKeyDown={keys.onKeyDown} aria-label={translate('search.results')} aria-busy={state.loading}>
      {state.listEntities.map((hit, at) => (
        <ResultRow
          key={hit.id}
          hit={hit}
          links={links}
          fields={fields}
          term={state.searchTerm}
          isStop={at === keys.stop}
          onFocus={() => keys.setStop(at)}
          onOpen={() => store.retain(hit.id)}
        />
      ))}
    </List>
  )
}
