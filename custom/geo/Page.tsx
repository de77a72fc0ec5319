import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useDeferredValue, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { GEO_PAGE } from '#contract/values/geo.ts'
import { useConsole, useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import { useErrorNotice } from '#kit/parts/errors/useErrorNotice.ts'
import { saveBytes } from '#kit/parts/files/saveFile.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { Pager } from '#kit/parts/layoutParts/Pager.tsx'
import { SearchBox } from '#kit/parts/layoutParts/SearchBox.ts'
import { PageHead } from '#kit/parts/page/PageHead.tsx'
import { addGeoPath } from '#kit/parts/routes/paths.ts'
import { GeoTable, type GeoSort } from './parts/GeoTable.tsx'
import { ImportDialog } from './parts/ImportDialog.tsx'

const Screen = styled('div')({ display: 'flex', flexDirection: 'column', blockSize: '100%', minBlockSize: 0 })
const FIRST = { page: 1, perPage: 25 }

/** Ranges of addresses and the countries that they count as. */
export function Page() {
  const translate = useTranslate()
  const format = useFormat()
  const { calls, may, events } = useConsole()
  const hasFiles = useServiceHas('geo')
  const [term, setTerm] = useState('')
  const [slice, setSlice] = useState(FIRST)
  const [sort, setSort] = useState<GeoSort>({ field: 'ip', order: 'ASC' })
  const [isImporting, setImporting] = useState(false)
  const wanted = useDeferredValue(term.trim())
  const { data, error, refetch } = useQuery({
    queryKey: ['geo', 'list', wanted, slice, sort],
    queryFn: ({ signal }) =>
      calls.listGeoLocations({
        query: {
          ...(wanted !== '' && { term: wanted }),
          ...{ pageNumber: slice.page, pageSize: slice.perPage, sortBy: sort.field },
          sortOrder: sort.order === 'ASC' ? 'asc' : 'desc',
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  })
  useEffect(() => events.subscribe(({ topic }) => void (topic === 'geo' && refetch())), [events, refetch])
  const list = {
    ...slice,
    total: data?.count,
    setPage: (page: number) => setSlice({ ...slice, page }),
    setPerPage: (perPage: number) => setSlice({ page: 1, perPage }),
  }
  return (
    <Screen>
      <PageHead
        title={translate('pages.titles.ips')}
        count={data && format.number(data.count)}
        actions={
          <>
            <SearchBox style={{ inlineSize: 260 }}>
              <Icon name="search" size="small" />
              <input
                type="search"
                aria-label={translate('geo.search')}
                placeholder={translate('geo.search')}
                maxLength={100}
                value={term}
                onChange={({ target }) => {
                  setTerm(target.value)
                  setSlice({ ...slice, page: 1 })
                }}
              />
            </SearchBox>
            {hasFiles && <ExportButton />}
            {hasFiles && may(GEO_PAGE, 'create') && may(GEO_PAGE, 'update') && (
              <Button onClick={() => setImporting(true)}>{translate('geo.import')}</Button>
            )}
            {may(GEO_PAGE, 'create') && (
              <Button variant="contained" component={Link} to={addGeoPath()} startIcon={<Icon name="plus" />}>
                {translate('pages.titles.newIp')}
              </Button>
            )}
          </>
        }
      />
      <GeoTable
        rows={data?.rows}
        isFound={wanted !== ''}
        sort={sort}
        onSort={setSort}
        error={error}
        onRetry={() => void refetch()}
      />
      <Pager list={list} />
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
    </Screen>
  )
}

function ExportButton() {
  const translate = useTranslate()
  const { calls } = useConsole()
  const tellError = useErrorNotice()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const { bytes, name } = await calls.readGeoFile()
      saveBytes(bytes, name)
    } catch (error) {
      tellError(error)
    }
    setBusy(false)
  }
  return (
    <Button loading={isBusy} onClick={() => void save()}>
      {translate('geo.export')}
    </Button>
  )
}
