import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { leanRouter } from './leanRouter.ts'

const installed = globSync('node_modules/react-router/dist/production/chunk-*.mjs').map((path) =>
  readFileSync(path, 'utf8'),
)
const code = installed.find((text) => text.includes('PrefetchPageLinks')) ?? ''

it('leaves links that fetch nothing ahead, and nothing that is made for its own sake', () => {
  const lean = leanRouter(code)
  expect(lean).not.toMatch(/createElement\(PrefetchPageLinks,/)
  expect(lean).not.toMatch(/\.displayName = "(?:Link|NavLink|Form)"/)
  expect(lean).toContain('var Link = /* @__PURE__ */ React10.forwardRef(')
  expect(lean).toContain('[false, null, {}]')
})

it('fails where the router has changed', () => {
  expect(() => leanRouter(code.replaceAll('usePrefetchBehavior', 'usePrefetch'))).toThrow('React Router has changed')
})
