import { type } from './tokens.ts'

const { ta, zh } = type.scripts
const roman = {
  '--marquee-script-size': '1',
  '--marquee-script-line': '0',
  '--marquee-weight-600': '600',
  '--marquee-weight-700': '700',
}
const capped = (maximum: number) => ({
  '--marquee-weight-600': String(maximum),
  '--marquee-weight-700': String(maximum),
})

/**
 * How the scripts differ (looks section 3). Typography reads these variables, so that `lang` on a text or on any
 * element around it is enough. `data-script` marks a run within a line of another language (LangText): it has no
 * variant of its own and takes its size from the line.
 */
export const languageStyles = {
  '[lang]': roman,
  '[lang|=ta]': {
    '--marquee-script-size': String(ta.sizeFactor),
    '--marquee-script-line': String(ta.lineFactor),
    ...capped(ta.maxWeight),
  },
  '[lang|=zh]': { letterSpacing: zh.tracking, ...capped(zh.maxWeight) },
  'html:not([lang|=ta]) [data-script=ta]': { fontSize: `${ta.sizeFactor}em`, lineHeight: ta.lineFactor },
  'html[lang|=ta] [data-script]:not([data-script=ta])': { fontSize: `calc(1em / ${ta.sizeFactor})` },
}
