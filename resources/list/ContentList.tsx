import { styled } from '@mui/material/styles'
import { ResourceContextProvider, useTranslate } from 'ra-core'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { useParams } from 'react-router'
import { isGenerated } from '#contract/registry/areaFacts.ts'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import type { BulkFilter } from '#contract/wire/calls/bulkBodies.ts'
import { useTypeSummary } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { ErrorState } from '#kit/parts/layoutParts/ErrorState.tsx'
import { ListSkeleton } from '#kit/parts/layoutParts/ListSkeleton.tsx'
import { untilFetched } from '#kit/parts/layoutParts/untilFetched.ts'
import { bulkFilterOf } from './bulk/bulkFilterOf.ts'
import type { BulkTasks } from './bulk/useBulkTask.ts'
import { useBulkTask } from './bulk/useBulkTask.ts'
import { ContentListProvider } from './ContentListProvider.tsx'
import { ContentTable } from './table/ContentTable.tsx'
import { FilterBar } from './filters/FilterBar.tsx'
import { ListFailed } from './filters/ListFailed.tsx'
import { useListCommands } from './keys/useListCommands.ts'
import { ListHead } from './ListHead.tsx'
import { ListPreview } from './ListPreview.tsx'
import { NothingFound } from './NothingFound.tsx'
import { Pager } from '#kit/parts/layoutParts/Pager.tsx'
import { SelectionExport } from './SelectionExport.tsx'
import { SelectionTranslate } from './SelectionTranslate.tsx'
import type { Selection } from './selection/createSelection.ts'
import { SelectionBar } from './selection/SelectionBar.tsx'
import { useNewSelection } from './selection/useSelection.ts'
import { StatusTabs } from './StatusTabs.tsx'
import type { ContentList as List } from './useContentList.ts'
import { useShownList } from './useShownList.ts'
import { ViewStrip } from './views/ViewStrip.tsx'

const TabRow = styled('div')({ display: 'flex', alignItems: 'center', minInlineSize: 0, flexWrap: 'wrap' })
const Screen = styled('div')({ display: 'flex', blockSize: '100%', minBlockSize: 0 })
const Main = styled('div')({ flex: 1, display: 'flex', flexDirection: 'column', minInlineSize: 0, minBlockSize: 0 })

// Forms come with the first bulk change, not with the list.
const BulkPanel = lazy(() =>
  untilFetched(() => import('./bulk/panel/BulkPanel.tsx')).then((module) => ({ default: module.BulkPanel })),
)

/** The list of the resource type in the address: everything on it follows from the type document (design section 5). */
export function ContentList() {
  const { resourceType = '' } = useParams()
  const type = useTypeSummary(resourceType)
  const translate = useTranslate()
  if (!type) return <ErrorState title={translate('list.noSuchType', { type: resourceType })} />
  return (
    <ResourceContextProvider value={type.type}>
      <ContentListProvider key={type.type} type={type}>
        <TypeList type={type} />
      </ContentListProvider>
    </ResourceContextProvider>
  )
}

const NO_ROWS: readonly ContentRow[] = []

/** A list with everything round it; a provider of its rows stands outside. */
export function TypeList({ type }: { type: TypeSummary }) {
  const list = useShownList()
  const selection = useNewSelection()
  const [previewed, setPreviewed] = useState<ContentRow>()
  useListCommands(type)
  const filter = JSON.stringify(list.filter)
  // What another filter shows may lack the chosen rows: nothing is done to what one no longer looks at.
  useEffect(() => selection.clear, [selection, filter])
  const rows = list.data ?? NO_ROWS
  const matching = useMatching(list)
  useEffect(() => matching && selection.recount(matching), [selection, matching])
  const bulk = useBulkTask(type)
  const changed = () => void list.refetch()
  const isWhole = isGenerated(type.area)
  const preview = isWhole ? setPreviewed : undefined
  return (
    <Screen>
      <Main>
        <ListHead type={type} />
        <TabRow>
          <StatusTabs type={type} />
          <ViewStrip type={type} />
        </TabRow>
        <FilterBar type={type} />
        <ListBody type={type} selection={selection} previewed={previewed} onPreview={preview} />
        <SelectionBar
          type={type}
          selection={selection}
          rows={rows}
          matching={bulk.isOffered ? matching : undefined}
          bulk={bulk}
          onPreview={preview}
          onChanged={changed}
          extra={
            isWhole && (
              <>
                <SelectionTranslate type={type} selection={selection} />
                <SelectionExport type={type} selection={selection} />
              </>
            )
          }
        />
        <Pager list={list} />
        <ListPreview type={type} row={previewed} rows={rows} onShow={setPreviewed} />
      </Main>
      <BulkSide type={type} selection={selection} bulk={bulk} onChanged={changed} />
    </Screen>
  )
}

type BulkSideProps = { type: TypeSummary; selection: Selection; bulk: BulkTasks; onChanged: () => void }

function BulkSide({ bulk, ...panel }: BulkSideProps) {
  if (!bulk.task) return null
  return (
    <Suspense fallback={null}>
      <BulkPanel task={bulk.task} onClose={bulk.close} {...panel} />
    </Suspense>
  )
}

/** Everything that the list shows, as a selection takes it. */
function useMatching({ filter, total, atLeast }: List) {
  const zone = useFormat().settings.timeZone
  const text = JSON.stringify(bulkFilterOf(filter, zone))
  return useMemo(
    () => (total === undefined ? undefined : { flt: JSON.parse(text) as BulkFilter, count: total, atLeast }),
    [text, total, atLeast],
  )
}

type BodyProps = {
  type: TypeSummary
  selection: Selection
  previewed: ContentRow | undefined
  onPreview: ((row: ContentRow) => void) | undefined
}

function ListBody({ type, ...table }: BodyProps) {
  const list = useShownList()
  if (list.error && !list.data) return <ListFailed type={type} />
  if (list.isPending) return <ListSkeleton rows={Math.min(list.perPage, 14)} />
  if (list.data?.length === 0) return <NothingFound type={type} />
  return <ContentTable type={type} {...table} />
}
