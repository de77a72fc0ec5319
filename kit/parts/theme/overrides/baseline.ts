import { imageStyles } from '../../layoutParts/imageStyles.ts'
import { statusStyles } from '../../status/statusStyles.ts'
import { focusRing } from '../focusRing.ts'
import { languageStyles } from '../languageStyles.ts'
import type { Override } from './Override.ts'

const stillness = {
  animation: 'none !important',
  transitionDuration: '0s !important',
  scrollBehavior: 'auto !important',
}

/** The page itself: ground colour, tabular figures, focus for the keyboard only, stillness where it is asked for. */
export const baseline: Override<'MuiCssBaseline'> = {
  styleOverrides: (theme) => ({
    html: { height: '100%', WebkitTextSizeAdjust: '100%' },
    body: {
      textAlign: 'start',
      ...theme.typography.body2,
      minHeight: '100%',
      backgroundColor: theme.vars.palette.background.default,
      fontVariantNumeric: 'tabular-nums lining-nums',
      WebkitFontSmoothing: 'antialiased',
    },
    'strong, b': { fontWeight: theme.typography.fontWeightMedium },
    ':focus-visible': focusRing(),
    '::selection': { backgroundColor: theme.vars.palette.accent.soft, color: theme.vars.palette.accent.onSoft },
    ...languageStyles,
    ...statusStyles,
    ...imageStyles,
    'html[data-thin-scrollbars] *': {
      scrollbarWidth: 'thin',
      scrollbarColor: `${theme.vars.palette.line.outline} transparent`,
    },
    ':root': { '--marquee-start': 'left', '--marquee-end': 'right' },
    ':root[dir=rtl]': { '--marquee-start': 'right', '--marquee-end': 'left', '--marquee-way': '-1' },
    // Each run of words goes in its own direction, whichever way the page goes: '21 Nov 2026' stays in order.
    '[dir=rtl] body *': { unicodeBidi: 'plaintext' },
    '[dir=rtl] :is(input, textarea)': { textAlign: 'start' },
    // Arrows that mean "on" or "back" turn round from right to left.
    '[dir=rtl] svg[data-points]': { transform: 'scaleX(-1)' },
    'html[data-still] *:not([role=progressbar], [role=progressbar] *), html[data-still] ::before, html[data-still] ::after':
      stillness,
    '@media (prefers-reduced-motion: reduce)': {
      '*:not([role=progressbar], [role=progressbar] *), *::before, *::after': stillness,
    },
  }),
}
