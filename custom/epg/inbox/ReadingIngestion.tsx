import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { ListSkeleton } from '#kit/parts/layoutParts/ListSkeleton.tsx'

/** An ingestion that is being read, in the sizes of its head, its tabs and its changes. */
export function ReadingIngestion() {
  return (
    <Reading>
      <div className="head" aria-hidden>
        <Skeleton height={14} width={160} />
        <Skeleton height={11} width={260} />
      </div>
      <div className="tabs" aria-hidden>
        {TABS.map((width) => (
          <Skeleton key={width} height={11} width={width} />
        ))}
      </div>
      <ListSkeleton rows={6} artwork={false} />
    </Reading>
  )
}

/** Widths of its tabs in px. */
const TABS = [72, 44, 48, 70, 62, 76]

const Reading = styled('section')({
  flex: 1,
  minInlineSize: 0,
  '& > .head, & > .tabs': { display: 'flex', alignItems: 'center', paddingInline: 16 },
  '& > .head': { gap: 8, minBlockSize: 52 },
  '& > .tabs': { gap: 24, minBlockSize: 36 },
})
