import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useTranslate } from 'ra-core'
import type { RefObject } from 'react'
import { useRef, useState } from 'react'
import type { EpgIngestion, EpgMatch, EpgMatchDecision } from '#contract/schemas/live/ingestion.ts'
import { ConfirmDialog } from '#kit/parts/dialogs/ConfirmDialog.tsx'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { CountBadge } from '#kit/parts/layoutParts/CountBadge.tsx'
import { onRaised } from '#kit/parts/theme/raised.ts'
import type { useDecisions } from '../useIngestionActs.ts'
import { KnownMatches } from './KnownMatches.tsx'
import { MatchChoice } from './MatchChoice.tsx'
import { Panel } from './matchStyles.ts'
import { NextMatches } from './NextMatches.tsx'
import { useKeptFocus } from './useKeptFocus.ts'

type MatchPanelProps = {
  ingestion: EpgIngestion
  matches: readonly EpgMatch[]
  match: ReturnType<typeof useDecisions>['match']
  /** It lies over the page, in narrow windows. */
  isOver: boolean
  /** Takes the focus when the panel goes. */
  rest: RefObject<HTMLElement | null>
  onClose: () => void
}

/**
 * Which channel of ours each channel of the feed is: those that wait one by one, then what is known. One of those can be
 * opened too: whoever was mistaken says it for later feeds.
 */
export function MatchPanel({ ingestion, matches, match, isOver, rest, onClose }: MatchPanelProps) {
  const translate = useTranslate()
  const format = useFormat()
  const notice = useNotice()
  const panel = useRef<HTMLElement>(null)
  const focus = useKeptFocus(panel, rest)
  const [wanted, setWanted] = useState<string>()
  const [isAsked, setAsked] = useState(false)
  // What is on its way to the server is decided already, for whoever goes on with the next one.
  const sent = new Set(match.isPending ? match.variables?.matches.map(({ id }) => id) : [])
  const waiting = ingestion.closed ? [] : matches.filter(({ id, state }) => state === 'waiting' && !sent.has(id))
  const known = ingestion.closed ? [] : matches.filter(({ state }) => state !== 'waiting')
  const shown = [...waiting, ...known].find(({ id }) => id === wanted) ?? waiting[0]
  const heading = waiting.length > 0 ? 'ingestion.match.title' : 'ingestion.match.all'
  const decide = ({ state }: EpgMatch, decided: EpgMatchDecision['matches'], remember: boolean) => {
    const onSuccess = () => notice('info', 'ingestion.match.changed', { values: { feed: ingestion.feed } })
    match.mutate({ matches: decided, remember }, state === 'matched' ? { onSuccess } : {})
    setWanted(undefined)
  }
  return (
    <Panel
      ref={panel}
      {...focus}
      aria-label={translate(heading)}
      sx={onRaised}
      data-over={isOver || undefined}
      onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && onClose()}
    >
      <header>
        <h2 tabIndex={-1}>{translate(heading)}</h2>
        {waiting.length > 0 && <CountBadge count={waiting.length} tone="warning" />}
        <span className="space" />
        <IconButton size="small" aria-label={translate('actions.close')} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </header>
      {shown ? (
        <MatchChoice
          key={shown.id}
          feed={ingestion.feed}
          {...{ matches, match: shown }}
          {...(shown.state === 'waiting' && { place: { at: waiting.indexOf(shown) + 1, of: waiting.length } })}
          isBusy={match.isPending}
          onDecide={(decided, remember) => decide(shown, decided, remember)}
        >
          <NextMatches matches={waiting.filter((one) => one !== shown)} onChoose={setWanted} />
          {waiting.length > 1 && (
            <Button size="small" variant="ghost" onClick={() => setAsked(true)} sx={{ marginInlineStart: '-10px' }}>
              {translate('ingestion.match.leaveAll', { count: format.number(waiting.length) })}
            </Button>
          )}
          <KnownMatches matches={matches} {...(!ingestion.closed && { onChoose: setWanted })} />
        </MatchChoice>
      ) : (
        <div className="rest">
          <KnownMatches matches={matches} isOpen {...(!ingestion.closed && { onChoose: setWanted })} />
        </div>
      )}
      {isAsked && (
        <ConfirmDialog
          open
          title={translate('ingestion.confirm.leaveAll.title', {
            smart_count: waiting.length,
            count: format.number(waiting.length),
          })}
          okLabel={translate('ingestion.confirm.leaveAll.ok')}
          undoable={false}
          onClose={() => setAsked(false)}
          onConfirm={() => {
            setAsked(false)
            match.mutate({ matches: waiting.map(({ id }) => ({ id, channel: null })) })
          }}
        >
          {translate('ingestion.confirm.leaveAll.text', { title: ingestion.feed })}
        </ConfirmDialog>
      )}
    </Panel>
  )
}
