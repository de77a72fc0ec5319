import ButtonBase from '@mui/material/ButtonBase'
import { styled, useTheme } from '@mui/material/styles'
import { zonedParts } from '#contract/rules/dates/zonedParts.ts'
import { focusRing } from '#kit/parts/theme/focusRing.ts'
import { segmentPattern } from '#kit/parts/theme/segmentPattern.ts'
import type { SegmentKey } from '#kit/parts/theme/tokens.ts'
import { useScheduleWords } from '../useScheduleWords.ts'

type PieceRowProps = {
  /** Epoch ms, and the length in ms. */
  at: number
  dur: number
  /** What it is: 'vod', 'ad' and so on. */
  kind: string
  name: string
  note?: string | undefined
  isCurrent?: boolean
  isOff?: boolean
  onPress: () => void
}

/** What plays without a cut, by the clocks of the channel: its time, what it is, its name, how long. */
export function PieceRow({ at, dur, kind, name, note, isCurrent, isOff = false, onPress }: PieceRowProps) {
  const { format, zone } = useScheduleWords()
  return (
    <li>
      <ButtonBase className="row" disabled={isOff} aria-current={isCurrent} onClick={onPress}>
        <time dateTime={new Date(at).toISOString()}>{clockWithSeconds(at, zone)}</time>
        <KindTag kind={kind} />
        <span className="name" title={name}>
          {name}
        </span>
        {note && <span className="why">{note}</span>}
        <span className="length">{format.duration(dur)}</span>
      </ButtonBase>
    </li>
  )
}

/** Colour, letter and pattern of a kind, from the one table of looks section 5. */
function KindTag({ kind }: { kind: string }) {
  const { vars, palette } = useTheme()
  const key: SegmentKey = Object.hasOwn(palette.segment, kind) ? (kind as SegmentKey) : 'vod'
  const { on, fill } = vars.palette.segment[key]
  const { letter, pattern } = palette.segment[key]
  return (
    <i aria-hidden style={{ color: on, backgroundColor: fill, backgroundImage: segmentPattern(pattern, on) }}>
      {letter}
    </i>
  )
}

const two = (value: number) => String(value).padStart(2, '0')

function clockWithSeconds(instant: number, zone: string): string {
  const { hour, minute, second } = zonedParts(instant, zone)
  return [hour, minute, second].map(two).join(':')
}

/** A list of such rows. */
export const PieceList = styled('ul')({
  '& .row': {
    inlineSize: '100%',
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minBlockSize: 28,
    paddingInline: 4,
    borderRadius: 4,
    font: 'inherit',
    textAlign: 'start',
  },
  '& .row:hover': { backgroundColor: 'var(--mui-palette-surface-hover)' },
  '& .row[aria-current=true]': { backgroundColor: 'var(--mui-palette-surface-selected)' },
  '& .row:focus-visible': focusRing('inside'),
  '& .row:disabled': { color: 'var(--mui-palette-text-tertiary)' },
  '& time, & .length': { flex: 'none', fontVariantNumeric: 'tabular-nums' },
  '& .why': { flex: 'none' },
  '& .name': { flex: 1, minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& i': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: 18,
    blockSize: 18,
    borderRadius: 2,
    fontSize: 10,
    fontStyle: 'normal',
    fontWeight: 700,
    boxShadow: 'inset 0 0 0 1px var(--mui-palette-segmentEdge)',
  },
})
