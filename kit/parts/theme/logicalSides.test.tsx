import { describe, expect, it } from 'vitest'
import { logicalDeclaration } from './logicalSides.ts'
import { createNonceCache } from './nonceCache.ts'

describe('styles in logical properties', () => {
  it.each([
    ['left', '0', 'inset-inline-start:0;'],
    ['margin-right', '-12px', 'margin-inline-end:-12px;'],
    ['border-top-left-radius', '8px', 'border-start-start-radius:8px;'],
    ['text-align', 'right', 'text-align:var(--marquee-end, end);'],
    ['text-align', 'start', 'text-align:var(--marquee-start, start);'],
    ['float', 'left', 'float:inline-start;'],
    ['padding', '0 8px 8px 4px', 'padding-block:0 8px;padding-inline:4px 8px;'],
    ['margin', '0 calc(1px + 2px) 0 auto', 'margin-block:0 0;margin-inline:auto calc(1px + 2px);'],
  ])('%s: %s is said as start and end', (property, value, written) => {
    expect(logicalDeclaration(property, value)).toBe(written)
  })

  it.each([
    ['padding', '0 8px'],
    ['padding', '0 8px 4px'],
    ['padding', '1px 8px 2px 8px'],
    ['text-align', 'center'],
    ['left-over', '1'],
    ['transform', 'translateX(4px)'],
  ])('%s: %s says the same in both directions', (property, value) => {
    expect(logicalDeclaration(property, value)).toBeUndefined()
  })

  it('go into every style sheet of the console', () => {
    const cache = createNonceCache(undefined)
    cache.insert('.probe', { name: 'probe', styles: 'padding-left:4px;&:hover{left:0;}' }, cache.sheet, true)
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join()
    expect(rules).toContain('padding-inline-start: 4px')
    expect(rules).toContain('inset-inline-start: 0')
  })
})
