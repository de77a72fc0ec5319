import FormControl from '@mui/material/FormControl'
import InputLabel from '@mui/material/InputLabel'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import type { Segment } from '#contract/rules/program/segment.ts'
import { timecodeOf, framesOf } from '#contract/rules/time/timecode.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { FormSheet } from '../../parts/FormSheet.ts'
import { ReferenceInput } from '../../references/ReferenceInput.tsx'
import { ReferenceNote } from '../../references/ReferenceNote.tsx'
import { useReference } from '../../references/useReference.ts'
import { TimecodeInput } from './TimecodeInput.tsx'
import type { SegmentLine } from './useSegmentList.ts'

export type SegmentFieldsProps = {
  line: SegmentLine
  /** Types that it may be cut from; undefined where its key names no document. */
  types: readonly string[] | undefined
  disabled: boolean
  onChange: (next: Segment) => void
}

const ROW = { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 12 } as const

/** An object without the fields that are undefined: an absent value is an absent property. */
export function withFields<T extends object>(of: T, fields: Partial<T>): T {
  return Object.fromEntries(Object.entries({ ...of, ...fields }).filter(([, value]) => value !== undefined)) as T
}

/** What a segment is cut from, its points and its type; what follows from them stands below and follows as one types. */
export function SegmentFields({ line, types, disabled, onChange }: SegmentFieldsProps) {
  const translate = useTranslate()
  const { segment, placed } = line
  const isAd = segment.seg_ty === 'ad'
  const change = (fields: Partial<Segment>) => onChange(withFields(segment, fields))
  const shared = { rate: placed.rate, disabled }
  return (
    <FormSheet style={{ display: 'grid', gap: 16, paddingBlockStart: 8 }}>
      <div style={ROW}>
        <TextField
          select
          label={translate('segments.type')}
          value={isAd ? 'ad' : 'vod'}
          disabled={disabled}
          onChange={({ target }) => change({ seg_ty: target.value })}
        >
          <MenuItem value="vod">{translate('segments.kinds.vod')}</MenuItem>
          <MenuItem value="ad">{translate('segments.kinds.ad')}</MenuItem>
        </TextField>
        {types ? (
          <SourcePicker
            segment={segment}
            source={line.source ?? ''}
            types={types}
            disabled={disabled}
            change={change}
          />
        ) : (
          <TextField
            label={translate('segments.columns.source')}
            value={segment.ctkey ?? ''}
            disabled={disabled}
            onChange={({ target }) => change({ ctkey: target.value || undefined } as Partial<Segment>)}
          />
        )}
      </div>
      <div style={ROW}>
        {isAd && segment.ep === undefined ? (
          <TimecodeInput
            {...shared}
            autoFocus
            label={translate('segments.columns.length')}
            value={segment.dur}
            onChange={(dur) => change({ dur } as Partial<Segment>)}
          />
        ) : (
          <>
            <TimecodeInput
              {...shared}
              autoFocus
              label={translate('segments.columns.start')}
              value={segment.sp ?? 0}
              onChange={(sp) => change({ sp } as Partial<Segment>)}
            />
            <TimecodeInput
              {...shared}
              label={translate('segments.columns.end')}
              value={segment.ep}
              onChange={(ep) => change({ ep } as Partial<Segment>)}
            />
          </>
        )}
      </div>
      <Computed line={line} />
    </FormSheet>
  )
}

/** What the rule makes of the segment: never typed, stored by the server at the save. */
function Computed({ line: { segment, placed, problems } }: Pick<SegmentFieldsProps, 'line'>) {
  const translate = useTranslate()
  const format = useFormat()
  const facts = [
    ['relative', placed.relativeStartTime],
    ['relativeEnd', timecodeOf(framesOf(placed.re_ep, placed.rate), placed.rate)],
    ['length', timecodeOf(placed.frames, placed.rate)],
    ['midRolls', format.number(placed.hasMidRoll ? (segment.am ?? []).filter(({ ap }) => ap === 'mid').length : 0)],
  ] as const
  return (
    <div role="status" style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      {facts.map(([key, text]) => (
        <span key={key} style={{ display: 'grid' }}>
          <span className="f-note">{translate(`segments.columns.${key}`)}</span>
          <strong>{text}</strong>
        </span>
      ))}
      {problems.map((problem) => (
        <span key={problem} className="f-note" data-tone="warning">
          {problem}
        </span>
      ))}
    </div>
  )
}

type SourcePickerProps = Pick<SegmentFieldsProps, 'disabled'> & {
  segment: Segment
  source: string
  types: readonly string[]
  change: (fields: Partial<Segment>) => void
}

/** A playable title, found by its name; the first pick brings its whole length along. */
function SourcePicker({ segment, source, types, disabled, change }: SourcePickerProps) {
  const translate = useTranslate()
  const state = useReference(segment.ctkey)
  const label = translate('segments.columns.source')
  return (
    <FormControl fullWidth>
      <InputLabel shrink component="span">
        {label}
      </InputLabel>
      <ReferenceInput
        input={{ disabled, 'aria-label': label, placeholder: translate('relations.reference.placeholder') }}
        label={label}
        types={types}
        text={source}
        chosen={segment.ctkey ? [segment.ctkey] : []}
        onPick={({ id, rt }) =>
          change({
            ctkey: id,
            ...(segment.ep === undefined && typeof rt === 'number' && segment.seg_ty !== 'ad' && { sp: 0, ep: rt }),
          })
        }
        onEmpty={() => change({ ctkey: undefined } as unknown as Partial<Segment>)}
      />
      {segment.ctkey && <ReferenceNote state={state} />}
    </FormControl>
  )
}
