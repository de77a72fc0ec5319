import IconButton from '@mui/material/IconButton'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { EpgIngestion } from '#contract/schemas/live/ingestion.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { IngestionActs } from './IngestionActs.tsx'

type IngestionHeadProps = {
  ingestion: EpgIngestion
  isNarrow: boolean
  onFollow: (id: string) => void
  onIngest: (feed?: string) => void
  onOpenList: () => void
  onChannels: () => void
}

/** What is looked at: the feed, when and by whom it was taken in, how much it holds, and what can be done with it. */
export function IngestionHead(props: IngestionHeadProps) {
  const { ingestion, isNarrow, onFollow, onIngest, onOpenList, onChannels } = props
  const translate = useTranslate()
  const format = useFormat()
  const { title, ct, by, channels, programmes, file, station } = ingestion
  const facts = [
    by === '' ? format.dateTime(ct) : translate('ingestion.takenIn', { date: format.dateTime(ct), name: by }),
    translate('ingestion.programmes', { smart_count: programmes, count: format.number(programmes) }),
    file ?? (station === title ? undefined : station),
  ].filter((one) => one !== undefined)
  return (
    <Head>
      {isNarrow && (
        <IconButton
          size="small"
          aria-label={translate('ingestion.list')}
          title={translate('ingestion.list')}
          onClick={onOpenList}
        >
          <Icon name="list" />
        </IconButton>
      )}
      <div className="words">
        <h2 title={title}>{title}</h2>
        <p title={facts.join(', ')}>{facts.join(', ')}</p>
      </div>
      {channels > 0 && (
        <Button size="small" variant="ghost" onClick={onChannels}>
          {translate('ingestion.channels', { smart_count: channels, count: format.number(channels) })}
        </Button>
      )}
      <IngestionActs ingestion={ingestion} onFollow={onFollow} onIngest={onIngest} />
    </Head>
  )
}

const Head = styled('header')({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 52,
  paddingInline: 16,
  '& .words': { flex: 1, minInlineSize: 0, display: 'flex', alignItems: 'baseline', gap: 8 },
  '& h2, & p': { margin: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& h2': { flex: '0 1 auto', fontSize: 14, lineHeight: '20px', fontWeight: 'var(--marquee-weight-700)' },
  '& p': { flex: '1 4 auto', fontSize: 12, lineHeight: '16px', color: 'var(--mui-palette-text-tertiary)' },
})
