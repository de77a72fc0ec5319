import type { CSSObject, Theme } from '@mui/material/styles'
import { focusRing } from '../../../theme/focusRing.ts'

/** Check boxes, switches, radio buttons and tokens: 16 px marks in hit areas of 24. */
export function choiceStyles({ vars: { palette }, typography }: Theme): CSSObject {
  const mark = {
    appearance: 'none',
    flex: 'none',
    width: 16,
    height: 16,
    margin: 4,
    border: `1.5px solid ${palette.line.outline}`,
    borderRadius: 3,
    backgroundColor: 'transparent',
    '&:hover': { borderColor: palette.text.tertiary },
    '&:focus-visible': focusRing(),
    '&:checked': { borderColor: palette.accent.main, backgroundColor: palette.accent.main },
    '&:disabled': { opacity: 0.5 },
  } as const
  return {
    '& .f-check': { ...typography.body2, display: 'flex', alignItems: 'center', gap: 4, minHeight: 24 },
    '& .f-checks': { display: 'flex', flexWrap: 'wrap', gap: '4px 16px', minHeight: 32, alignItems: 'center' },
    '& .f-checks[data-orientation=vertical]': { display: 'grid' },
    '& input[type=checkbox].f-mark': {
      ...mark,
      '&:checked': {
        ...mark['&:checked'],
        // The tick is cut out of a square of the theme's own colour, since an image knows no colours of the theme.
        backgroundImage: `linear-gradient(45deg, transparent 46%, ${palette.accent.on} 46% 58%, transparent 58%), linear-gradient(-45deg, transparent 68%, ${palette.accent.on} 68% 80%, transparent 80%)`,
        backgroundSize: '8px 10px, 6px 8px',
        backgroundPosition: '5px 1px, 1px 4px',
        backgroundRepeat: 'no-repeat',
      },
    },
    '& input[type=radio].f-mark': {
      ...mark,
      borderRadius: '50%',
      '&:checked': {
        ...mark['&:checked'],
        backgroundImage: `radial-gradient(circle, ${palette.accent.on} 0 3px, transparent 3.5px)`,
      },
    },
    '& input[role=switch].f-mark': {
      ...mark,
      width: 28,
      border: 0,
      borderRadius: 8,
      backgroundColor: palette.line.outline,
      backgroundImage: `radial-gradient(circle, ${palette.background.paper} 0 6px, transparent 6.5px)`,
      backgroundSize: '16px 16px',
      backgroundPosition: '0 0',
      backgroundRepeat: 'no-repeat',
      '&:checked': {
        backgroundColor: palette.accent.main,
        backgroundImage: `radial-gradient(circle, ${palette.accent.on} 0 6px, transparent 6.5px)`,
        backgroundSize: '16px 16px',
        backgroundPosition: '12px 0',
      },
    },
    '& .f-token': {
      ...typography.meta,
      display: 'inline-flex',
      alignItems: 'center',
      gap: 2,
      maxWidth: '100%',
      minHeight: 24,
      paddingInline: '8px 2px',
      borderRadius: 4,
      overflowWrap: 'anywhere',
      color: palette.text.primary,
      backgroundColor: palette.surface.pressed,
      '&[data-read]': { paddingInline: 8 },
    },
  }
}
