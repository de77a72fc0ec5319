import { styled } from '@mui/material/styles'
import { addressText } from '#contract/rules/geo/address.ts'
import { isRange, readRange, sizeOf, type AddressRange } from '#contract/rules/geo/range.ts'
import type { GeoOverlap } from '#contract/schemas/geo.ts'

const Bar = styled('div')(({ theme }) => ({
  '& .lane': { position: 'relative', blockSize: 20, marginBlockStart: 4 },
  '& .whole': {
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'center',
    blockSize: 20,
    background: 'var(--mui-palette-surface-selected)',
    fontSize: 12,
  },
  '& .part': {
    position: 'absolute',
    insetBlock: 0,
    minInlineSize: 4,
    border: '1px solid var(--mui-palette-line-edge)',
    background: 'var(--mui-palette-surface-hover)',
  },
  '& .part[data-other]': {
    borderColor: 'var(--mui-palette-status-error-on)',
    background: 'var(--mui-palette-status-error-bg)',
  },
  '& .ends': {
    display: 'flex',
    justifyContent: 'space-between',
    ...theme.typography.meta,
    color: theme.vars.palette.text.tertiary,
  },
}))

const SCALE = 10_000n

type RangeBarProps = { range: AddressRange; overlaps: readonly GeoOverlap[]; country: string; label: string }

/** A range as a bar with the others where they lie in it; the list below says the same in words. */
export function RangeBar({ range, overlaps, country, label }: RangeBarProps) {
  const size = sizeOf(range)
  const shareOf = (addresses: bigint) => Number((addresses * SCALE) / size) / 100
  return (
    <Bar>
      <div className="whole">{label}</div>
      <div className="lane" aria-hidden="true">
        {overlaps.map((one) => {
          const read = readRange(one.ip)
          if (!isRange(read)) return null
          const first = read.first > range.first ? read.first : range.first
          const last = read.last < range.last ? read.last : range.last
          return (
            <span
              key={one.ip}
              className="part"
              data-other={one.country === country ? undefined : ''}
              style={{
                insetInlineStart: `${shareOf(first - range.first)}%`,
                inlineSize: `${shareOf(last - first + 1n)}%`,
              }}
            />
          )
        })}
      </div>
      <div className="ends">
        <span>{addressText(range.first)}</span>
        <span>{addressText(range.last)}</span>
      </div>
    </Bar>
  )
}
