import type { CSSObject, Theme } from '@mui/material/styles'
import { focusRing } from '../../../theme/focusRing.ts'

/** The places of the image matrix. */
export function imageStyles({ vars: { palette }, typography, shape }: Theme): CSSObject {
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
  }
}
