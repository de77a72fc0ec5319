import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router'
import type { Conversion } from '#contract/schemas/live/liveToVod.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { errorOfNumber } from '#contract/wire/errors.ts'
import { useConsole, useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { itemPath, videoEditorPath } from '#kit/parts/routes/paths.ts'
import { Chip } from '#kit/parts/status/Chip.tsx'
import { useMissingRights } from '#kit/parts/why/useMissingRights.ts'
import { WhyNot } from '#kit/parts/why/WhyNot.tsx'
import { useMayCutLive } from './useMayCutLive.ts'
import type { Conversions } from './useConversions.ts'

type ConversionLineProps = {
  conversion: Conversion
  conversions: Conversions
  /** Where its window may be changed. */
  onChange?: (conversion: Conversion) => void
  /** It stands in the video editor itself. */
  isHere?: boolean
}

const CHANGE_RIGHTS = [{ page: 'epg', action: 'update' }] as const

const LOOKS = {
  'yet-to-start': { color: 'future', glyph: 'clock', words: 'waiting' },
  processing: { color: 'processing', glyph: 'ring', words: 'underWay' },
  active: { color: 'published', glyph: 'check', words: 'done' },
  failed: { color: 'error', glyph: 'octagon', words: 'failed' },
  inactive: { color: 'archived', glyph: 'close', words: 'cancelled' },
} as const

/** One conversion: what it is called, how its job stands, and what can still be done with it. */
export function ConversionLine({ conversion, conversions, onChange, isHere = false }: ConversionLineProps) {
  const translate = useTranslate()
  const format = useFormat()
  const { product, types } = useConsole()
  const { lon, status, doc, cty, start, end, due, code, description, own } = conversion
  const look = LOOKS[status]
  const type = types.find((one) => one.type === cty)
  const title = titleOf({ lon }, format.settings.language)
  const error = code === undefined ? undefined : errorOfNumber(code)?.code
  const missing = useMissingRights(CHANGE_RIGHTS)
  const hasJobs = useServiceHas('jobs')
  const canCut = useMayCutLive()
  return (
    <Line>
      <div className="head">
        {doc !== undefined && type ? (
          <MuiLink className="name" component={Link} to={itemPath(product, type, doc)}>
            {title}
          </MuiLink>
        ) : (
          <b className="name">{title}</b>
        )}
        <Chip color={look.color} glyph={look.glyph}>
          {translate(`jobs.marks.${look.words}`)}
        </Chip>
      </div>
      <div className="quiet">
        {titleOf({ lon: conversion.ch_lon }, format.settings.language)}, {format.dateTime(start)}{' '}
        {translate('liveToVod.lasting', { length: format.duration(Date.parse(end) - Date.parse(start)) })}
      </div>
      {due !== undefined && <div className="quiet">{translate('liveToVod.waits', { time: format.dateTime(due) })}</div>}
      {status === 'failed' && (
        <div className="wrong">{error ? translate(`serverErrors.${error}`, { _: description }) : description}</div>
      )}
      <div className="acts">
        {status === 'yet-to-start' && onChange && (
          <WhyNot why={missing}>
            {(off) => (
              <Button size="small" onClick={() => onChange(conversion)} {...off}>
                {translate('liveToVod.change')}
              </Button>
            )}
          </WhyNot>
        )}
        {status === 'yet-to-start' && (
          <WhyNot why={missing}>
            {(off) => (
              <Button
                size="small"
                disabled={conversions.isBusy}
                onClick={() => void conversions.cancel(conversion)}
                {...off}
              >
                {translate('actions.cancel')}
              </Button>
            )}
          </WhyNot>
        )}
        {canCut && !isHere && (
          <Button size="small" component={Link} to={videoEditorPath(product, { airing: conversion.airing })}>
            {translate('liveToVod.toEditor')}
          </Button>
        )}
        {status === 'failed' && own && hasJobs && (
          <Button size="small" disabled={conversions.isBusy} onClick={() => void conversions.retry(conversion)}>
            {translate('liveToVod.retry')}
          </Button>
        )}
      </div>
    </Line>
  )
}

const Line = styled('li')({
  padding: '6px 0',
  fontSize: 12,
  lineHeight: '18px',
  '& .head': { display: 'flex', alignItems: 'center', gap: 8 },
  '& .head > .name': { flex: 1, minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .wrong': { color: 'var(--mui-palette-status-error-on)' },
  '& .acts': { display: 'flex', flexWrap: 'wrap', gap: '0 8px' },
  '& .acts > button': { marginBlockStart: 4 },
})
