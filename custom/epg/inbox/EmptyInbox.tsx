import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { EmptyState } from '#kit/parts/layoutParts/EmptyState.tsx'
import { IngestButton } from '../ingest/IngestButton.tsx'

type EmptyInboxProps = { hasAny: boolean; onIngest: () => void; onShowAll: () => void }

/** Nothing waits for anybody, or nothing was ever taken in. */
export function EmptyInbox({ hasAny, onIngest, onShowAll }: EmptyInboxProps) {
  const translate = useTranslate()
  const words = hasAny ? 'nothing' : 'none'
  return (
    <Middle>
      <EmptyState
        icon={hasAny ? 'check' : 'upload'}
        title={translate(`ingestion.${words}`)}
        actions={
          <>
            {hasAny && <Button onClick={onShowAll}>{translate('ingestion.showAll')}</Button>}
            <IngestButton variant="contained" onClick={onIngest} />
          </>
        }
      >
        {translate(`ingestion.${words}Text`)}
      </EmptyState>
    </Middle>
  )
}

const Middle = styled('section')({ flex: 1, minInlineSize: 0, paddingBlockStart: 48 })
