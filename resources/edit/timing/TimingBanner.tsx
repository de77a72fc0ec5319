import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { Timing, TimingFailure } from '#contract/schemas/timing.ts'
import { errorOfNumber } from '#contract/wire/errors.ts'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { useErrorNotice } from '#kit/parts/errors/useErrorNotice.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Banner } from '#kit/parts/layoutParts/Banner.tsx'
import { useContentEditor } from '../useContentEditor.ts'
import { TimingDialog } from './TimingDialog.tsx'
import { useTiming } from './useTiming.ts'
import type { RecordTiming } from './useTiming.ts'

/** What is set for a time, by whom, and the way out of it; or why it did not happen. */
export function TimingBanner() {
  const content = useContentEditor()
  const recordTiming = useTiming(content)
  const { timing } = recordTiming
  if (!timing) return null
  return (
    <>
      {timing.failed && <Failed failed={timing.failed} timing={timing} of={recordTiming} />}
      {(timing.publishAt || timing.unpublishAt) && <Standing timing={timing} of={recordTiming} />}
    </>
  )
}

type PartProps = { timing: Timing; of: RecordTiming }

function Standing({ timing, of }: PartProps) {
  const translate = useTranslate()
  const format = useFormat()
  const { publishAt, unpublishAt, by } = timing
  const at = (instant: string | undefined) => instant && format.dateTime(instant)
  const key = publishAt && unpublishAt ? 'both' : publishAt ? 'publish' : 'unpublish'
  return (
    <Banner
      tone="info"
      icon="clock"
      title={translate(`timing.banner.${key}`, { publish: at(publishAt), unpublish: at(unpublishAt) })}
      actions={<Ways of={of} change="timing.banner.change" end="timing.banner.cancel" />}
    >
      {translate('timing.banner.by', { name: by.name })}{' '}
      {translate('timing.banner.zone', { zone: format.zoneLabel(publishAt ?? unpublishAt) })}
    </Banner>
  )
}

function Failed({ failed, timing, of }: PartProps & { failed: TimingFailure }) {
  const translate = useTranslate()
  const format = useFormat()
  const { verb, due, code, description } = failed
  const known = errorOfNumber(code)?.code
  const general = known ? translate(`serverErrors.${known}`, { _: description }) : description
  const why = known ? translate(`timing.failed.because.${known}`, { _: general }) : general
  return (
    <Banner
      tone="error"
      icon="octagon"
      title={translate(`timing.failed.${verb}`, { date: format.dateTime(due) })}
      actions={
        !timing.publishAt &&
        !timing.unpublishAt && <Ways of={of} change="timing.failed.again" end="timing.failed.dismiss" />
      }
    >
      {why} {translate('timing.banner.by', { name: timing.by.name })}
    </Banner>
  )
}

type WaysProps = { of: RecordTiming; change: string; end: string }

/** Another time, or none; for those who may set one. */
function Ways({ of, change, end }: WaysProps) {
  const translate = useTranslate()
  const notice = useNotice()
  const tell = useErrorNotice()
  const [isChanging, setChanging] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { timing } = of
  const verb = timing?.failed?.verb ?? (timing?.publishAt ? 'publish' : 'unpublish')
  if (!of.may('publish')) return null
  const clear = async () => {
    setBusy(true)
    const isStanding = !timing?.failed
    try {
      await of.clear()
      if (isStanding) notice('success', 'timing.cleared')
    } catch (error) {
      tell(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      {of.may(verb) && (
        <Button size="small" onClick={() => setChanging(true)}>
          {translate(change)}
        </Button>
      )}
      <Button size="small" onClick={() => void clear()} loading={isBusy} loadingPosition="start">
        {translate(end)}
      </Button>
      {isChanging && <TimingDialog timing={of} verb={verb} onClose={() => setChanging(false)} />}
    </>
  )
}
