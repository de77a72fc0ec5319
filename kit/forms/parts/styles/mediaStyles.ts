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
      '&[for]:hover': { color: palette.text.primary, backgroundColor: palette.surface.hover },
    },
    '& .f-slotCell': { display: 'inline-grid', gap: 2, position: 'relative' },
    '& .f-file:focus-visible + .f-slot, & .f-file:focus-visible + .f-picture': focusRing(),
    '& label.f-slot:not([for])': { boxShadow: `inset 0 0 0 1px ${palette.line.hair}` },
    '& .f-images td': { paddingBlock: '3px 5px' },
    '& .f-picture': {
      position: 'relative',
      display: 'block',
      height: 52,
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
