import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { FormEvent } from 'react'
import { PAGE_SIZES } from '#contract/values/limits.ts'
import { useFormat } from '../format/FormatProvider.tsx'
import { Icon } from '../icons/Icon.tsx'

const Bar = styled('nav')({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 44,
  paddingInline: 20,
  color: 'var(--mui-palette-text-secondary)',
  borderBlockStart: '1px solid var(--mui-palette-line-hair)',
})
const PageField = styled('input')({
  inlineSize: 56,
  blockSize: 28,
  textAlign: 'center',
  font: 'inherit',
  color: 'var(--mui-palette-text-primary)',
  background: 'var(--mui-palette-surface-well)',
  border: '1px solid var(--mui-palette-line-edge)',
  borderRadius: 4,
  '&:focus-visible': { outline: '2px solid var(--mui-palette-accent-main)', outlineOffset: -2 },
})

/** A list by pages, as react-admin's list controller has it. */
type PagedList = {
  page: number
  perPage: number
  total?: number | undefined
  /** `total` is a lower bound. */
  atLeast?: boolean
  hasNextPage?: boolean | undefined
  setPage: (page: number) => void
  setPerPage: (perPage: number) => void
}

/** The page within the total, a field to jump to any page, and the rows a page (specification section 9). */
export function Pager({ list }: { list: PagedList }) {
  const translate = useTranslate()
  const format = useFormat()
  return (
    <Bar aria-label={translate('list.pages')}>
      <label htmlFor="rows-per-page">{translate('list.rows')}</label>
      <Select
        id="rows-per-page"
        size="small"
        variant="standard"
        disableUnderline
        sx={{ '& .MuiSelect-select': { paddingBlock: 0, lineHeight: '20px' } }}
        value={list.perPage}
        onChange={(event) => list.setPerPage(Number(event.target.value))}
        inputProps={{ 'aria-label': translate('list.rows') }}
      >
        {PAGE_SIZES.map((size) => (
          <MenuItem key={size} value={size}>
            {format.number(size)}
          </MenuItem>
        ))}
      </Select>
      <span style={{ flex: 1 }} />
      {list.total !== undefined && <Pages list={list} total={list.total} />}
    </Bar>
  )
}

/** Which rows of how many, and the ways to others; nothing while no total is known. */
function Pages({ list, total }: { list: PagedList; total: number }) {
  const translate = useTranslate()
  const format = useFormat()
  const { page, perPage, atLeast } = list
  const pages = Math.max(1, Math.ceil(total / perPage))
  const from = total === 0 ? 0 : (page - 1) * perPage + 1
  // A lower bound says nothing of the pages behind it.
  const to = atLeast ? page * perPage : Math.min(page * perPage, total)
  const more = list.hasNextPage ?? page < pages
  const jump = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wanted = Number(new FormData(event.currentTarget).get('page'))
    if (Number.isInteger(wanted)) list.setPage(Math.min(Math.max(wanted, 1), pages))
  }
  return (
    <>
      <span>
        {translate('list.range', {
          from: format.number(from),
          to: format.number(to),
          total: format.number(total) + (atLeast ? '+' : ''),
        })}
      </span>
      <IconButton
        size="small"
        disabled={page <= 1}
        onClick={() => list.setPage(page - 1)}
        aria-label={translate('list.previousPage')}
      >
        <Icon name="chevronLeft" />
      </IconButton>
      <form onSubmit={jump} key={page}>
        <PageField
          name="page"
          defaultValue={page}
          inputMode="numeric"
          aria-label={translate('list.pageNumber')}
          onBlur={(event) => event.currentTarget.form?.requestSubmit()}
        />
      </form>
      <span>{translate('list.ofPages', { pages: format.number(pages) + (atLeast ? '+' : '') })}</span>
      <IconButton
        size="small"
        disabled={!more}
        onClick={() => list.setPage(page + 1)}
        aria-label={translate('list.nextPage')}
      >
        <Icon name="chevronRight" />
      </IconButton>
    </>
  )
}
