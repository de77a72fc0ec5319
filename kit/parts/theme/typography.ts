import { type } from './tokens.ts'

type Step = { size: number; line: number; weight: number; tracking?: string }

/** Rem of the browser's 16 px, so that a reader's larger text size reaches everything. */
const ROOT_PX = 16

/** Tamil and Chinese are set at most 500 heavy: languageStyles.ts lowers these variables under their `lang`. */
function weight(value: number): string {
  return value > type.scripts.ta.maxWeight ? `var(--marquee-weight-${value}, ${value})` : String(value)
}

/** One step of the scale; Tamil's size and line factors come through variables, and nothing goes under 11 px. */
function step({ size, line, weight: heavy, tracking }: Step) {
  return {
    fontSize: `max(${type.minimum}px, calc(${size / ROOT_PX}rem * var(--marquee-script-size, 1)))`,
    lineHeight: `max(${(line / size).toFixed(3)}, var(--marquee-script-line, 0))`,
    fontWeight: weight(heavy),
    ...(tracking && { letterSpacing: tracking }),
  }
}

const { scale } = type

const fontFamily = [
  `"${type.family} Variable"`,
  ...type.fallback.map((name) => (name.includes(' ') ? `"${name}"` : name)),
].join(', ')

/** MUI gives its own variants the font; ours need it said, since a button does not inherit it. */
const own = (look: Step) => ({ fontFamily, ...step(look) })

/** Looks section 3 on MUI's variants; `label`, `meta`, `row`, `bodyStrong` and `figure` are ours. */
export const typography = {
  fontFamily,
  htmlFontSize: ROOT_PX,
  fontSize: scale.body.size,
  fontWeightMedium: weight(scale.bodyStrong.weight),
  fontWeightBold: weight(scale.page.weight),
  h1: step(scale.figure),
  h2: step(scale.page),
  h3: step(scale.page),
  h4: step(scale.page),
  h5: step(scale.page),
  h6: step(scale.page),
  subtitle1: step(scale.record),
  subtitle2: step(scale.section),
  body1: step(scale.body),
  body2: step(scale.body),
  button: { ...step(scale.bodyStrong), textTransform: 'none' as const },
  caption: step(scale.caption),
  overline: { ...step(scale.label), textTransform: 'none' as const },
  label: own(scale.label),
  meta: own(scale.meta),
  row: own(scale.row),
  bodyStrong: own(scale.bodyStrong),
  figure: own(scale.figure),
}
