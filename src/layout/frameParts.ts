import type { LookSettings } from '#kit/parts/theme/lookSettings.ts'
import type { FrameKind } from './frameKind.ts'

export type FrameAsk = {
  layout: LookSettings['layout']
  kind: FrameKind
  /** Under 1280 px. */
  narrow: boolean
  /** The Theme Settings stand beside the page. */
  panel: boolean
  /** The page has been scrolled: bars that give way are gone. */
  away: boolean
}

type FrameParts = {
  /** The menu beside the page (layout1). */
  sidebar: 'none' | 'rail' | 'full'
  /** The menu as a bar (layouts 2 and 3). */
  bar: boolean
  toolbar: boolean
  /** The footer as a line of its own; layout1 has it at the foot of the menu column. */
  footer: boolean
  /** The menu is behind a hamburger. */
  hamburger: boolean
  gridTemplateColumns: string
  gridTemplateRows: string
  gridTemplateAreas: string
}

const REST = 'minmax(0,1fr)'
/** Heights and widths in px (specification section 9): sidebar 300, folded 64; toolbar and navbar 64; panel 380. */
const SIZE = { rail: '64px', menu: '236px', panel: '380px', toolbar: '64px', bar: '64px', footer: '32px', page: REST }

/** Which parts a frame has and where: one grid for every layout, so that a change of layout draws no page anew. */
export function frameParts(ask: FrameAsk): FrameParts {
  const shown = shownParts(ask)
  const columns = columnsOf(ask, shown)
  const rows = rowsOf(ask, shown)
  const areas = rows.map((row) => `"${columns.map((column) => (column === 'page' ? row : column)).join(' ')}"`)
  const heightOf = (row: keyof typeof SIZE) => (isAway(ask, row) ? '0px' : SIZE[row])
  return {
    ...shown,
    gridTemplateColumns: columns.map((column) => SIZE[column]).join(' '),
    gridTemplateRows: rows.map(heightOf).join(' '),
    gridTemplateAreas: areas.join(' '),
  }
}

type Shown = Pick<FrameParts, 'sidebar' | 'bar' | 'toolbar' | 'footer' | 'hamburger'>

function shownParts({ layout: { style, config }, kind, narrow }: FrameAsk): Shown {
  if (kind === 'bare') return { sidebar: 'none', bar: false, toolbar: false, footer: false, hamburger: false }
  const { navbar, toolbar, footer } = config
  const record = kind === 'record'
  const wanted = navbar.display && !narrow
  const sidebar = !wanted || style !== 'layout1' ? 'none' : kind === 'list' && !navbar.folded ? 'full' : 'rail'
  const bar = wanted && style !== 'layout1' && !record
  const hamburger = sidebar === 'none' && !bar
  return {
    sidebar,
    bar,
    // Where nothing else leads on, the toolbar with its hamburger stays whatever was chosen.
    toolbar: !record && (toolbar.display || hamburger),
    footer: footer.display && style !== 'layout1' && !record && !narrow,
    hamburger,
  }
}

type Row = 'toolbar' | 'bar' | 'page' | 'footer'
type Column = 'rail' | 'menu' | 'page' | 'panel'

function columnsOf({ layout, panel, narrow }: FrameAsk, { sidebar }: Shown): Column[] {
  const menu: Column[] = sidebar === 'none' ? [] : sidebar === 'rail' ? ['rail'] : ['rail', 'menu']
  const work: Column[] = panel && !narrow ? ['page', 'panel'] : ['page']
  return layout.config.navbar.position === 'end' ? [...work, ...menu.reverse()] : [...menu, ...work]
}

function rowsOf({ layout }: FrameAsk, { bar, toolbar, footer }: Shown): Row[] {
  const head: Row[] = [...(toolbar ? ['toolbar' as const] : []), ...(bar ? ['bar' as const] : [])]
  if (layout.config.navbar.position === 'above') head.reverse()
  return [...head, 'page', ...(footer ? ['footer' as const] : [])]
}

function isAway({ away, layout: { config } }: FrameAsk, row: keyof typeof SIZE): boolean {
  return away && (row === 'toolbar' || row === 'footer') && config[row].style === 'static'
}
