import { afterEach, expect, it } from 'vitest'
import { createNonceCache } from './nonceCache.ts'

const timeline = { currentTime: 0 }
afterEach(() => Reflect.deleteProperty(document, 'timeline'))

it('puts an at-rule into no sheet that has been drawn, and keeps the order of all rules', () => {
  Object.defineProperty(document, 'timeline', { value: timeline, configurable: true })
  const { sheet } = createNonceCache(undefined)
  const inFrame = (rules: readonly string[]) => {
    timeline.currentTime += 16
    rules.forEach((rule) => sheet.insert(rule))
  }
  inFrame(['.a{color:red}', '@media print{.a{color:blue}}', '@media screen{.a{top:0}}', '.b{color:red}'])
  inFrame(['.c{color:red}'])
  inFrame(['.d{color:red}', '@media print{.d{color:blue}}'])
  const rules = sheet.tags.map((tag) =>
    [...((tag as HTMLStyleElement).sheet?.cssRules ?? [])].map(({ cssText }) => cssText),
  )
  expect(rules.map((some) => some.map((text) => text.slice(0, 6)))).toEqual([
    ['.a { c'],
    ['@media', '@media', '.b { c', '.c { c', '.d { c'],
    ['@media'],
  ])
  sheet.flush()
})
