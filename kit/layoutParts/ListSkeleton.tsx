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

/** A list that is being fetched, in the sizes of its rows. */
export function ListSkeleton({ rows = 14, artwork = true, onCancel }: ListSkeletonProps) {
  const [artWidth = 0, artHeight = 0] = size.artList
  return (
    <Waiting onCancel={onCancel}>
      {Array.from({ length: rows }, (_, row) => (
        <Box
          key={row}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 3,
            height: artwork ? size.rowList : size.rowDense,
            paddingInline: 2,
          }}
        >
          {artwork && (
            <Skeleton width={artWidth} height={artHeight} sx={{ flex: 'none', borderRadius: `${radius.art}px` }} />
          )}
          <Box sx={{ flex: 1, maxWidth: 420 }}>
            <Skeleton height={11} width={`${TITLES[row % TITLES.length]}%`} />
            {artwork && (
              <Skeleton
                height={8}
                width={`${LINES[row % LINES.length]}%`}
                sx={{ marginBlockStart: '6px', opacity: 0.6 }}
              />
            )}
          </Box>
          <Skeleton height={18} width={CHIPS[row % CHIPS.length]} sx={{ marginInlineStart: 'auto' }} />
          <Skeleton height={11} width={150} />
          <Skeleton height={11} width={96} />
        </Box>
      ))}
    </Waiting>
  )
}
