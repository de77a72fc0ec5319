import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { framesOf } from '#contract/rules/time/timecode.ts'
import type { BreakFinding } from '#contract/rules/video/checkBreaks.ts'
import type { EditBreak } from '#contract/rules/video/editList.ts'
import { placedBreaks } from '#contract/rules/video/editMap.ts'
import { splicesOf } from '#contract/rules/video/files/splices.ts'
import { AD_SECONDS } from '#contract/values/schedule.ts'
import { BREAK_POSITIONS } from '#contract/values/video.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { BREAK_DISTANCES } from '../useBreakPolicy.ts'
import { ManifestCheck } from '../manifest/ManifestCheck.tsx'
import { cutPoints } from '../model/cutPoints.ts'
import { useActs } from '../useActs.ts'
import { useVideo } from '../VideoContext.ts'
import { useBreakFindings } from '../useBreakFindings.ts'
import { useBreakHints } from '../useBreakHints.ts'
import { FrameInput } from './FrameInput.tsx'
import { HintList } from './HintList.tsx'

const COUNTS = [1, 2, 3, 4, 6, 8, 10, 12]

/** Breaks in the order of the title, what is wrong with each, and ways to set several at once. */
export function BreakPanel() {
  const translate = useTranslate()
  const format = useFormat()
  const { list, run, view, player, code } = useVideo()
  const act = useActs()
  const [count, setCount] = useState(3)
  const hints = useBreakHints()
  const safe = [...cutPoints({ ...list, breaks: [] }), ...hints.frames.map(({ at }) => at)]
  const findings = useBreakFindings()
  const placed = placedBreaks(list)
  const chosen = list.breaks.find(({ id }) => id === view.selected)
  const splices = splicesOf(list)
  const spread = () =>
    run({
      kind: 'spread',
      base: crypto.randomUUID(),
      count,
      dur: (chosen ?? DEFAULT).dur,
      safe,
    })
  return (
    <>
      <div className="tools">
        <span className="grow">{translate('video.breaks.set', { smart_count: list.breaks.length })}</span>
        <Button size="small" startIcon={<Icon name="plus" size="small" />} onClick={() => act('addBreak')}>
          {translate('video.tools.addBreak')}
        </Button>
        <TextField
          select
          size="small"
          value={count}
          onChange={({ target }) => setCount(Number(target.value))}
          slotProps={{ select: { SelectDisplayProps: { 'aria-label': translate('video.breaks.count') } } }}
        >
          {COUNTS.map((one) => (
            <MenuItem key={one} value={one}>
              {format.number(one)}
            </MenuItem>
          ))}
        </TextField>
        <Button size="small" onClick={spread}>
          {translate('video.breaks.spread')}
        </Button>
      </div>
      {list.breaks.length === 0 && <p className="quiet">{translate('video.breaks.none')}</p>}
      <ul className="lines" aria-label={translate('video.panels.breaks')}>
        {placed.map(({ brk, at }) => (
          <li key={brk.id} aria-current={brk.id === view.selected || undefined}>
            <Button
              size="small"
              variant="ghost"
              className="code"
              onClick={() => {
                view.select(brk.id)
                player.current?.seek(brk.at)
              }}
            >
              {code(brk.at)}
            </Button>
            <span>{translate(`video.breaks.ap.${brk.ap}`)}</span>
            <span className="grow">
              {at === undefined
                ? translate('video.breaks.asleep')
                : translate('video.breaks.inResult', { at: code(at) })}
            </span>
            <span className="code">{format.duration(brk.dur)}</span>
            <IconButton
              size="small"
              aria-label={translate('video.breaks.remove', { at: code(brk.at) })}
              title={translate('actions.remove')}
              onClick={() => run({ kind: 'removeBreaks', ids: [brk.id] })}
            >
              <Icon name="close" size="small" />
            </IconButton>
            <Found findings={findings.filter((one) => 'id' in one && one.id === brk.id)} />
          </li>
        ))}
      </ul>
      <Found findings={findings.filter((one) => 'hour' in one)} />
      {chosen && <BreakForm brk={chosen} />}
      {hints.isOffered && <HintList hints={hints} />}
      {splices.length > 0 && (
        <>
          <h3>{translate('video.breaks.splices')}</h3>
          <ul className="lines">
            {splices.map(({ event, pts, duration, ap }) => (
              <li key={event} className="code">
                {translate('video.breaks.splice', { event, pts, duration, ap: translate(`video.breaks.ap.${ap}`) })}
              </li>
            ))}
          </ul>
        </>
      )}
      <ManifestCheck />
    </>
  )
}

const DEFAULT = { dur: AD_SECONDS[2] * 1_000 }

function Found({ findings }: { findings: readonly BreakFinding[] }) {
  const translate = useTranslate()
  const format = useFormat()
  const { list, code } = useVideo()
  const { rate } = list
  return findings.map((one, nth) => (
    <span key={nth} className="bad" style={{ flexBasis: '100%' }}>
      <Icon name="triangle" size="small" />{' '}
      {translate(`video.findings.${one.kind}`, {
        ...('frames' in one && { length: code(one.frames) }),
        ...('hour' in one && { hour: one.hour + 1 }),
        ...('ms' in one && { ads: format.duration(one.ms), limit: format.duration(one.limit) }),
        ...('count' in one && { smart_count: one.count, limit: format.number(one.limit) }),
        apart: code(framesOf(BREAK_DISTANCES.apart, rate)),
        tail: code(framesOf(BREAK_DISTANCES.tail, rate)),
      })}
    </span>
  ))
}

function BreakForm({ brk }: { brk: EditBreak }) {
  const translate = useTranslate()
  const format = useFormat()
  const { run } = useVideo()
  const lengths = [...new Set([...AD_SECONDS.map((seconds) => seconds * 1_000), brk.dur])].toSorted((a, b) => a - b)
  return (
    <div className="form" role="group" aria-label={translate('video.breaks.fields')}>
      <FrameInput
        label={translate('video.breaks.at')}
        frame={brk.at}
        onFrame={(at) => run({ kind: 'moveBreak', id: brk.id, at })}
      />
      <TextField
        select
        size="small"
        label={translate('video.breaks.length')}
        value={brk.dur}
        onChange={({ target }) => run({ kind: 'setBreak', id: brk.id, dur: Number(target.value) })}
      >
        {lengths.map((ms) => (
          <MenuItem key={ms} value={ms}>
            {format.duration(ms)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        label={translate('video.breaks.position')}
        value={brk.ap}
        onChange={({ target }) => run({ kind: 'setBreak', id: brk.id, ap: target.value as EditBreak['ap'] })}
      >
        {BREAK_POSITIONS.map((ap) => (
          <MenuItem key={ap} value={ap}>
            {translate(`video.breaks.ap.${ap}`)}
          </MenuItem>
        ))}
      </TextField>
    </div>
  )
}
