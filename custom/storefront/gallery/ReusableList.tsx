import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslate } from 'ra-core'
import { useContext, useState } from 'react'
import { termLongEnough } from '#contract/rules/searchText.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { ConsoleContext } from '#kit/parts/context/ConsoleContext.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { SearchBox } from '#kit/parts/layoutParts/SearchBox.ts'

const OFFERED = 40

type ReusableListProps = {
  /** Ids that the tab shows already. */
  shown: readonly string[]
  /** One is being read to be added. */
  busy: string | undefined
  onChoose: (row: ContentRow) => void
}

/** Reusable containers that exist, found by name. */
export function ReusableList({ shown, busy, onChoose }: ReusableListProps) {
  const translate = useTranslate()
  const language = useLocale()
  const console = useContext(ConsoleContext)
  const [typed, setTyped] = useState('')
  const term = typed.trim()
  const isShort = term !== '' && !termLongEnough(term)
  const { data, isError, isFetching } = useQuery({
    queryKey: ['storefront', 'reusable', console?.product, term],
    queryFn: async ({ signal }) =>
      console?.calls.listContainers({
        query: { owner: 'reusable', pageSize: OFFERED, ...(term !== '' && { term }) },
        signal,
      }),
    enabled: console?.calls.listContainers !== undefined && !isShort,
    staleTime: 15_000,
  })
  const rows = isShort ? [] : (data?.rows ?? [])
  const note = isError
    ? 'failed'
    : isShort
      ? 'short'
      : isFetching
        ? 'searching'
        : rows.length === 0
          ? 'none'
          : undefined
  return (
    <Box aria-label={translate('storefrontGallery.reusable')}>
      <h3>{translate('storefrontGallery.reusable')}</h3>
      <SearchBox>
        <Icon name="search" size="small" />
        <input
          type="search"
          value={typed}
          aria-label={translate('storefrontGallery.search')}
          placeholder={translate('storefrontGallery.search')}
          onChange={({ target }) => setTyped(target.value)}
        />
      </SearchBox>
      <ul>
        {rows.map((row) => {
          const name = titleOf(row, language) || row.id
          const isThere = shown.includes(row.id)
          return (
            <li key={row.id}>
              <span title={name}>{name}</span>
              <Button
                size="small"
                disabled={isThere || busy !== undefined}
                loading={busy === row.id}
                aria-label={translate('storefrontGallery.addNamed', { name })}
                onClick={() => onChoose(row)}
              >
                {translate(isThere ? 'storefrontGallery.isThere' : 'storefrontGallery.add')}
              </Button>
            </li>
          )
        })}
      </ul>
      <p role="status">{note && translate(`storefrontGallery.${note}`)}</p>
    </Box>
  )
}

const Box = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  minBlockSize: 0,
  '& h3': { margin: 0, fontSize: 13, lineHeight: '20px', fontWeight: 'var(--marquee-weight-600, 600)' },
  '& ul': { listStyle: 'none', margin: 0, padding: 0, maxBlockSize: 300, overflowY: 'auto', scrollbarWidth: 'thin' },
  '& li': { display: 'flex', alignItems: 'center', gap: 8, minBlockSize: 36, fontSize: 13 },
  '& li > span': { flex: 1, minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > p': { margin: 0, fontSize: 12, lineHeight: '18px', color: 'var(--mui-palette-text-tertiary)' },
})
