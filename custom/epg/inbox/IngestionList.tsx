import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { KeyboardEvent } from 'react'
import type { EpgIngestion } from '#contract/schemas/live/ingestion.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { CountBadge } from '#kit/parts/layoutParts/CountBadge.tsx'
import { ListSkeleton } from '#kit/parts/layoutParts/ListSkeleton.tsx'
import { Segments } from '#kit/parts/timeline/ZoomControls.tsx'
import { IngestButton } from '../ingest/IngestButton.tsx'
import { IngestionCard } from './IngestionCard.tsx'
import type { InboxView } from './model/inboxView.ts'
import { useIngestionCount } from './useIngestions.ts'

type IngestionListProps = {
  /** Undefined until they are there. */
  rows: readonly EpgIngestion[] | undefined
  show: InboxView['show']
  chosen: string | undefined
  /** It lies over the page, in narrow windows. */
  isOver: boolean
  onShow: (show: InboxView['show']) => void
  onChoose: (id: string) => void
  onIngest: () => void
  onClose: () => void
}

/** Ingestions, the newest first: one tab stop, walked by arrows, opened by Enter. */
export function IngestionList(props: IngestionListProps) {
  const { rows, show, chosen, isOver, onShow, onChoose, onIngest, onClose } = props
  const translate = useTranslate()
  const waiting = useIngestionCount('decision')
  const stop = rows?.some(({ id }) => id === chosen) ? chosen : rows?.[0]?.id
  return (
    <Side
      aria-label={translate('ingestion.list')}
      data-over={isOver || undefined}
      onKeyDown={(event) => {
        if (isOver && event.key === 'Escape') onClose()
        else walk(event)
      }}
    >
      <header>
        <h2>{translate('ingestion.list')}</h2>
        {waiting !== undefined && waiting > 0 && <CountBadge count={waiting} />}
        <span className="space" />
        <Segments role="group" aria-label={translate('ingestion.which')}>
          {(['waiting', 'all'] as const).map((one) => (
            <button key={one} type="button" aria-pressed={show === one} onClick={() => onShow(one)}>
              {translate(`ingestion.show.${one}`)}
            </button>
          ))}
        </Segments>
        {isOver && (
          <IconButton size="small" aria-label={translate('actions.close')} onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        )}
      </header>
      {rows?.length === 0 && <p>{translate(show === 'all' ? 'ingestion.none' : 'ingestion.noneWaits')}</p>}
      {rows ? (
        <ul>
          {rows.map((one) => (
            <li key={one.id}>
              <IngestionCard
                ingestion={one}
                isChosen={one.id === chosen}
                isStop={one.id === stop}
                onChoose={() => onChoose(one.id)}
              />
            </li>
          ))}
        </ul>
      ) : (
        <ListSkeleton rows={6} artwork={false} />
      )}
      <footer>
        <IngestButton size="small" onClick={onIngest} />
      </footer>
    </Side>
  )
}

/** Arrows, Home and End go from card to card. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-card]')]
  const at = cards.indexOf(event.target as HTMLElement)
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: cards.length - 1 }[event.key]
  if (at === -1 || to === undefined) return
  event.preventDefault()
  cards[to]?.focus()
}

const Side = styled('nav')({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 280,
  minBlockSize: 0,
  borderInlineEnd: '1px solid var(--mui-palette-line-hair)',
  '&[data-over]': {
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    zIndex: 3,
    background: 'var(--mui-palette-background-raised)',
    boxShadow: 'var(--mui-shadows-8)',
  },
  '& header': {
    flex: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 8,
    minBlockSize: 52,
    paddingBlock: 8,
    paddingInline: '20px 12px',
  },
  '& h2': { margin: 0, fontSize: 14, fontWeight: 'var(--marquee-weight-700)' },
  '& .space': { flex: 1 },
  '& > p': { margin: 0, padding: '4px 20px 12px', fontSize: 12, color: 'var(--mui-palette-text-secondary)' },
  '& [aria-pressed=true]': {
    color: 'var(--mui-palette-text-primary)',
    backgroundColor: 'var(--mui-palette-surface-pressed)',
  },
  '& ul': { flex: 1, minBlockSize: 0, overflow: 'auto', listStyle: 'none', margin: 0, padding: '0 8px 8px' },
  '& footer': {
    flex: 'none',
    marginBlockStart: 'auto',
    padding: '8px 12px',
    borderBlockStart: '1px solid var(--mui-palette-line-hair)',
  },
})
