import { styled } from '@mui/material/styles'

/** Widths of the page, px, from which its parts stand two and three side by side. */
export const TWO_COLUMNS = 860
export const THREE_COLUMNS = 1200

/** The dashboard from top to bottom: the work, what is on air, the numbers. */
export const Screen = styled('div')({
  padding: '16px 20px 24px',
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'minmax(0, 1fr)',
  containerType: 'inline-size',
})
/** What somebody has to act on; the last part goes below the others where three have no room. */
export const Work = styled('div')({
  display: 'grid',
  gap: '20px 28px',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [`@container (min-width: ${TWO_COLUMNS}px)`]: {
    gridTemplateColumns: 'minmax(0, 536fr) minmax(0, 428fr)',
    columnGap: 20,
    '& > :last-child': { gridColumn: '1 / -1' },
    // Beside a raised part, in line with what stands on it.
    '& > :nth-child(2)': { paddingBlockStart: 8 },
  },
  [`@container (min-width: ${THREE_COLUMNS}px)`]: {
    gridTemplateColumns: 'minmax(0, 568fr) minmax(0, 420fr) minmax(0, 320fr)',
    columnGap: 28,
    '& > :last-child': { gridColumn: 'auto', paddingBlockStart: 8 },
  },
})
export const Column = styled('div')({ display: 'grid', gap: 12, minInlineSize: 0, alignContent: 'start' })
/** Parts that stand side by side while their place is as wide as the page, and one under the other in a column. */
export const WideColumn = styled(Column)({
  [`@container (min-width: ${TWO_COLUMNS}px)`]: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(0, 1fr))',
    gap: 20,
  },
  [`@container (min-width: ${THREE_COLUMNS}px)`]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 },
})
/** Lines in two columns where the page is wide enough for them. */
export const TwoColumns = styled('div')({
  display: 'grid',
  columnGap: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [`@container (min-width: 480px)`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
})
/** Figures of words in four languages need more room than bars. */
export const Charts = styled('div')({
  display: 'grid',
  gap: 28,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [`@container (min-width: ${TWO_COLUMNS}px)`]: { gridTemplateColumns: 'minmax(0, 1.28fr) minmax(0, 1fr)' },
})
export const Panels = styled('div')({
  display: 'grid',
  gap: 28,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 290px), 1fr))',
  alignItems: 'start',
  '&:empty': { display: 'none' },
})
/** A panel as wide as two where two stand side by side. */
export const WidePanel = styled('div')({
  minInlineSize: 0,
  '@container (min-width: 640px)': { gridColumn: 'span 2' },
})
