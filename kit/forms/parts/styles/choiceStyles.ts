import type { CSSObject, Theme } from '@mui/material/styles'
import { focusRing } from '#kit/parts/theme/focusRing.ts'

function markStyles({ vars: { palette } }: Theme) {
  return {
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
}

/** Check boxes, switches and radio buttons: 16 px marks in hit areas of 24. */
export function choiceStyles(theme: Theme): CSSObject {
  const { palette } = theme.vars
  const mark = markStyles(theme)
  return {
    '& .f-check': { ...theme.typography.body2, display: 'flex', alignItems: 'center', gap: 4, minHeight: 24 },
    '& .f-checks': { display: 'flex', flexWrap: 'wrap', gap: '4px 16px', minHeight: 32, alignItems: 'center' },
    '& .f-checks[data-orientation=vertical]': { display: 'grid' },
    '& input[type=checkbox].f-mark': {
      ...mark,
      display: 'inline-grid',
      placeItems: 'center',
      '&:checked::before': {
        content: '""',
        width: 10,
        height: 10,
        backgroundColor: palette.accent.on,
        clipPath: 'polygon(13% 46%, 0 60%, 40% 96%, 100% 20%, 86% 8%, 39% 70%)',
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
      '&::before': { display: 'none' },
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
  }
}
