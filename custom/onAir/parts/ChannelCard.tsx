import { useLocale, useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { playoutState } from '#contract/rules/schedule/playout/playoutState.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import type { Card } from '../model/cardOf.ts'
import { cardText, momentText } from '../model/problemWords.ts'
import type { ShownCard } from '../model/shownCards.ts'
import { CardBox } from './cardStyles.ts'
import { ChannelLogo } from './ChannelLogo.tsx'
import { Countdown } from './Countdown.tsx'
import { DaySquares } from './DaySquares.tsx'
import { useBoardPaths } from './useBoardPaths.ts'

type ChannelCardProps = ShownCard & {
  now: number
  /** The card that the tab key stops at. */
  isStop: boolean
}

/** One channel: what it shows, what comes next, and what is wrong with it. Fine has no colour at all (looks section 10). */
export function ChannelCard({ line, card, now, isStop }: ChannelCardProps) {
  const language = useLocale()
  const { channelPath } = useBoardPaths()
  const { channel } = line
  const name = titleOf(channel, language)
  return (
    <CardBox data-tone={card.tone}>
      <div className="head">
        <ChannelLogo channel={channel} name={name} />
        <Link to={channelPath(channel, now)} tabIndex={isStop ? 0 : -1} title={name}>
          {name}
        </Link>
        {channel.chty === 'virtual' ? (
          <PlayoutWords starts={line.starts} now={now} />
        ) : (
          <span className="number">{channel.cn}</span>
        )}
        <span className="time">
          <Counted card={card} now={now} />
        </span>
      </div>
      <CurrentLine card={card} />
      <Progress card={card} now={now} />
      <div className="line next">
        <NextLine card={card} now={now} />
        <DaySquares line={line} />
      </div>
    </CardBox>
  )
}

const PLAYOUT_ICONS = { stopped: 'ring', starting: 'clockForward', running: 'broadcast' } as const

/** Whether a virtual channel is played out, where others have their number. */
function PlayoutWords({ starts, now }: { starts: number | undefined; now: number }) {
  const translate = useTranslate()
  const format = useFormat()
  const state = playoutState(starts, now)
  const words = translate(`airBoard.playout.${state}`, {
    time: starts === undefined ? '' : momentText(starts, { format }),
  })
  return (
    <span className="number playout" title={words}>
      <Icon name={PLAYOUT_ICONS[state]} size="small" />
      <span>{words}</span>
    </span>
  )
}

type CardProps = { card: Card }

function Counted({ card: { tone, problem, counts, current }, now }: CardProps & { now: number }): ReactNode {
  const translate = useTranslate()
  const format = useFormat()
  if (counts !== undefined && problem && problem.kind in SPOKEN)
    return (
      <b className="countdown">
        <Countdown at={counts} />{' '}
        <small>{translate(tone === 'dark' ? 'airBoard.ofDeadAir' : `airBoard.to.${problem.kind}`)}</small>
      </b>
    )
  if (tone === 'soon') return <b className="countdown">{translate('airBoard.withoutRights')}</b>
  if (!current) return null
  const left = Math.max(MINUTE_MS, Math.ceil((current.to - now) / MINUTE_MS) * MINUTE_MS)
  return translate('airBoard.left', { length: format.duration(left) })
}

const MINUTE_MS = 60_000
/** Kinds with words for what is counted. */
const SPOKEN = { deadAir: true, noGuide: true, rights: true }

function CurrentLine({ card: { tone, current, next } }: CardProps) {
  const translate = useTranslate()
  const language = useLocale()
  const format = useFormat()
  const words = current
    ? titleOf(current, language)
    : tone === 'off'
      ? translate('airBoard.noGuideYet')
      : next
        ? translate('airBoard.nothingUntil', { time: momentText(next.from, { format }) })
        : translate('airBoard.nothing')
  return (
    <div className="line">
      <span className="start">{current && format.time(current.from)}</span>
      <span className={tone === 'dark' ? 'text strong' : 'text'} title={words}>
        {words}
      </span>
    </div>
  )
}

function Progress({ card: { tone, current }, now }: CardProps & { now: number }) {
  if (tone === 'off') return null
  const share = current ? (now - current.from) / (current.to - current.from) : 0
  return (
    <div className="progress" aria-hidden>
      <i style={{ inlineSize: `${Math.round(Math.min(1, Math.max(0, share)) * 100)}%` }} />
    </div>
  )
}

/** What comes next, or what is wrong where something is. */
function NextLine({ card: { tone, problem, next }, now }: CardProps & { now: number }) {
  const translate = useTranslate()
  const language = useLocale()
  const format = useFormat()
  if (problem && tone !== 'dark') {
    const words = cardText(problem, now, { translate, format, language })
    return (
      <>
        <span className="start">
          <Icon name={tone === 'soon' ? 'octagon' : 'triangle'} size="small" />
        </span>
        <span className="text why" title={words}>
          {words}
        </span>
      </>
    )
  }
  return (
    <>
      <span className="start">{next && format.time(next.from)}</span>
      <span className="text" title={next && titleOf(next, language)}>
        {next ? titleOf(next, language) : tone === 'off' ? '' : translate('airBoard.nothingAfter')}
      </span>
    </>
  )
}
