import ButtonBase from '@mui/material/ButtonBase'
import { styled, useTheme } from '@mui/material/styles'
import { zonedParts } from '#contract/rules/dates/zonedParts.ts'
import { focusRing } from '#kit/parts/theme/focusRing.ts'
import { segmentPattern } from '#kit/parts/theme/segmentPattern.ts'
import type { SegmentKey } from '#kit/parts/theme/tokens.ts'
import { plays, type OnAirPlan } from '../model/onAirPlan.ts'
import { nameOf } from '../model/scheduleWords.ts'
import { useScheduleWords } from '../useScheduleWords.ts'

type PieceRowsProps = {
  rows: OnAirPlan['rows']
  /** The piece that the player shows, by its place there. */
  playing: number | undefined
  onPlay: (item: number) => void
}

/** What is on air, part by part, by the clocks of the channel; a press plays from there. */
export function PieceRows({ rows, playing, onPlay }: PieceRowsProps) {
  const words = useScheduleWords()
  const { translate, format, zone } = words
  return (
    <List aria-label={translate('scheduleOnAir.list')}>
      {rows.map((row) => {
        const { piece, airing, item, why } = row
        return (
          <li key={`${piece.airing} ${piece.at}`}>
            <ButtonBase
              className="row"
              disabled={item === undefined}
              aria-current={plays(row, playing)}
              onClick={() => item !== undefined && onPlay(item)}
            >
              <time dateTime={new Date(piece.at).toISOString()}>{clockWithSeconds(piece.at, zone)}</time>
              <KindTag kind={piece.type} />
              <span className="name">
                {piece.type === airing.kind
                  ? nameOf(airing, words)
                  : translate('scheduleOnAir.within', {
                      kind: translate(`schedule.kinds.${piece.type}`, { _: piece.type }),
                      name: nameOf(airing, words),
                    })}
              </span>
              {why && <span className="why">{translate(`scheduleOnAir.why.${why}`)}</span>}
              <span className="length">{format.duration(piece.dur)}</span>
            </ButtonBase>
          </li>
        )
      })}
    </List>
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

const List = styled('ul')({
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
