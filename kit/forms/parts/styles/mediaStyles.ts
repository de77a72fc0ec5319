import type { CSSObject, Theme } from '@mui/material/styles'
import { focusRing } from '../../../theme/focusRing.ts'

/** Image slots and the strip of segments. */
export function mediaStyles({ vars: { palette }, typography, shape }: Theme): CSSObject {
  return {
    '& .f-slot': {
      ...typography.meta,
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      alignContent: 'center',
      gap: 2,
      height: 52,
      padding: 4,
      border: 0,
      borderRadius: shape.borderRadius,
      fontFamily: 'inherit',
      textAlign: 'center',
      color: palette.text.tertiary,
      backgroundColor: palette.surface.well,
      boxShadow: `inset 0 0 0 1px ${palette.line.edge}`,
      '&[data-required]': {
        color: palette.status.warning.on,
        boxShadow: `inset 0 0 0 1px ${palette.status.warning.solid}`,
      },
      '&[data-dropping]': { boxShadow: `inset 0 0 0 2px ${palette.accent.main}` },
      'button&:hover, &:is(button):hover': { color: palette.text.primary, backgroundColor: palette.surface.hover },
      '&:focus-visible': focusRing('inside'),
    },
    '& .f-picture': {
      position: 'relative',
      display: 'block',
      height: 52,
      '& > img': {
        display: 'block',
        width: '100%',
        height: '100%',
        objectFit: 'cover',
        borderRadius: 2,
        backgroundColor: palette.background.raised,
      },
      '& > .f-pictureTools': {
        position: 'absolute',
        insetBlockStart: 2,
        insetInlineEnd: 2,
        display: 'flex',
        borderRadius: 4,
        backgroundColor: palette.background.raised,
        opacity: 0,
      },
      '&:hover > .f-pictureTools, &:focus-within > .f-pictureTools': { opacity: 1 },
    },
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
