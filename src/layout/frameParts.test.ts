import { describe, expect, it } from 'vitest'
import { configOf } from '#kit/parts/theme/lookSettings.ts'
import type { LayoutConfig, LayoutStyle } from '#kit/parts/theme/lookSettings.ts'
import type { FrameAsk } from './frameParts.ts'
import { frameParts } from './frameParts.ts'

const frame = (style: LayoutStyle, more: Partial<Omit<FrameAsk, 'layout'>> = {}, config: Partial<LayoutConfig> = {}) =>
  frameParts({
    layout: { style, config: { ...configOf(style), ...config } },
    kind: 'list',
    narrow: false,
    panel: false,
    away: false,
    ...more,
  })
const navbar = (part: Partial<LayoutConfig['navbar']>, style: LayoutStyle = 'layout1') => ({
  navbar: { ...configOf(style).navbar, ...part },
})

describe('the frame', () => {
  it('of layout1 has a sidebar of 300 px beside the page, 64 folded', () => {
    expect(frame('layout1')).toMatchObject({
      sidebar: 'full',
      gridTemplateColumns: '64px 236px minmax(0,1fr)',
      gridTemplateRows: '64px minmax(0,1fr)',
      gridTemplateAreas: '"rail menu toolbar" "rail menu page"',
    })
    expect(frame('layout1', {}, navbar({ folded: true }))).toMatchObject({
      sidebar: 'rail',
      gridTemplateColumns: '64px minmax(0,1fr)',
    })
  })

  it('may have the sidebar at the other end', () => {
    expect(frame('layout1', { panel: true }, navbar({ position: 'end' })).gridTemplateAreas).toBe(
      '"toolbar panel menu rail" "page panel menu rail"',
    )
  })

  it('of layout2 has the menu bar under the toolbar, of layout3 above it, both 64 px high', () => {
    expect(frame('layout2')).toMatchObject({
      bar: true,
      gridTemplateAreas: '"toolbar" "bar" "page" "footer"',
      gridTemplateRows: '64px 64px minmax(0,1fr) 32px',
    })
    expect(frame('layout3').gridTemplateAreas).toBe('"bar" "toolbar" "page" "footer"')
  })

  it('of a record is altered: no toolbar, no footer, no menu bar', () => {
    expect(frame('layout1', { kind: 'record' })).toMatchObject({ toolbar: false, gridTemplateAreas: '"rail page"' })
    expect(frame('layout2', { kind: 'record' })).toMatchObject({ bar: false, footer: false, hamburger: true })
  })

  it('puts the menu behind a hamburger under 1280 px in every layout', () => {
    for (const style of ['layout1', 'layout2', 'layout3'] as const)
      expect(frame(style, { narrow: true })).toMatchObject({
        sidebar: 'none',
        bar: false,
        hamburger: true,
        gridTemplateAreas: '"toolbar" "page"',
      })
  })

  it('keeps the toolbar where nothing else leads on', () => {
    const hidden = { toolbar: { display: false, style: 'fixed' as const } }
    expect(frame('layout1', {}, hidden).toolbar).toBe(false)
    expect(frame('layout1', { narrow: true }, hidden).toolbar).toBe(true)
    expect(frame('layout1', {}, { ...hidden, ...navbar({ display: false }) })).toMatchObject({
      toolbar: true,
      hamburger: true,
    })
  })

  it('has the Theme Settings of 380 px beside the page, never over it', () => {
    expect(frame('layout1', { panel: true }).gridTemplateColumns).toBe('64px 236px minmax(0,1fr) 380px')
    expect(frame('layout1', { panel: true, narrow: true }).gridTemplateColumns).toBe('minmax(0,1fr)')
  })

  it('lets bars that give way go while one reads on', () => {
    const gives = { toolbar: { display: true, style: 'static' as const } }
    expect(frame('layout2', { away: true }, gives).gridTemplateRows).toBe('0px 64px minmax(0,1fr) 32px')
    expect(frame('layout2', { away: true }).gridTemplateRows).toBe('64px 64px minmax(0,1fr) 32px')
  })

  it('of a bare page is the page alone', () => {
    expect(frame('layout1', { kind: 'bare' })).toMatchObject({ gridTemplateAreas: '"page"', hamburger: false })
  })
})
