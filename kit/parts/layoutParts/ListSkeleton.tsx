import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { radius, size } from '../theme/tokens.ts'
import { Waiting } from './Waiting.tsx'

type ListSkeletonProps = {
  rows?: number
  /** Rows with artwork are 40 high, without 32. */
  artwork?: boolean
  onCancel?: () => void
}

/** Widths in percent, so that the bones look like titles and not like a grid. */
const TITLES = [62, 48, 74, 40, 58, 66, 52]
const LINES = [44, 66, 38, 52, 30, 47, 60]
const CHIPS = [78, 60, 78, 84, 60, 72, 66]

/** In a narrow place, as in a panel, the columns beside the title go. */
const ONLY_WIDE = { flex: 'none', '@container (max-width: 640px)': { display: 'none' } } as const

/** A list that is being fetched, in the sizes of its rows. */
export function ListSkeleton({ rows = 14, artwork = true, onCancel }: ListSkeletonProps) {
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Waiting onCancel={onCancel}>
        {Array.from({ length: rows }, (_, row) => (
          <Row key={row} row={row} artwork={artwork} />
        ))}
      </Waiting>
    </Box>
  )
}

function Row({ row, artwork }: { row: number; artwork: boolean }) {
  const [width = 0, height = 0] = size.artList
  const rowHeight = artwork ? size.rowList : size.rowDense
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, height: rowHeight, paddingInline: 2 }}>
      {artwork && <Skeleton width={width} height={height} sx={{ flex: 'none', borderRadius: `${radius.art}px` }} />}
      <Box sx={{ flex: '1 1 0', minWidth: 0 }}>
        <Box sx={{ maxWidth: 420 }}>
          <Skeleton height={11} width={`${TITLES[row % TITLES.length]}%`} />
          {artwork && (
            <Skeleton
              height={8}
              width={`${LINES[row % LINES.length]}%`}
              sx={{ marginBlockStart: '6px', opacity: 0.6 }}
            />
          )}
        </Box>
      </Box>
      <Skeleton height={18} width={CHIPS[row % CHIPS.length]} sx={{ flex: 'none' }} />
      <Skeleton height={11} width={150} sx={ONLY_WIDE} />
      <Skeleton height={11} width={96} sx={ONLY_WIDE} />
    </Box>
  )
}
