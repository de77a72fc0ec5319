import { styled } from '@mui/material/styles'
import { ResourceContextProvider, useTranslate } from 'ra-core'
import { useParams } from 'react-router'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { useTypeSummary } from '#kit/context/ConsoleContext.ts'
import { CallError } from '#kit/errors/CallError.tsx'
import { ErrorState } from '#kit/layoutParts/ErrorState.tsx'
import { ListSkeleton } from '#kit/layoutParts/ListSkeleton.tsx'
import { ContentTable } from './ContentTable.tsx'
import { FilterBar } from './FilterBar.tsx'
import { ListHead } from './ListHead.tsx'
import { NothingFound } from './NothingFound.tsx'
import { Pager } from './Pager.tsx'
import { StatusTabs } from './StatusTabs.tsx'
import type { ContentList as List } from './useContentList.ts'
import { useContentList } from './useContentList.ts'

const Screen = styled('div')({ display: 'flex', flexDirection: 'column', blockSize: '100%', minBlockSize: 0 })

/** The list of the resource type in the address: everything on it follows from the type document (design section 5). */
export function ContentList() {
  const { resourceType = '' } = useParams()
  const type = useTypeSummary(resourceType)
  const translate = useTranslate()
  if (!type) return <ErrorState title={translate('list.noSuchType', { type: resourceType })} />
  return (
    <ResourceContextProvider value={type.type}>
      <TypeList key={type.type} type={type} />
    </ResourceContextProvider>
  )
}

function TypeList({ type }: { type: TypeSummary }) {
  const list = useContentList(type)
  return (
    <Screen>
      <ListHead type={type} list={list} />
      <StatusTabs type={type} list={list} />
      <FilterBar type={type} list={list} />
      <ListBody type={type} list={list} />
      <Pager list={list} />
    </Screen>
  )
}

function ListBody({ type, list }: { type: TypeSummary; list: List }) {
  if (list.error && !list.data)
    return <CallError error={list.error} values={{ type: type.type }} onRetry={() => void list.refetch()} />
  if (list.isPending) return <ListSkeleton rows={Math.min(list.perPage, 14)} />
  if (list.data?.length === 0) return <NothingFound type={type} list={list} />
  return <ContentTable type={type} list={list} rows={list.data ?? []} />
}
