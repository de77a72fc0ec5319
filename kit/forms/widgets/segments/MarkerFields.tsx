import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import type { Segment } from '#contract/rules/program/segment.ts'
import { msOfFrames } from '#contract/rules/time/timecode.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { withFields, type SegmentFieldsProps } from './SegmentFields.tsx'
import { TimecodeInput } from './TimecodeInput.tsx'

type Marker = NonNullable<Segment['am']>[number]
const POSITIONS = ['pre', 'mid', 'post'] as const
const MINUTE_MS = 60_000

type MarkerFieldsProps = Omit<SegmentFieldsProps, 'types'> & {
  /** Plays on from a point of the source, in ms; undefined where nothing can be played. */
  onPlay: ((from: number) => void) | undefined
}

/** The ad markers of a segment: where in the source, how long, and whether before, within or after. */
export function MarkerFields({ line, disabled, onChange, onPlay }: MarkerFieldsProps) {
  const translate = useTranslate()
  const { segment, placed } = line
  const markers = segment.am ?? []
  const put = (am: readonly Marker[]) =>
    onChange(withFields(segment, { am: am.length > 0 ? am : undefined } as Partial<Segment>))
  const change = (index: number, fields: Partial<Marker>) =>
    put(markers.map((marker, nth) => (nth === index ? withFields(marker, fields) : marker)))
  const middle = msOfFrames(Math.floor((placed.from + placed.to) / 2), placed.rate)
  return (
    <div style={{ display: 'grid', gap: 12, paddingBlockStart: 8 }}>
      {markers.length === 0 && <span>{translate('segments.noMarkers')}</span>}
      {markers.map((marker, index) => {
        const label = translate('segments.removeMarker', { n: index + 1 })
        const { at } = marker
        const playLabel = translate('segments.playMarker', { n: index + 1 })
        return (
          <div key={index} style={{ display: 'flex', gap: 8, alignItems: 'start' }}>
            <TimecodeInput
              label={translate('segments.point')}
              value={marker.at}
              rate={placed.rate}
              disabled={disabled}
              onChange={(at) => change(index, { at } as Partial<Marker>)}
            />
            <TextField
              select
              label={translate('segments.position')}
              value={marker.ap ?? 'mid'}
              disabled={disabled}
              sx={{ minWidth: 120 }}
              onChange={({ target }) => change(index, { ap: target.value })}
            >
              {POSITIONS.map((position) => (
                <MenuItem key={position} value={position}>
                  {translate(`segments.positions.${position}`)}
                </MenuItem>
              ))}
            </TextField>
            <TimecodeInput
              label={translate('segments.columns.length')}
              value={marker.dur}
              rate={placed.rate}
              disabled={disabled}
              onChange={(dur) => change(index, { dur } as Partial<Marker>)}
            />
            <IconButton
              aria-label={playLabel}
              title={playLabel}
              disabled={onPlay === undefined || at === undefined}
              onClick={() => at !== undefined && onPlay?.(at)}
            >
              <Icon name="play" />
            </IconButton>
            <IconButton
              aria-label={label}
              title={label}
              disabled={disabled}
              onClick={() => put(markers.filter((_, at) => at !== index))}
            >
              <Icon name="close" />
            </IconButton>
          </div>
        )
      })}
      <Button
        startIcon={<Icon name="plus" size="small" />}
        disabled={disabled}
        sx={{ justifySelf: 'start' }}
        onClick={() => put([...markers, { ap: 'mid', at: middle, dur: MINUTE_MS }])}
      >
        {translate('segments.addMarker')}
      </Button>
    </div>
  )
}
