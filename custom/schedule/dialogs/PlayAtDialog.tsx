import { useTranslate } from 'ra-core'
import { Suspense, useRef, useState } from 'react'
import { ListSkeleton } from '#kit/parts/layoutParts/ListSkeleton.tsx'
import { LazyPlayer } from '#kit/parts/player/LazyPlayer.tsx'
import type { PlayerHandle } from '#kit/parts/player/Player.tsx'
import { useSchedule } from '../ScheduleContext.ts'
import { onAirPlan, plays, type WhyPassedOver } from '../model/onAirPlan.ts'
import { momentOf, nameOf } from '../model/scheduleWords.ts'
import { useScheduleWords } from '../useScheduleWords.ts'
import { DockedDialog } from './DockedDialog.tsx'
import { MomentField } from './MomentField.tsx'
import { PieceRows } from './PieceRows.tsx'
import { usePassedOver } from './usePassedOver.ts'
import { typedMoment, useReadMoment } from './useReadMoment.ts'

/** 'What is on air at...': the channel at any moment, cut for cut and with its ads, as a list and as viewers see it. */
export function PlayAtDialog({ at }: { at: number }) {
  const translate = useTranslate()
  const words = useScheduleWords()
  const { schedule, titles, channel } = useSchedule()
  const read = useReadMoment(at)
  const [text, setText] = useState(() => typedMoment(at, words.zone))
  const [played, setPlayed] = useState<number>()
  const [item, setItem] = useState<number>()
  const player = useRef<PlayerHandle>(null)
  const moment = read(text)
  const from = moment?.instant
  const isPlaying = played !== undefined && played === from
  const whole = onAirPlan(schedule, titles, from ?? at)
  const passedOver = usePassedOver(whole.smil, isPlaying)
  const plan = onAirPlan(schedule, titles, from ?? at, passedOver)
  const name = translate('scheduleOnAir.player', { channel: channel.name, time: momentOf(from ?? at, words) })
  const lacks = (why: WhyPassedOver) => plan.rows.some((row) => row.why === why)
  const nothing =
    plan.rows.length === 0
      ? 'nothing'
      : plan.title
        ? undefined
        : plan.rows.every((row) => row.why === 'noRights')
          ? 'noRights'
          : 'noMedia'
  const play = (nth?: number) => {
    if (isPlaying && nth !== undefined) player.current?.goToItem(nth)
    setItem(nth ?? 0)
    setPlayed(from)
  }
  const nameOfItem = (nth: number) => {
    const row = plan.rows.find((one) => plays(one, nth))
    return row && nameOf(row.airing, words)
  }
  return (
    <DockedDialog
      isWide
      title={translate('scheduleOnAir.title')}
      subtitle={channel.name}
      okLabel={translate('scheduleOnAir.play')}
      {...(nothing && { notYet: translate(`scheduleOnAir.${nothing}`) })}
      onOk={() => play()}
    >
      <MomentField label={translate('scheduleOnAir.moment')} value={text} onChange={setText} moment={moment} />
      {isPlaying && !passedOver && <ListSkeleton rows={3} artwork={false} />}
      {isPlaying && passedOver && plan.title && (
        <Suspense fallback={<ListSkeleton rows={3} artwork={false} />}>
          <LazyPlayer
            key={played}
            ref={player}
            title={plan.title}
            smil={plan.smil}
            name={name}
            nameOf={nameOfItem}
            start={{ item: item ?? 0 }}
            onItem={setItem}
            autoPlay
            takesFocus
          />
        </Suspense>
      )}
      {plan.rows.length > 0 && (
        <p className="quiet">
          {translate('scheduleOnAir.ads', { ads: words.format.duration(plan.adMs) })}
          {lacks('noMedia') && ` ${translate('scheduleOnAir.empty')}`}
          {lacks('noRights') && ` ${translate('scheduleOnAir.someHidden')}`}
        </p>
      )}
      <PieceRows rows={plan.rows} playing={isPlaying ? item : undefined} onPlay={play} />
    </DockedDialog>
  )
}
