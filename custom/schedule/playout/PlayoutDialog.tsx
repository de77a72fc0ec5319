import Button from '@mui/material/Button'
import { useState } from 'react'
import { Link } from 'react-router'
import { onAirWithin } from '#contract/rules/schedule/loop/onAirWithin.ts'
import { whyNotPlayout, type WhyNotPlayout } from '#contract/rules/schedule/playout/playoutState.ts'
import { SCHEDULE_PAGE } from '#contract/values/schedule.ts'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { errorMessage } from '#kit/parts/errors/errorMessage.ts'
import { useErrorNotice } from '#kit/parts/errors/useErrorNotice.ts'
import { Banner } from '#kit/parts/layoutParts/Banner.tsx'
import { useSchedule } from '../ScheduleContext.ts'
import { DockedDialog } from '../dialogs/DockedDialog.tsx'
import { MomentField } from '../dialogs/MomentField.tsx'
import { typedMoment, useReadMoment } from '../dialogs/useReadMoment.ts'
import { momentOf } from '../model/scheduleWords.ts'
import { useChannelPath } from '../useChannelPath.ts'
import { useScheduleWords } from '../useScheduleWords.ts'
import { PlayedOut } from './PlayedOut.tsx'
import { usePlayout } from './usePlayout.ts'

const ICONS = { stopped: 'ring', starting: 'clockForward', running: 'broadcast' } as const

/** The playout of the channel: how it stands, starting it where something published airs, and what it has played. */
export function PlayoutDialog() {
  const words = useScheduleWords()
  const { translate } = words
  const { channel, now, announcer } = useSchedule()
  const notice = useNotice()
  const tellError = useErrorNotice()
  const { state, from, by, spans, isError, begin } = usePlayout()
  const read = useReadMoment(now)
  const [text, setText] = useState(() => typedMoment(now, words.zone))
  const [isSending, setSending] = useState(false)
  const [refused, setRefused] = useState<number>()
  const moment = read(text)
  const start = moment?.instant
  const whyNot = useWhyNot(start, refused)
  const notYet = !moment ? 'timeline.unknown' : whyNot && `schedulePlayout.whyNot.${whyNot}`
  const go = async () => {
    if (start === undefined) return
    setSending(true)
    try {
      await begin(start)
      const time = momentOf(start, words)
      notice('success', 'schedulePlayout.done', { values: { channel: channel.name, time } })
      announcer.say(translate('schedulePlayout.done', { channel: channel.name, time }))
    } catch (error) {
      if (errorMessage(error)?.code === 'notPublished') setRefused(start)
      else tellError(error)
    } finally {
      setSending(false)
    }
  }
  return (
    <DockedDialog
      isWide
      title={translate('schedulePlayout.title')}
      subtitle={channel.name}
      okLabel={translate(`schedulePlayout.ok.${from === undefined ? 'first' : 'again'}`)}
      onOk={() => void go()}
      busy={isSending}
      scope={{ page: SCHEDULE_PAGE, action: 'publish' }}
      {...(notYet && { notYet: translate(notYet) })}
    >
      {state ? (
        <Banner
          tone={state === 'stopped' ? 'warning' : 'info'}
          icon={ICONS[state]}
          title={translate(`schedulePlayout.state.${state}`, { time: from === undefined ? '' : momentOf(from, words) })}
        >
          {by && <div>{translate('schedulePlayout.by', { name: by })}</div>}
          <div>{translate(`schedulePlayout.about.${state}`)}</div>
        </Banner>
      ) : (
        <p className="quiet" role="status">
          {translate(`schedulePlayout.${isError ? 'failed' : 'reading'}`)}
        </p>
      )}
      <MomentField label={translate('schedulePlayout.start')} value={text} onChange={setText} moment={moment} />
      {whyNot && <WayToStart whyNot={whyNot} />}
      {state && <PlayedOut spans={spans} />}
    </DockedDialog>
  )
}

/** Why it cannot start then, as far as the days on screen say; the service knows of all others. */
function useWhyNot(start: number | undefined, refused: number | undefined): WhyNotPlayout | undefined {
  const { channel, live, now } = useSchedule()
  if (start === undefined) return undefined
  const isKnown = live !== undefined && start >= live.window.from && start < live.window.to
  const isOnAir = !isKnown || onAirWithin(live, { from: start, to: start + 1 }).length > 0
  return whyNotPlayout({
    ...{ start, now, isPublished: channel.isPublished ?? true },
    isOnAir: isOnAir && start !== refused,
  })
}

/** What is to be published first, one press away. */
function WayToStart({ whyNot }: { whyNot: WhyNotPlayout }) {
  const { translate } = useScheduleWords()
  const { openDialog, readOnly } = useSchedule()
  const channelPath = useChannelPath()
  if (whyNot === 'past') return null
  return (
    <div>
      <p className="warned">{translate(`schedulePlayout.wayOut.${whyNot}`)}</p>
      {whyNot === 'channelDraft' ? (
        <Button size="small" variant="outlined" component={Link} to={channelPath}>
          {translate('schedule.openChannel')}
        </Button>
      ) : (
        <Button
          size="small"
          variant="outlined"
          disabled={readOnly !== undefined}
          onClick={() => openDialog({ kind: 'publish' })}
        >
          {translate('schedule.reviewAndPublish')}
        </Button>
      )}
    </div>
  )
}
