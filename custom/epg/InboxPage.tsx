import { styled, useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { IngestDialog } from './ingest/IngestDialog.tsx'
import { EmptyInbox } from './inbox/EmptyInbox.tsx'
import { IngestionDetail } from './inbox/IngestionDetail.tsx'
import { IngestionList } from './inbox/IngestionList.tsx'
import { isWaiting } from './inbox/model/inboxView.ts'
import { useInboxKeyList } from './inbox/useInboxKeyList.ts'
import { useInboxView } from './inbox/useInboxView.ts'
import { useIngestions } from './inbox/useIngestions.ts'

/** What was taken in, and what of it wants a decision: ingestions, the changes of one, its channels without a match. */
export function InboxPage() {
  const { view, change } = useInboxView()
  const { rows, error, reload } = useIngestions()
  useInboxKeyList()
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('lg'), { noSsr: true })
  const [isListOpen, setListOpen] = useState(false)
  const [ingesting, setIngesting] = useState<{ feed?: string }>()
  const listed = view.show === 'all' ? rows : rows?.filter(isWaiting)
  const chosen = rows?.find(({ id }) => id === view.ingestion) ?? listed?.[0]
  const follow = (id: string) => change({ ingestion: id })
  const ingest = (feed?: string) => setIngesting(feed === undefined ? {} : { feed })
  if (error && !rows) return <CallError error={error} onRetry={reload} />
  return (
    <Screen>
      {(!isNarrow || isListOpen) && (
        <IngestionList
          rows={listed}
          all={rows}
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
      {rows && !chosen && (
        <EmptyInbox hasAny={rows.length > 0} onIngest={() => ingest()} onShowAll={() => change({ show: 'all' })} />
      )}
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
