import type { CSSObject, Theme } from '@mui/material/styles'

/** The progress of an upload and the strip of segments. */
export function stripStyles({ vars: { palette }, typography }: Theme): CSSObject {
  return {
    '& .f-progress': {
      width: '80%',
      height: 4,
      borderRadius: 2,
      overflow: 'hidden',
      backgroundColor: palette.surface.pressed,
    },
    '& .f-progress > i': { display: 'block', height: '100%', backgroundColor: palette.accent.main },
    '& .f-strip': { display: 'flex', height: 20, borderRadius: 3, overflow: 'hidden', gap: 1 },
    '& .f-strip > span': {
      ...typography.meta,
      display: 'grid',
      placeItems: 'center',
      minWidth: 2,
      overflow: 'hidden',
      lineHeight: '20px',
      boxShadow: `inset 0 0 0 1px ${palette.segmentEdge}`,
    },
  }
}
