import type { Plugin } from 'vite'

const LIBRARY = 'typebox'
const STUB = '\0without-schemas'

/**
 * Stands in for the schema library: every builder answers one and the same thing, which may be put into others and
 * says that it is missing to whoever looks into it.
 */
export const STUB_CODE = `
const missing = (key) => { throw new Error('schemas of the contract are not in the built console: ' + String(key)) }
const schema = new Proxy({}, {
  get: (_, key) => key === 'properties' ? {} : typeof key === 'symbol' ? undefined : missing(key),
})
export const Type = new Proxy({}, { get: () => () => schema })
`

/**
 * Leaves the schemas of the contract out of the built console. A page knows them as types alone; what checks is the
 * server, and the forms' own interpreter over the schemas that it is sent.
 */
export function withoutSchemas(): Plugin {
  return {
    name: 'without-schemas',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === LIBRARY ? STUB : undefined),
    load: (id) => (id === STUB ? STUB_CODE : undefined),
  }
}
