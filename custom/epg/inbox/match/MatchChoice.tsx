import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useLocale, useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import type { GuideChannel } from '#contract/schemas/live/guide.ts'
import type { EpgMatch, EpgMatchDecision } from '#contract/schemas/live/ingestion.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { CHANNEL_TYPE } from '#contract/values/guide.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { addPath } from '#kit/parts/routes/paths.ts'
import { useMissingRights } from '#kit/parts/why/useMissingRights.ts'
import { WhyNot } from '#kit/parts/why/WhyNot.tsx'
import { ChannelPicker } from '../../ingest/ChannelPicker.tsx'
import { INGEST_RIGHTS } from '../../ingest/IngestButton.tsx'
import { laterChannel } from '../model/laterMatch.ts'
import { Candidate } from './Candidate.tsx'
import { ConfirmMatch } from './ConfirmMatch.tsx'
import { useMatchWords } from './useMatchWords.ts'

/** Candidates that are shown; another channel is found by its name. */
const SHOWN = 3

type MatchChoiceProps = {
  feed: string
  match: EpgMatch
  /** Its place among those that wait, from 1; none of one that is known already. */
  place?: { at: number; of: number }
  isBusy: boolean
  /** All channels of the feed. */
  matches: readonly EpgMatch[]
  /** Our channel of each, or null for one that is not ours. */
  onDecide: (matches: EpgMatchDecision['matches'], remember: boolean) => void
  /** What stands below the choice. */
  children: ReactNode
}

/** One channel of the feed: what is known of it, what it may be with score and reasons, the best one chosen. */
export function MatchChoice({ feed, match, matches, place, isBusy, onDecide, children }: MatchChoiceProps) {
  const translate = useTranslate()
  const format = useFormat()
  const language = useLocale()
  const { product } = useConsole()
  const missing = useMissingRights(INGEST_RIGHTS)
  const wordsOf = useMatchWords()
  const group = useId()
  const [best] = match.candidates
  const [chosen, setChosen] = useState<GuideChannel | undefined>(laterChannel(match) ?? best?.channel)
  const [remember, setRemember] = useState(true)
  const candidates = match.candidates.slice(0, SHOWN)
  const isOther = chosen !== undefined && !candidates.some(({ channel }) => channel.id === chosen.id)
  const name = titleOf({ lon: match.names }, language)
  const soFar = match.channel
    ? translate('ingestion.match.soFar', { name: wordsOf(match), feed })
    : translate('ingestion.match.soFarLeftOut', { feed })
  return (
    <>
      <div className="rest">
        <div className="feedChannel">
          <span className="logo" aria-hidden>
            <Icon name="tv" size="small" />
          </span>
          <div className="words">
            <b>{name || match.id}</b>
            <small>
              {name ? [match.id, match.number].filter(Boolean).join(', ') : translate('ingestion.match.noName')}
            </small>
          </div>
          {place && (
            <small>
              {translate('ingestion.match.place', { place: format.number(place.at), count: format.number(place.of) })}
            </small>
          )}
        </div>
        {!place && <p>{soFar}</p>}
        <p>
          {translate('ingestion.programmes', { smart_count: match.programmes, count: format.number(match.programmes) })}
          {match.titles.length > 0 && `: ${match.titles.join(', ')}`}
        </p>
        <div role="radiogroup" aria-label={translate('ingestion.match.which', { name: name || match.id })}>
          {candidates.map((one) => (
            <Candidate
              key={one.channel.id}
              candidate={one}
              name={group}
              isChosen={chosen?.id === one.channel.id}
              onChoose={() => setChosen(one.channel)}
            />
          ))}
        </div>
        {candidates.length === 0 && <p>{translate('ingestion.match.noCandidate')}</p>}
        <div className="other">
          <ChannelPicker
            label={translate('ingestion.match.other')}
            value={isOther ? chosen : undefined}
            onChange={(channel) => setChosen(channel ?? best?.channel)}
          />
        </div>
        {place && (
          <FormControlLabel
            control={
              <Checkbox size="small" checked={remember} onChange={({ target }) => setRemember(target.checked)} />
            }
            label={translate('ingestion.match.remember', { feed })}
          />
        )}
        <div className="ways">
          <Link to={addPath(product, { area: 'live', type: CHANNEL_TYPE })}>
            {translate('ingestion.match.newChannel')}
          </Link>
          <WhyNot why={missing}>
            {(off) => (
              <Button
                size="small"
                variant="ghost"
                disabled={isBusy}
                onClick={() => onDecide([{ id: match.id, channel: null }], remember)}
                {...off}
              >
                {translate('ingestion.match.notOurs')}
              </Button>
            )}
          </WhyNot>
        </div>
        {children}
      </div>
      <ConfirmMatch {...{ match, matches, chosen, isBusy }} onConfirm={(decided) => onDecide(decided, remember)} />
    </>
  )
}
