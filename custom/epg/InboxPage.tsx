import { styled, useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { IngestDialog } from './ingest/IngestDialog.tsx'
import { EmptyInbox } from './inbox/EmptyInbox.tsx'
import { IngestionDetail } from './inbox/IngestionDetail.tsx'
import { ReadingIngestion } from './inbox/ReadingIngestion.tsx'
import { IngestionList } from './inbox/IngestionList.tsx'
import { useInboxKeyList } from './inbox/useInboxKeyList.ts'
import { useInboxView } from './inbox/useInboxView.ts'
import { useIngestion, useIngestionCount, useIngestions } from './inbox/useIngestions.ts'

/** What was taken in, and what of it wants a decision: ingestions, the changes of one, its channels without a match. */
export function InboxPage() {
  const { view, change } = useInboxView()
  const { rows, error, reload } = useIngestions(view.show)
  const named = rows?.find(({ id }) => id === view.ingestion)
  const { data: other, isPending } = useIngestion(view.ingestion)
  const isEmpty = rows?.length === 0
  const total = useIngestionCount('all', isEmpty)
  useInboxKeyList()
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('lg'), { noSsr: true })
  const [isListOpen, setListOpen] = useState(false)
  const [ingesting, setIngesting] = useState<{ feed?: string }>()
  const isSought = view.ingestion !== undefined && !named && isPending
  const chosen = named ?? other ?? (isSought ? undefined : rows?.[0])
  // What has just been decided stays in the list as long as it is looked at.
  const listed = chosen && rows && !rows.some(({ id }) => id === chosen.id) ? [chosen, ...rows] : rows
  const follow = (id: string) => change({ ingestion: id })
  const ingest = (feed?: string) => setIngesting(feed === undefined ? {} : { feed })
  if (error && !rows) return <CallError error={error} onRetry={reload} />
  return (
    <Screen>
      {(!isNarrow || isListOpen) && (
        <IngestionList
          rows={listed}
          show={view.show}
          chosen={chosen?.id}
          isOver={isNarrow}
          onShow={(show) => change({ show })}
          onChoose={(id) => {
            follow(id)
            setListOpen(false)
          }}
          onIngest={() => ingest()}
          onClose={() => setListOpen(false)}
        />
      )}
      {isEmpty && !chosen && !isSought && total !== undefined && (
        <EmptyInbox hasAny={total > 0} onIngest={() => ingest()} onShowAll={() => change({ show: 'all' })} />
      )}
      {!chosen && (isSought || !rows || (isEmpty && total === undefined)) && <ReadingIngestion />}
      {chosen && (
        <IngestionDetail
          key={chosen.id}
          ingestion={chosen}
          view={view}
          isNarrow={isNarrow}
          onChange={change}
          onFollow={follow}
          onIngest={ingest}
          onOpenList={() => setListOpen(true)}
        />
      )}
      {ingesting && (
        <IngestDialog
          {...ingesting}
          onTaken={(id) => {
            setIngesting(undefined)
            follow(id)
          }}
          onClose={() => setIngesting(undefined)}
        />
      )}
    </Screen>
  )
}

const Screen = styled('div')({ position: 'relative', display: 'flex', blockSize: '100%', minBlockSize: 0 })
